/// What is selected in a list, and how rows are selected; the type of the binding is behind the closures.
struct ListSelection {
  /// Whether several rows can be selected at once.
  let allowsMany: Bool

  /// The identities that were selected when the list was last evaluated.
  let selected: Set<AnyHashable>

  /// The value that selects a row: the first of its identities that is of the selection's type.
  let value: ([AnyHashable]) -> AnyHashable?

  /// Selects a row, or takes it out of the selection if several can be selected.
  let toggle: (AnyHashable) -> Void

  /// Selects nothing.
  let clear: () -> Void

  init<Value: Hashable>(one selection: Binding<Value?>) {
    allowsMany = false
    selected = Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? [])
    value = Self.find(Value.self)
    toggle = { id in selection.wrappedValue = id.base as? Value }
    clear = { selection.wrappedValue = nil }
  }

  init<Value: Hashable>(many selection: Binding<Set<Value>>) {
    allowsMany = true
    selected = Set(selection.wrappedValue.map { AnyHashable($0) })
    value = Self.find(Value.self)
    toggle = { id in
      guard let value = id.base as? Value else { return }
      var values = selection.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      selection.wrappedValue = values
    }
    clear = { selection.wrappedValue = [] }
  }

  /// Reads the selection whenever a list is evaluated.
  static func reading<Value: Hashable>(_ selection: Binding<Value?>?) -> (() -> ListSelection)? {
    selection.map { selection in { ListSelection(one: selection) } }
  }

  /// Reads the selection whenever a list is evaluated.
  static func reading<Value: Hashable>(_ selection: Binding<Set<Value>>?) -> (() -> ListSelection)? {
    selection.map { selection in { ListSelection(many: selection) } }
  }

  private static func find<Value: Hashable>(_ type: Value.Type) -> ([AnyHashable]) -> AnyHashable? {
    { ids in ids.lazy.compactMap { $0.base as? Value }.first.map { AnyHashable($0) } }
  }
}

extension ListRowElement {
  /// The value that stands for the row in the selection.
  private var selectionValue: AnyHashable? {
    guard isRow, let selection = list.settings.selection else { return nil }
    if content.trait(SelectionDisabledKey.self) == true { return nil }
    return selection.value(rowIdentities)
  }

  /// What may stand for the row in a selection: its tag, then its identities from the inside to the outside.
  var rowIdentities: [AnyHashable] {
    let tag = content.trait(TagKey.self).map { [$0] } ?? []
    return tag + content.identities(below: list)
  }

  var isSelected: Bool {
    selectionValue.map { list.settings.selection?.selected.contains($0) ?? false } ?? false
  }

  /// Whether a tap selects the row. Several rows are selected in edit mode only, as on iOS.
  var canBeSelected: Bool {
    guard let selection = list.settings.selection, selectionValue != nil else { return false }
    return content.innermost.environment.isEnabled && (!selection.allowsMany || list.settings.isEditing)
  }

  /// Selects the row as a tap does.
  package func select() {
    guard let value = selectionValue else { return }
    guard let selection = list.settings.selection else { return }
    selection.toggle(value)
    // In a split view a selection leads to the next column.
    guard let column = list.environment.columnSelection else { return }
    column.clear = selection.clear
    column.didSelect()
  }
}
