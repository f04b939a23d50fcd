/// A list whose rows another module makes, such as a table of UIKit.
package struct HostedList<Content: View>: View {
  let content: Content
  let role: SemanticsNode.Role
  let selection: HostedSelection?

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - role: How the list is described: as a table or as a collection.
  ///   - selection: What a tap on a row does; `nil` for nothing.
  package init(role: SemanticsNode.Role, selection: HostedSelection?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.role = role
    self.selection = selection
  }

  package var body: some View {
    let selection = selection
    return ListBody(content: content, selection: selection.map { new in { ListSelection(new) } }, role: role)
  }
}

/// The selection of a list whose rows another module makes and draws.
package struct HostedSelection {
  let allowsMany: Bool
  let selected: Set<Int>
  let choose: (Int) -> Void

  /// Creates a selection of rows by the numbers that identify them.
  ///
  /// - Parameters:
  ///   - allowsMany: Whether rows show in edit mode that they can be selected.
  ///   - choose: Called with the row that a person has tapped.
  package init(allowsMany: Bool, selected: Set<Int>, choose: @escaping (Int) -> Void) {
    self.allowsMany = allowsMany
    self.selected = selected
    self.choose = choose
  }
}

extension ListSelection {
  fileprivate init(_ hosted: HostedSelection) {
    allowsMany = hosted.allowsMany
    selected = Set(hosted.selected.map { AnyHashable($0) })
    value = { ids in ids.lazy.compactMap { $0.base as? Int }.first.map { AnyHashable($0) } }
    toggle = { id in if let id = id.base as? Int { hosted.choose(id) } }
    clear = {}
    isDrawn = false
  }
}

/// What a person can do with a row that another module makes.
package struct HostedRowEditing {
  /// The number of the row in the list, which tells where another row was dropped.
  package var place: Int

  package var delete: (() -> Void)?
  package var insert: (() -> Void)?

  /// Moves the row in front of the one at a place, counted before it is removed.
  package var move: ((Int) -> Void)?

  /// What the app has set for assistive technologies.
  package var name = HostedRowName()

  package init(place: Int) {
    self.place = place
  }

  fileprivate var row: EditableRow {
    let (delete, insert, move) = (delete, insert, move)
    var editing = RowEditing()
    editing.delete = delete.map { delete in { _ in delete() } }
    editing.insert = insert.map { insert in { _ in insert() } }
    editing.move = move.map { move in { _, destination in move(destination) } }
    return EditableRow(editing: editing, place: place, name: name)
  }
}

/// What an app has set for assistive technologies for a row that another module makes.
package struct HostedRowName {
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var hint: String?

  package init() {}

  @MainActor func apply(to node: inout SemanticsNode) {
    if let identifier { node.identify(identifier) }
    if let label { node.label = label }
    if let value { node.value = value }
    if let hint { node.hint = hint }
  }
}

extension EnvironmentValues {
  /// The insets of the content of rows in a list of a kind, in points.
  package func rowInsets(of kind: _ListKind) -> EdgeInsets { design.lists[kind].fitted(to: layoutMargin).rowInsets }

  /// The least height of a row in a list, in points.
  package var leastRowHeight: CGFloat { design.lists.rows.leastHeight }

  /// The font of the chevron at the end of a row.
  package var rowChevronFont: Font { design.lists.rows.chevronFont }
}

/// Buttons that a swipe over a row reveals at an edge.
package struct HostedSwipeActions {
  let group: SwipeActionGroup

  package init(edge: HorizontalEdge, allowsFullSwipe: Bool, @ViewBuilder content: () -> some View) {
    group = SwipeActionGroup(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
  }
}

extension View {
  /// Lets a person edit the row of a hosted list.
  ///
  /// - Parameter swipes: The buttons that a swipe reveals; without any, a row that can be deleted has a Delete button.
  package func hostedRow(editing: HostedRowEditing, swipes: [HostedSwipeActions]) -> some View {
    modifier(ListRowTraitModifier(EditableRowKey.self, editing.row))
      .modifier(HostedSwipeModifier(groups: swipes.map(\.group)))
  }
}

private struct HostedSwipeModifier: ElementModifier {
  let groups: [SwipeActionGroup]

  func trait<Key: ViewTraitKey>(_ key: Key.Type, child: Element) -> Key.Value? {
    guard key == SwipeActionsKey.self, !groups.isEmpty else { return child.trait(key) }
    return reinterpret((child.trait(SwipeActionsKey.self) ?? []) + groups, as: Key.Value.self)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    if !groups.isEmpty || !old.groups.isEmpty { element.traitReader?.traitsChanged() }
  }
}

extension Element {
  /// The frame of a hosted list's row in a list, in the coordinates of the scrolled content; estimated if the row was
  /// never visible, and `nil` if there is none.
  package func frame(ofHostedRow id: Int) -> CGRect? {
    guard let rows = hostedRows, let index = rows.index(ofID: AnyHashable(id)) else { return nil }
    return rows.frame(ofElementAt: index)
  }

  private var hostedRows: ListRowsElement? {
    if let rows = self as? ListRowsElement { return rows }
    var found: ListRowsElement?
    forEachLayoutChild { child in
      if found == nil, !(child is ListRowElement) { found = child.hostedRows }
    }
    return found
  }
}
