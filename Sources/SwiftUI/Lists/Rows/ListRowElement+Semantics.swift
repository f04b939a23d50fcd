import Foundation

extension ListRowElement {
  func describeRow(into builder: inout SemanticsBuilder) {
    switch position.kind {
    case .content: describeCell(into: &builder)
    case .header:
      for node in builder.children({ $0.describe(content) }) { builder.add(node.asHeader) }
    case .footer: builder.describe(content)
    }
  }

  private func describeCell(into builder: inout SemanticsBuilder) {
    var node = SemanticsNode(role: .cell, of: self)
    node.isEnabled = content.innermost.environment.isEnabled
    node.isSelected = isSelected
    if isSelected { node.traits.formUnion(.isSelected) }
    let views = builder.children { $0.describe(content) }
    node.children = builder.children { controls.describe(.leading, row: self, into: &$0) } + views
    let name = views.mergedText
    for var control in builder.children({ controls.describe(.trailing, row: self, into: &$0) }) {
      // The handle of edit mode names the row it moves: `Reorder Milk`.
      if control.part == .element, let name { control.label = control.label.map { "\($0) \(name)" } }
      control.part = nil
      node.children.append(control)
    }
    node.actions = actions(inside: node.children)
    content.trait(EditableRowKey.self)?.name?.apply(to: &node)
    builder.add(node)
  }

  private func actions(inside children: [SemanticsNode]) -> [SemanticsAction] {
    var actions: [SemanticsAction] = []
    if hasMenu { actions.append(SemanticsAction(.showMenu) { [weak self] in self?.openMenu() }) }
    if primaryAction != nil {
      actions.append(SemanticsAction(.activate) { [weak self] in self?.primaryAction?() })
    } else if canBeSelected {
      actions.append(SemanticsAction(.activate) { [weak self] in self?.select() })
    } else if let activate = children.onlyButtonAction {
      // A tap anywhere in a row presses its button.
      actions.append(activate)
    }
    if deletion != nil { actions.append(SemanticsAction(.delete) { [weak self] in self?.performDelete() }) }
    actions += controls.swipeActions()
    return actions
  }
}

extension SemanticsNode {
  /// The node as a header.
  fileprivate var asHeader: SemanticsNode {
    var node = self
    node.traits.formUnion(.isHeader)
    return node
  }
}

extension [SemanticsNode] {
  /// The action of the only button, if nothing else can be activated.
  fileprivate var onlyButtonAction: SemanticsAction? {
    var found: [(role: SemanticsNode.Role, action: SemanticsAction)] = []
    collectActive(into: &found)
    guard found.count == 1, found[0].role == .button || found[0].role == .link else { return nil }
    return found[0].action
  }

  /// Collects the activatable nodes among these nodes and their descendants.
  private func collectActive(into found: inout [(role: SemanticsNode.Role, action: SemanticsAction)]) {
    for node in self {
      if node.isEnabled, let activate = node.action(.activate) { found.append((node.role, activate)) }
      node.children.collectActive(into: &found)
    }
  }
}
