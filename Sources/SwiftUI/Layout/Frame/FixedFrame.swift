/// Gives a view a fixed width or height; the view may be smaller or larger than its frame.
package struct FixedFrame: ElementModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let childProposal = childProposal(proposal)
    let origin = element.alignedOrigin(of: child, proposal: childProposal, in: size, alignment: alignment)
    element.placeChild(child, at: origin, proposal: childProposal)
  }

  package func explicitGuide(
    _ key: AlignmentKey, size: CGSize, child: Element, in element: Element
  ) -> CGFloat? {
    let childProposal = childProposal(ProposedViewSize(size))
    guard let guide = child.explicitGuide(key, in: child.size(for: childProposal)) else { return nil }
    let origin = element.alignedOrigin(of: child, proposal: childProposal, in: size, alignment: alignment)
    return guide + (key.axis == .horizontal ? origin.x : origin.y)
  }

  package func flexibility(along axis: Axis, cross: CGFloat?, child: Element) -> CGFloat? {
    (axis == .horizontal ? width : height) == nil ? nil : 0
  }
}

extension View {
  /// Puts the view into a frame of a fixed width or height, in points.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FixedFrame(width: width.map(validLength), height: height.map(validLength), alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View {
    modifier(FixedFrame(width: nil, height: nil, alignment: .center))
  }
}

/// A length that can be laid out: not negative, not NaN, not infinite.
private func validLength(_ length: CGFloat) -> CGFloat {
  length.isFinite ? max(0, length) : 0
}
