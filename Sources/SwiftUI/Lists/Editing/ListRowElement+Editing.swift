import Foundation

extension ListRowElement {
  /// How the row's data can be edited, and its place in the data.
  private func editing<Action>(_ action: (RowEditing) -> Action?) -> (action: Action, place: Int)? {
    guard isRow else { return nil }
    if let own = content.trait(EditableRowKey.self), let action = action(own.editing) { return (action, own.place) }
    var node: _ViewNode = content.innermost
    var place: Int?
    while let parent = node.parent, node !== list {
      if let found = (parent as? RowEditingNode).flatMap({ action($0.editing) }), let place { return (found, place) }
      place = parent.dataOffset(of: node) ?? place
      node = parent
    }
    return nil
  }

  /// Deletes the row's data; `nil` if that is not possible.
  var deletion: (() -> Void)? {
    guard content.trait(DeleteDisabledKey.self) != true, let (delete, place) = editing(\.delete) else { return nil }
    return { delete(IndexSet(integer: place)) }
  }

  var canBeMoved: Bool { content.trait(MoveDisabledKey.self) != true && editing(\.move) != nil }

  /// The place of the row's data, if it can be moved.
  var movePlace: Int? { canBeMoved ? editing(\.move)?.place : nil }

  /// Deletes the row as its Delete button does. Does nothing for a row that cannot be deleted.
  package func performDelete() {
    reveal(nil)
    deletion?()
  }

  /// Moves the row's data in front of that of another row of the same data, or to the end.
  ///
  /// - Parameter destination: The place in the data, counted before the row is taken out.
  package func performMove(to destination: Int) {
    guard canBeMoved, let (move, place) = editing(\.move) else { return }
    move(IndexSet(integer: place), destination)
  }

  /// The swipe actions of the row; rows that can be deleted and have none at their trailing edge have a Delete button.
  var swipeActionGroups: [SwipeActionGroup] {
    guard isRow else { return [] }
    let groups = content.trait(SwipeActionsKey.self) ?? []
    if deletion == nil || groups.contains(where: { $0.edge == .trailing }) { return groups }
    let button = Button("Delete", role: .destructive) { [weak self] in
      MainActor.assumeIsolated { self?.performDelete() }
    }
    return groups + [SwipeActionGroup(edge: .trailing, allowsFullSwipe: true, content: AnyView(button))]
  }

  /// Shows the swipe actions at an edge, or none.
  package func reveal(_ edge: HorizontalEdge?) {
    guard revealedEdge != edge else { return }
    revealedEdge = edge
    if edge != nil {
      if let other = list.revealedRow, other !== self { other.reveal(nil) }
      list.revealedRow = self
    } else if list.revealedRow === self {
      list.revealedRow = nil
    }
    setNeedsLayout()
  }
}

extension ListRowsElement {
  /// Deletes a row as its Delete button does.
  ///
  /// - Parameter index: The row's place among all rows, headers and footers of the list.
  package func performDelete(at index: Int) {
    row(at: index)?.performDelete()
  }
}
