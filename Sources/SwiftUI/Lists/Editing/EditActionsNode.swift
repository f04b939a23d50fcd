import Foundation

/// The edits that rows of data allow, set by `onDelete` and `onMove`.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  /// Inserts data in place of rows that stand for it, as in tables of UIKit.
  var insert: ((IndexSet) -> Void)?
}

/// Attaches edits to the views of a `ForEach`; it does not affect layout.
struct RowEditingModifier: PrimitiveModifier {
  let editing: RowEditing

  @MainActor static func _makeNode<Content: View>(modifier: Self, content: Content, in context: _NodeContext)
    -> _ViewNode
  {
    TypedRowEditingNode(modifier: modifier, content: content, in: context)
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension RowEditingModifier: ComposedModifier {
  package var composition: Composition {
    if let delete = editing.delete { return Composition("onDelete").value("action", delete) }
    if let move = editing.move { return Composition("onMove").value("action", move) }
    return Composition("")
  }
}

/// The node that handles an edit of one of its rows; the row finds it by walking up the tree.
@MainActor
class RowEditingNode: SingleChildNode {
  final var editing: RowEditing

  init(_ editing: RowEditing, in context: _NodeContext) {
    self.editing = editing
    super.init(context)
  }
}

final class TypedRowEditingNode<Content: View>: RowEditingNode {

  init(modifier: RowEditingModifier, content: Content, in context: _NodeContext) {
    super.init(modifier.editing, in: context)
    child = Content._makeNode(content, in: childContext)
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, RowEditingModifier>.self)
    let couldDelete = editing.delete != nil
    let couldMove = editing.move != nil
    editing = new.modifier.editing
    child?.update(new.content)
    // Rows show whether they can be edited.
    if couldDelete != (editing.delete != nil) || couldMove != (editing.move != nil) { childElementsChanged() }
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data that the modified views are created from.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Sets the action that deletes rows; with `nil`, rows cannot be deleted.
  ///
  /// - Parameter action: Receives the offsets of the deleted elements in the data.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier(editing: RowEditing(delete: action)))
  }

  /// Sets the action that moves rows; with `nil`, rows cannot be moved.
  ///
  /// - Parameter action: Receives the offsets of the moved elements in the data, and their destination.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier(editing: RowEditing(move: action)))
  }
}
