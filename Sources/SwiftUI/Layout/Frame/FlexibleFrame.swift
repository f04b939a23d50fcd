/// Limits a view's size, or makes it fill the proposed size.
package struct FlexibleFrame: ElementModifier {
  package struct Limits: Equatable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// Negative minima count as zero, an ideal below the minimum as the minimum, a maximum below the ideal as the
    /// ideal (measured on Apple's SwiftUI).
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min.map { $0 < 0 ? 0 : $0 }
      self.ideal = ideal.map { $0 < (self.min ?? $0) ? self.min ?? $0 : $0 }
      self.max = max.map { limit in
        let floor = self.ideal ?? self.min ?? limit
        return limit < floor ? floor : limit
      }
    }

    /// Whether any limit is set.
    var isLimited: Bool { min != nil || ideal != nil || max != nil }

    func proposal(_ length: CGFloat?) -> CGFloat? {
      guard var length = length ?? ideal else { return nil }
      if let min, length < min { length = min }
      if let max, length > max { length = max }
      return length
    }

    func result(_ child: CGFloat, proposed: CGFloat?) -> CGFloat {
      guard let proposed = proposal(proposed) else {
        var length = child
        if let min { length = Swift.max(min, length) }
        if let max { length = Swift.min(max, length) }
        return length
      }
      var length = child
      if let min { length = Swift.max(min, Swift.min(length, proposed)) }
      if let max { length = Swift.min(max, Swift.max(length, proposed)) }
      return length
    }
  }

  package let width: Limits
  package let height: Limits
  let alignment: Alignment

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let size = child.size(for: childProposal(proposal))
    return CGSize(
      width: width.result(size.width, proposed: proposal.width),
      height: height.result(size.height, proposed: proposal.height))
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    element.placeChild(child, aligned: alignment, in: size, proposal: childProposal(proposal))
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: Element, in element: Element
  ) -> CGFloat? {
    element.explicitGuide(key, of: child, aligned: alignment, in: size, proposal: childProposal(proposal))
  }

  package func spacing(child: Element, in element: Element) -> ViewSpacing {
    child.spacing.framed(horizontally: width.isLimited, vertically: height.isLimited)
  }
}

extension FlexibleFrame: ComposedModifier {
  package var composition: Composition {
    Composition("flexibleFrame")
      .value("minWidth", width.min).value("idealWidth", width.ideal).value("maxWidth", width.max)
      .value("minHeight", height.min).value("idealHeight", height.ideal).value("maxHeight", height.max)
      .value("alignment", alignment)
  }
}

extension View {
  /// Positions the view in a frame with limits, in points.
  ///
  /// A maximum of `.infinity` fills the proposed size.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        width: FlexibleFrame.Limits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FlexibleFrame.Limits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }
}
