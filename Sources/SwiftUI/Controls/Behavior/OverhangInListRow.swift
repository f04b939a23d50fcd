/// Lets a control in a row of a list hang over the bottom of its frame.
struct OverhangInListRow: ElementModifier {
  /// In points.
  let height: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    var size = child.size(for: proposal)
    if height > 0, element.isControlOfListRow { size.height = max(0, size.height - height) }
    return size
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: .zero, proposal: proposal)
  }
}
