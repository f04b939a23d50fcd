/// How a view with a fixed aspect ratio fits the proposed size.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible without exceeding the proposed size.
  case fit
  /// As small as possible while covering the proposed size.
  case fill
}

package struct AspectRatioModifier: ElementModifier, ComposedModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  package var composition: Composition {
    Composition("aspectRatio").value("aspectRatio", ratio).value("contentMode", contentMode)
  }

  @MainActor private func childProposal(_ proposal: ProposedViewSize, child: Element) -> ProposedViewSize {
    guard let ratio = validRatio(child: child) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return .unspecified
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWidthDecisive = contentMode == .fit ? width / ratio <= height : width / ratio >= height
      return isWidthDecisive
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  @MainActor private func validRatio(child: Element) -> CGFloat? {
    var ratio = ratio
    if ratio == nil {
      let ideal = child.size(for: .unspecified)
      ratio = ideal.height > 0 ? ideal.width / ideal.height : nil
    }
    guard let ratio, ratio > 0, ratio.isFinite else { return nil }
    return ratio
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    child.size(for: childProposal(proposal, child: child))
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: childProposal(proposal, child: child))
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    child.explicitGuide(key, for: childProposal(proposal, child: child))
  }
}

extension View {
  /// Constrains the view's width in proportion to its height.
  ///
  /// - Parameter aspectRatio: Width by height, or `nil` for the aspect ratio of the view's ideal size.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Constrains the view to the aspect ratio of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Scales the view to fit the proposed size, in its own aspect ratio.
  public nonisolated func scaledToFit() -> some View {
    aspectRatio(nil, contentMode: .fit)
  }

  /// Scales the view to fill the proposed size, in its own aspect ratio.
  public nonisolated func scaledToFill() -> some View {
    aspectRatio(nil, contentMode: .fill)
  }
}
