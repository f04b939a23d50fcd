/// Lets a control reach into the margins of the row of a list that it stands in, so that rows with a switch, a stepper,
/// a slider or segments are as high as those with a line of text (44 points, measured on iOS).
///
/// Only the control of the row itself does so: one that is stacked with other views keeps its room.
struct CompactInListRow: ElementModifier {
  /// What a row of 44 points leaves between its margins, and less than the least one of iOS 26 does (measured: a row with
  /// a switch is as high as one with a text).
  private static let height: CGFloat = 20

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    var size = child.size(for: proposal)
    if element.isControlOfListRow { size.height = min(size.height, Self.height) }
    return size
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: CGPoint(x: 0, y: (size.height - child.size(for: proposal).height) / 2), proposal: proposal)
  }
}
