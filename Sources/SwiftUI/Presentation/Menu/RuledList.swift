import FlowRendering

/// Views stacked vertically at full width, with hairlines between them.
struct RuledList<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    RuledListElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class RuledListElement<Content: View>: Element {
  private var content: _ViewNode?

  init(_ view: RuledList<Content>, in context: _NodeContext) {
    super.init(context)
    content = Content._makeNode(view.content, in: childContext)
  }

  override func update<V: View>(_ view: V) {
    content?.update(reinterpret(view, as: RuledList<Content>.self).content)
  }

  private var children: [Element] {
    content?.elements(placedBy: self) ?? []
  }

  override func childElementsChanged() { setNeedsLayout() }

  override var axisForChildren: Axis? { .vertical }

  private var line: CGFloat { environment.pixelLength }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = children.map { $0.size(for: ProposedViewSize(width: proposal.width, height: nil)) }
    let height = sizes.reduce(CGFloat(max(0, sizes.count - 1)) * line) { $0 + $1.height }
    return CGSize(width: proposal.width ?? sizes.map(\.width).max() ?? 0, height: height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(width: size.width, height: nil)
    var y: CGFloat = 0
    for child in children {
      placeChild(child, at: CGPoint(x: 0, y: y), proposal: inner)
      y += child.size.height + line
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    for child in children { body(child) }
  }

  override func draw(into list: inout DisplayListBuilder) {
    let color = SystemColor.separator.color(in: environment)
    for child in children.dropFirst() {
      let rule = CGRect(x: 0, y: child.origin.y - line, width: size.width, height: line)
      list.add(.fill(.rect(rule), .color(color), evenOdd: false))
    }
    drawChildren(into: &list)
  }

  override var pathName: String { "" }
}
