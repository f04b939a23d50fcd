/// Gives a view a fixed width or height; the view may be smaller or larger than its frame.
///
/// An infinite length, a negative one and NaN count as no length, as on iOS: `frame(width: .infinity)` changes nothing.
package struct FixedFrame: ElementModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// The length that the app passed, if it is invalid.
  private let invalidLength: CGFloat?

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.flatMap { $0 == validLength($0) ? $0 : nil }
    self.height = height.flatMap { $0 == validLength($0) ? $0 : nil }
    self.alignment = alignment
    invalidLength = [width, height].lazy.compactMap(\.self).first { $0 != validLength($0) }
  }

  package func didMount(_ element: ModifiedElement) {
    guard let invalidLength else { return }
    element.reportLayoutProblem(
      "A frame cannot be \(invalidLength) points long: lengths must be finite, and zero or more. It is ignored.")
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    if invalidLength != old.invalidLength { didMount(element) }
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
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
    child.spacing.framed(horizontally: width != nil, vertically: height != nil)
  }

  package func flexibility(along axis: Axis, cross: CGFloat?, child: Element) -> CGFloat? {
    (axis == .horizontal ? width : height) == nil ? nil : 0
  }
}

extension FixedFrame: ComposedModifier {
  package var composition: Composition {
    Composition("frame").value("width", width).value("height", height).value("alignment", alignment)
  }
}

extension View {
  /// Positions the view in a frame of a fixed width or height, in points.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    modifier(FixedFrame(width: nil, height: nil, alignment: .center))
  }
}

/// A valid length for layout: not negative, NaN or infinite.
func validLength(_ length: CGFloat) -> CGFloat {
  length.isFinite ? max(0, length) : 0
}
