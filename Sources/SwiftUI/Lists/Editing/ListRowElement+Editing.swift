import Foundation

extension ListRowElement {
  /// The edit that the row's data allows, and the row's offset in the data.
  private func editing<Action>(_ action: (RowEditing) -> Action?) -> (action: Action, place: Int)? {
    guard isRow else { return nil }
    if let own = content.trait(EditableRowKey.self), let action = action(own.editing) { return (action, own.place) }
    var node: _ViewNode = content.innermost
    var place: Int?
    while let parent = node.parent, node !== list {
      if let editor = parent as? RowEditingNode, let place, let action = action(editor.editing) {
        return (action, place)
      }
      place = parent.dataOffset(of: node) ?? place
      node = parent
    }
    return nil
  }

  /// Deletes the row's data; `nil` if the row cannot be deleted.
  var deletion: (() -> Void)? {
    guard content.trait(DeleteDisabledKey.self) != true, let (delete, place) = editing(\.delete) else { return nil }
    return { delete(IndexSet(integer: place)) }
  }

  /// Inserts data in place of the row; `nil` if the row does not stand for new data.
  var insertion: (() -> Void)? {
    guard let (insert, place) = editing(\.insert) else { return nil }
    return { insert(IndexSet(integer: place)) }
  }

  var canBeMoved: Bool { content.trait(MoveDisabledKey.self) != true && editing(\.move) != nil }

  /// The offset of the row's data; `nil` if the row cannot be moved.
  var movePlace: Int? { canBeMoved ? editing(\.move)?.place : nil }

  /// Deletes the row as its Delete button does. Does nothing if the row cannot be deleted.
  package func performDelete() {
    reveal(nil)
    deletion?()
  }

  /// Moves the row's data in front of the data of another row, or to the end.
  ///
  /// - Parameter destination: The offset in the data, counted before the row is removed.
  package func performMove(to destination: Int) {
    guard canBeMoved, let (move, place) = editing(\.move) else { return }
    move(IndexSet(integer: place), destination)
  }

  /// The swipe actions of the row. A row that can be deleted and has no swipe actions, at either edge, has a Delete
  /// button.
  var swipeActionGroups: [SwipeActionGroup] {
    guard isRow else { return [] }
    let groups = content.trait(SwipeActionsKey.self) ?? []
    guard groups.isEmpty, deletion != nil else { return groups }
    let button = Button(SystemString.delete, role: .destructive) { [weak self] in
      MainActor.assumeIsolated { self?.performDelete() }
    }
    return [SwipeActionGroup(edge: .trailing, allowsFullSwipe: true, content: AnyView(button))]
  }

  /// Reveals the swipe actions at an edge, or hides them.
  package func reveal(_ edge: HorizontalEdge?) {
    guard revealedEdge != edge else { return }
    let old = revealedEdge
    revealedEdge = edge
    for group in swipeActionGroups {
      guard let changed = group.onPresentationChanged, group.edge == old || group.edge == edge else { continue }
      graph.enqueueAction { changed(group.edge == edge) }
    }
    if edge != nil {
      if let other = list.revealedRow, other !== self { other.reveal(nil) }
      list.revealedRow = self
    } else if list.revealedRow === self {
      list.revealedRow = nil
    }
    setNeedsLayout()
  }
}
