import FlowRendering

/// The header of a dialog and all of its buttons except the cancel button, with separators. They belong to the nodes of
/// `DialogActionsElement`.
struct DialogGroup: PrimitiveView {
  /// The header and the buttons, from the top.
  let elements: @MainActor () -> [Element]

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    DialogGroupElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class DialogGroupElement: Element {
  private let elements: @MainActor () -> [Element]
  private var lines: [CGRect] = []

  init(_ view: DialogGroup, in context: _NodeContext) {
    elements = view.elements
    super.init(context)
  }

  private var children: [Element] {
    let elements = elements()
    for element in elements { element.layoutParent = self }
    return elements
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? environment.design.presentations.dialogs.width
    return CGSize(width: width, height: arrange(width: width) { _, _ in }.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    lines =
      arrange(width: size.width) { element, y in
        placeChild(
          element, at: CGPoint(x: margin, y: y),
          proposal: ProposedViewSize(width: size.width - 2 * margin, height: nil))
      }.lines
  }

  /// Places all elements; returns the height and the separators.
  private func arrange(width: CGFloat, place: (Element, CGFloat) -> Void) -> (height: CGFloat, lines: [CGRect]) {
    if let capsules = environment.design.presentations.alerts.capsules {
      return (arrange(width: width, capsules, place: place), [])
    }
    let line = environment.pixelLength
    var lines: [CGRect] = []
    var y: CGFloat = 0
    for (index, element) in children.enumerated() {
      if index > 0 {
        lines.append(CGRect(x: 0, y: y, width: width, height: line))
        y += line
      }
      place(element, y)
      y += element.size(for: ProposedViewSize(width: width, height: nil)).height
    }
    return (y, lines)
  }

  /// The space beside buttons in capsules.
  private var margin: CGFloat { environment.design.presentations.alerts.capsules?.margin ?? 0 }

  /// Places buttons in capsules with spaces between them; returns the height.
  private func arrange(
    width: CGFloat, _ capsules: PresentationDesign.Capsules, place: (Element, CGFloat) -> Void
  ) -> CGFloat {
    var y = capsules.margin
    for (index, element) in children.enumerated() {
      if index > 0 { y += capsules.spacing }
      place(element, y)
      y += element.size(for: ProposedViewSize(width: width - 2 * capsules.margin, height: nil)).height
    }
    return y + capsules.margin
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    for element in children { body(element) }
  }

  override func draw(into list: inout DisplayListBuilder) {
    let color = SystemColor.separator.color(in: environment)
    for line in lines { list.add(.fill(.rect(line), .color(color), evenOdd: false)) }
    drawChildren(into: &list)
  }

  override var pathName: String { "" }
}
