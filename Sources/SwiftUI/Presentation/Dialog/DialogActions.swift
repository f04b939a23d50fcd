import FlowRendering

/// The buttons of a dialog: all except the cancel button in a group, and below it the cancel button, which always
/// exists. A popover has no cancel button: a touch outside of it cancels.
///
/// If the window is too low, the group scrolls.
struct DialogActions: PrimitiveView {
  let header: AnyView?
  let actions: AnyView
  let isInPopover: Bool

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    DialogActionsElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

final class DialogActionsElement: Element {
  private var header: _ViewNode?
  private var content: _ViewNode?
  private var defaultCancel: _ViewNode?
  private var group: TypedScrollElement<DialogGroup>?
  private var isInPopover: Bool

  /// The areas of the group and of the cancel button.
  private var areas: [CGRect] = []

  init(_ view: DialogActions, in context: _NodeContext) {
    isInPopover = view.isInPopover
    super.init(context)
    header = AnyView?._makeNode(view.header, in: childContext)
    content = AnyView._makeNode(view.actions, in: childContext)
    let cancel = Button(SystemString.cancel, role: .cancel) {}
    defaultCancel = type(of: cancel)._makeNode(cancel, in: childContext)
    let list = DialogGroup { [weak self] in self?.parts.group ?? [] }
    let group = TypedScrollElement(ScrollSurface(content: list, style: .fitting), in: childContext)
    group.layoutParent = self
    self.group = group
    environment.dismissTarget?.cancel = { [weak self] in self?.performCancel() ?? false }
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: DialogActions.self)
    header?.update(new.header)
    content?.update(new.actions)
    guard new.isInPopover != isInPopover else { return }
    isInPopover = new.isInPopover
    setNeedsLayout()
  }

  /// Runs the action of the dialog's own cancel button, as a touch outside of the dialog does.
  ///
  /// - Returns: Whether there is one.
  private func performCancel() -> Bool {
    var actions: [Element] = []
    content?.appendElements(to: &actions)
    let cancel = actions.first { $0.preference(AlertActionKey.self)?.role == .cancel }
    return cancel?.firstControl?.perform(.activate) ?? false
  }

  override func childElementsChanged() {
    group?.forEachLayoutChild { $0.setNeedsLayout() }
    setNeedsLayout()
  }

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
    if isInPopover {
      cancel = []
    } else if cancel.isEmpty, let button = defaultCancel?.element(at: 0) {
      cancel = [button]
    }
    for element in cancel { element.layoutParent = self }
    return (group, cancel)
  }

  // MARK: - Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? environment.design.presentations.dialogs.width
    return CGSize(width: width, height: arrange(width: width, limit: proposal.height).last?.maxY ?? 0)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    areas = arrange(width: size.width, limit: proposal.height) { element, area in
      placeChild(element, at: area.origin, proposal: ProposedViewSize(area.size))
    }
  }

  /// Returns the areas of the group and of the cancel button.
  private func arrange(
    width: CGFloat, limit: CGFloat?, place: (Element, CGRect) -> Void = { _, _ in }
  ) -> [CGRect] {
    func frame(of element: Element, y: CGFloat, limit: CGFloat? = nil) -> CGRect {
      let size = element.size(for: ProposedViewSize(width: width, height: limit))
      return CGRect(x: 0, y: y, width: width, height: size.height)
    }
    let cancel = parts.cancel
    var areas: [CGRect] = []
    if let group {
      let least = cancel.reduce(0) {
        $0 + environment.design.presentations.dialogs.groupSpacing + frame(of: $1, y: 0).height
      }
      let area = frame(of: group, y: 0, limit: limit.map { max(0, $0 - least) })
      place(group, area)
      if area.height > 0 { areas.append(area) }
    }
    for button in cancel {
      let area = frame(
        of: button, y: areas.last.map { $0.maxY + environment.design.presentations.dialogs.groupSpacing } ?? 0)
      place(button, area)
      areas.append(area)
    }
    return areas
  }

  // MARK: - Structure and outputs

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for node in [header, content, defaultCancel, group] as [_ViewNode?] { node.map(body) }
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    if let group { body(group) }
    for element in parts.cancel { body(element) }
  }

  override func draw(into list: inout DisplayListBuilder) {
    let surface = environment.modalSurface
    // A popover has its own surface.
    for area in isInPopover ? [] : areas {
      let outline = RenderPath.roundedRect(
        area, radius: environment.design.presentations.dialogs.cornerRadius, curve: .continuous)
      list.add(.fill(outline, .color(surface), evenOdd: false))
    }
    drawChildren(into: &list)
  }

  override var pathName: String { "" }
}
