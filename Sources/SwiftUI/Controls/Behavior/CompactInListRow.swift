/// Lets a control extend into the margins of its list row, so that rows with a switch, a stepper, a slider or segments
/// are as high as rows with one line of text (44 points, measured on iOS).
///
/// Applies only to the control of the row itself; a control stacked with other views keeps its height.
struct CompactInListRow: ElementModifier {
  /// Whether the system's controls of this kind do so.
  var isActive = true

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    guard isActive, element.isControlOfListRow else { return child.size(for: proposal) }
    var size = child.size(for: ownHeight(proposal))
    size.height = min(size.height, element.environment.design.lists.rows.controlHeight)
    return size
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let own = isActive && element.isControlOfListRow ? ownHeight(proposal) : proposal
    child.place(at: CGPoint(x: 0, y: (size.height - child.size(for: own).height) / 2), proposal: own)
  }

  /// A proposal of a width alone: the control keeps its height, and a text in it its size.
  private func ownHeight(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }
}
