/// Lets a control extend into the margins of its list row, so that rows with a switch, a stepper, a slider or segments
/// are as high as rows with one line of text (44 points, measured on iOS).
///
/// Applies only to the control of the row itself; a control stacked with other views keeps its height.
struct CompactInListRow: ElementModifier {
  /// Whether the system's controls of this kind do so.
  var isActive = true

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    var size = child.size(for: proposal)
    if isActive, element.isControlOfListRow {
      size.height = min(size.height, element.environment.design.lists.rows.controlHeight)
    }
    return size
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    child.place(at: CGPoint(x: 0, y: (size.height - child.size(for: proposal).height) / 2), proposal: proposal)
  }
}
