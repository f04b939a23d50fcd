import FlowRendering

/// The buttons of a dialog: all except the cancel button in a group, and below it the cancel button, which always
/// exists.
struct DialogActions: PrimitiveView {
  let header: AnyView?
  let actions: AnyView

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    DialogActionsElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class DialogActionsElement: Element {
  private var header: _ViewNode?
  private var content: _ViewNode?
  private var defaultCancel: _ViewNode?
  private var arrangement = Arrangement()

  init(_ view: DialogActions, in context: _NodeContext) {
    super.init(context)
    header = AnyView?._makeNode(view.header, in: childContext)
    content = AnyView._makeNode(view.actions, in: childContext)
    let cancel = Button("Cancel", role: .cancel) {}
    defaultCancel = type(of: cancel)._makeNode(cancel, in: childContext)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: DialogActions.self)
    header?.update(new.header)
    content?.update(new.actions)
  }

  override func childElementsChanged() { setNeedsLayout() }

  /// The elements of the group from the top, and the cancel button.
  private var parts: (group: [Element], cancel: [Element]) {
    var group: [Element] = []
    var cancel: [Element] = []
    header?.appendElements(to: &group)
    var actions: [Element] = []
    content?.appendElements(to: &actions)
    for action in actions {
      if action.preference(AlertActionKey.self)?.role == .cancel { cancel.append(action) } else { group.append(action) }
    }
    if cancel.isEmpty, let button = defaultCancel?.element(at: 0) { cancel = [button] }
    for element in group + cancel { element.layoutParent = self }
    return (group, cancel)
  }

  // MARK: - Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? DialogMetrics.width
    return CGSize(width: width, height: arrange(width: width) { _, _ in }.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    arrangement = arrange(width: size.width) { element, y in
      placeChild(element, at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(width: size.width, height: nil))
    }
  }

  /// The areas of the groups, and the separators between their elements.
  private struct Arrangement {
    var height: CGFloat = 0
    var groups: [CGRect] = []
    var lines: [CGRect] = []
  }

  private func arrange(width: CGFloat, place: (Element, CGFloat) -> Void) -> Arrangement {
    let line = environment.pixelLength
    var arrangement = Arrangement()
    var y: CGFloat = 0
    for elements in [parts.group, parts.cancel] where !elements.isEmpty {
      if y > 0 { y += DialogMetrics.groupSpacing }
      let top = y
      for (index, element) in elements.enumerated() {
        if index > 0 {
          arrangement.lines.append(CGRect(x: 0, y: y, width: width, height: line))
          y += line
        }
        place(element, y)
        y += element.size(for: ProposedViewSize(width: width, height: nil)).height
      }
      arrangement.groups.append(CGRect(x: 0, y: top, width: width, height: y - top))
    }
    arrangement.height = y
    return arrangement
  }

  // MARK: - Structure and outputs

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for node in [header, content, defaultCancel] { node.map(body) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    let parts = parts
    for element in parts.group + parts.cancel { body(element) }
  }

  override func draw(into list: inout DisplayListBuilder) {
    let surface = environment.modalSurface
    for group in arrangement.groups {
      let outline = RenderPath.roundedRect(group, radius: DialogMetrics.cornerRadius, curve: .continuous)
      list.add(.fill(outline, .color(surface), evenOdd: false))
    }
    let color = SystemColor.separator.color(in: environment)
    for line in arrangement.lines { list.add(.fill(.rect(line), .color(color), evenOdd: false)) }
    drawChildren(into: &list)
  }

  override var pathName: String { "" }
}
