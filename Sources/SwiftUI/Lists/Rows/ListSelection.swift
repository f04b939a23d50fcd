/// The selection of a list; its closures hide the type of the binding.
struct ListSelection {
  /// Whether multiple rows can be selected.
  let allowsMany: Bool

  /// The identities that were selected when the list was last evaluated.
  let selected: Set<AnyHashable>

  /// The selection value of a row: the first of its identities that has the selection's type.
  let value: ([AnyHashable]) -> AnyHashable?

  /// Selects a row, or deselects it if multiple rows can be selected.
  let toggle: (AnyHashable) -> Void

  /// Clears the selection.
  let clear: () -> Void

  /// Whether the list draws the background of selected rows.
  var isDrawn = true

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

  /// Returns a closure that reads the selection whenever a list is evaluated.
  static func reading<Value: Hashable>(_ selection: Binding<Value?>?) -> (() -> ListSelection)? {
    selection.map { selection in { ListSelection(one: selection) } }
  }

  /// Returns a closure that reads the selection whenever a list is evaluated.
  static func reading<Value: Hashable>(_ selection: Binding<Set<Value>>?) -> (() -> ListSelection)? {
    selection.map { selection in { ListSelection(many: selection) } }
  }

  private static func find<Value: Hashable>(_ type: Value.Type) -> ([AnyHashable]) -> AnyHashable? {
    { ids in ids.lazy.compactMap { $0.base as? Value }.first.map { AnyHashable($0) } }
  }
}

extension ListRowElement {
  /// The value that represents the row in the selection.
  private var selectionValue: AnyHashable? {
    guard isRow, let selection = list.settings.selection else { return nil }
    if content.trait(SelectionDisabledKey.self) == true { return nil }
    return selection.value(rowIdentities)
  }

  /// The values that may represent the row in a selection: its tags, the value of its link, then its identities,
  /// innermost first.
  var rowIdentities: [AnyHashable] {
    let tags = content.trait(TagKey.self) ?? []
    let link = content.trait(NavigationLinkValueKey.self).map { [$0] } ?? []
    return tags + link + content.identities(below: list)
  }

  var isSelected: Bool {
    selectionValue.map { list.settings.selection?.selected.contains($0) ?? false } ?? false
  }

  /// Whether a tap selects the row. As on iOS, multiple rows can be selected only in edit mode.
  var canBeSelected: Bool {
    guard let selection = list.settings.selection, selectionValue != nil else { return false }
    return content.innermost.environment.isEnabled && (!selection.allowsMany || list.settings.isEditing)
  }

  /// Selects the row as a tap does.
  package func select() {
    guard let value = selectionValue else { return }
    guard let selection = list.settings.selection else { return }
    selection.toggle(value)
    // In a split view, a selection leads to the next column.
    guard let column = list.environment.columnSelection else { return }
    column.clear = selection.clear
    column.didSelect()
  }
}
