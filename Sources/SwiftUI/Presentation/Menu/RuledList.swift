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

  /// The tops of the lines between sections, in points.
  private var rules: [CGFloat] = []

  init(_ view: RuledList<Content>, in context: _NodeContext) {
    super.init(context)
    content = Content._makeNode(view.content, in: contentContext)
  }

  override func update<V: View>(_ view: V) {
    content?.update(reinterpret(view, as: RuledList<Content>.self).content)
  }

  override var axisForChildren: Axis? { .vertical }

  private var line: CGFloat { environment.pixelLength }

  /// The lines between sections, on systems without lines between all items.
  private var dividers: MenuDesign.Dividers? { environment.design.menus.dividers }

  /// The space in front of each child: for a line between sections, or for a line between items.
  private var gaps: [CGFloat] {
    let count = children.count
    guard let dividers else { return (0..<count).map { $0 == 0 ? 0 : line } }
    var gaps = Array(repeating: CGFloat(0), count: count)
    for section in ElementOutline(of: content).groups(skippingEmpty: true).dropFirst() {
      let first = section.elements.lowerBound
      if gaps.indices.contains(first), !isDivider(children[first]), !isDivider(children[first - 1]) {
        gaps[first] = dividers.space
      }
    }
    return gaps
  }

  private func isDivider(_ child: Element) -> Bool { child.fact(DividerFact.self) ?? false }

  /// The height of a child; that of a divider is the height of the space for a line.
  private func height(of child: Element, _ own: CGFloat) -> CGFloat {
    if let dividers, isDivider(child) { return dividers.space }
    return own
  }

  /// The margins of each child; only headers of sections have some, because items have their own.
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
    var size = CGSize(width: 0, height: gaps.reduce(0, +))
    for (child, margins) in zip(children, margins) {
      let own = child.size(for: self.proposal(width: proposal.width, margins: margins))
      size.width = max(size.width, own.width + margins.horizontal)
      size.height += height(of: child, own.height) + margins.vertical
    }
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    var y: CGFloat = 0
    tops = []
    rules = []
    for ((child, margins), gap) in zip(zip(children, margins), gaps) {
      if let dividers, gap > 0 { rules.append(y + (gap - dividers.thickness) / 2) }
      y += gap
      tops.append(y)
      if let dividers, isDivider(child) { rules.append(y + (dividers.space - dividers.thickness) / 2) }
      placeChild(
        child, at: CGPoint(x: margins.leading, y: y + margins.top),
        proposal: self.proposal(width: size.width, margins: margins))
      y += height(of: child, child.size.height) + margins.vertical
    }
  }

  override func draw(into list: inout DisplayListBuilder) {
    let color = SystemColor.separator.color(in: environment)
    if let dividers {
      for y in rules {
        let rule = CGRect(
          x: dividers.inset, y: y, width: max(0, size.width - 2 * dividers.inset), height: dividers.thickness)
        list.add(.fill(.rect(rule), .color(color), evenOdd: false))
      }
      for child in children where !isDivider(child) { list.draw(child) }
      return
    }
    for top in tops.dropFirst() {
      let rule = CGRect(x: 0, y: top - line, width: size.width, height: line)
      list.add(.fill(.rect(rule), .color(color), evenOdd: false))
    }
    drawChildren(into: &list)
  }

  override var pathName: String { "" }
}
