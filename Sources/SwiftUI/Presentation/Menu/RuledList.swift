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

final class RuledListElement<Content: View>: ContentElement {
  /// The top of each child with its margins, in points.
  private var tops: [CGFloat] = []

  init(_ view: RuledList<Content>, in context: _NodeContext) {
    super.init(context)
    content = Content._makeNode(view.content, in: contentContext)
  }

  override func update<V: View>(_ view: V) {
    content?.update(reinterpret(view, as: RuledList<Content>.self).content)
  }

  override var axisForChildren: Axis? { .vertical }

  private var line: CGFloat { environment.pixelLength }

  /// The margins of each child: those of the headers of sections; items have their own.
  private var margins: [EdgeInsets] {
    let menus = environment.design.menus
    var margins = Array(repeating: EdgeInsets(), count: children.count)
    for section in ElementOutline(of: content).groups() {
      for index in section.header where margins.indices.contains(index) {
        margins[index] = EdgeInsets(
          top: menus.headerMargin, leading: menus.rowMargin, bottom: menus.headerMargin, trailing: menus.rowMargin)
      }
    }
    return margins
  }

  private func proposal(width: CGFloat?, margins: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - margins.horizontal) }, height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let children = children
    var size = CGSize(width: 0, height: CGFloat(max(0, children.count - 1)) * line)
    for (child, margins) in zip(children, margins) {
      let own = child.size(for: self.proposal(width: proposal.width, margins: margins))
      size.width = max(size.width, own.width + margins.horizontal)
      size.height += own.height + margins.vertical
    }
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    var y: CGFloat = 0
    tops = []
    for (child, margins) in zip(children, margins) {
      tops.append(y)
      placeChild(
        child, at: CGPoint(x: margins.leading, y: y + margins.top),
        proposal: self.proposal(width: size.width, margins: margins))
      y += child.size.height + margins.vertical + line
    }
  }

  override func draw(into list: inout DisplayListBuilder) {
    let color = SystemColor.separator.color(in: environment)
    for top in tops.dropFirst() {
      let rule = CGRect(x: 0, y: top - line, width: size.width, height: line)
      list.add(.fill(.rect(rule), .color(color), evenOdd: false))
    }
    drawChildren(into: &list)
  }

  override var pathName: String { "" }
}
