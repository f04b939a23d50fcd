extension ListRowElement {
  /// The action of a tap anywhere in the row: the primary action of the row's menu, selecting the row, or pressing its
  /// buttons without a style or its only button.
  var tapAction: (() -> Void)? {
    if let primaryAction { return primaryAction }
    if canBeSelected { return { [weak self] in self?.select() } }
    let together = buttonsPressedTogether
    if together.count > 1 {
      return { for button in together where button.isEnabled { button.act(on: .zero) } }
    }
    guard let button = onlyButton, button.isEnabled else { return nil }
    return { button.act(on: CGPoint(x: button.size.width / 2, y: button.size.height / 2)) }
  }

  /// The buttons without a style in the row, which iOS presses together.
  var buttonsPressedTogether: [ControlInteraction] {
    var buttons: [ControlInteraction] = []
    func visit(_ element: Element) {
      if let control = element.controlInteraction, control.behavior.isPressedWithRow {
        buttons.append(control)
      } else {
        element.forEachLayoutChild(visit)
      }
    }
    visit(content)
    return buttons
  }

  /// The only control in the row, if it is a button or a link.
  private var onlyButton: ControlInteraction? {
    var controls: [ControlInteraction] = []
    func visit(_ element: Element) {
      if let control = element.controlInteraction, control.behavior.role != nil {
        controls.append(control)
      } else {
        element.forEachLayoutChild(visit)
      }
    }
    visit(content)
    guard controls.count == 1, let only = controls.first else { return nil }
    return only.behavior.role == .button || only.behavior.role == .link ? only : nil
  }

  // MARK: - Swipe actions

  func canReveal(_ edge: HorizontalEdge) -> Bool { !list.settings.isEditing && controls.swipe[edge] != nil }

  func barWidth(_ edge: HorizontalEdge) -> CGFloat { controls.barWidth(edge, height: size.height) }

  func allowsFullSwipe(_ edge: HorizontalEdge) -> Bool {
    swipeActionGroups.first { $0.edge == edge }?.allowsFullSwipe ?? false
  }

  /// Performs the outermost swipe action at an edge and closes the row.
  func performFirstAction(_ edge: HorizontalEdge) {
    guard let bar = controls.swipe[edge], let action = bar.firstControl, action.isEnabled else { return reveal(nil) }
    reveal(nil)
    action.act(on: .zero)
  }

  // MARK: - Moving

  /// Whether a press lifts the row to move it; in edit mode, only its handle does.
  var isLiftedByPress: Bool { !list.settings.isEditing && canBeMoved }

  /// Whether the handle that moves the row contains a location. Revealed swipe actions cover it.
  func hasMoveControl(at location: CGPoint) -> Bool {
    guard list.settings.isEditing, revealedEdge == nil, canBeMoved, controls.trailingWidth > 0 else { return false }
    let distance = isRightToLeft ? location.x : size.width - location.x
    return distance <= list.appearance.style.rowInsets.trailing + controls.trailingWidth
  }

  /// Moves the row's data to the location where the row is dropped.
  func drop(at location: CGPoint) {
    let place = location.y + origin.y
    let target = list.rowsInOrder.filter { list.isShowing($0) && $0.origin.y <= place }
      .max { $0.origin.y < $1.origin.y }
    guard let own = movePlace, let target, target !== self, let other = target.movePlace else { return }
    performMove(to: other > own ? other + 1 : other)
  }
}

extension Element {
  /// The row of a list that contains the element.
  var listRow: ListRowElement? { enclosing(ListRowElement.self) }

  /// The first control among this element and its descendants.
  var firstControl: ControlInteraction? {
    if let control = controlInteraction, control.behavior.role != nil { return control }
    var found: ControlInteraction?
    forEachLayoutChild { found = found ?? $0.firstControl }
    return found
  }
}
