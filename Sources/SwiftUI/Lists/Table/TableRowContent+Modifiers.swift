import Foundation

/// A modifier of table rows, applied to their views.
public protocol _TableRowContentModifier: ViewModifier {}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var tableRowBody: Never { return fatalError("ModifiedContent has no body.") }

  public func _rowViews(
    _ context: _TableRowContext<Content.TableRowValue>
  ) -> ModifiedContent<Content._RowViews, Modifier> {
    content._rowViews(context).modifier(modifier)
  }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  public var data: Content.Data { content.data }
}

/// Adds a context menu to table rows.
nonisolated public struct _ContextMenuTableRowModifier<MenuItems: View>: _TableRowContentModifier {
  let items: MenuItems

  @MainActor public func body(content: Content) -> some View { content.contextMenu { items } }
}

/// Adds a context menu with a preview to table rows.
nonisolated public struct _ContextMenuPreviewTableRowModifier<MenuItems: View, Preview: View>: _TableRowContentModifier
{
  let items: MenuItems
  let preview: Preview

  @MainActor public func body(content: Content) -> some View {
    content.contextMenu {
      items
    } preview: {
      preview
    }
  }
}

/// Provides the data of table rows to other apps.
nonisolated public struct ItemProviderTableRowModifier: _TableRowContentModifier {
  let action: (() -> NSItemProvider?)?

  @MainActor public func body(content: Content) -> some View { content.itemProvider(action) }
}

/// Handles data inserted between the rows of a table.
///
/// - Note: Approximate: nothing can be inserted between rows; a warning is recorded.
nonisolated public struct OnInsertTableRowModifier: _TableRowContentModifier {
  let api: String

  @MainActor public func body(content: Content) -> some View {
    content.unsupported(api, "nothing can be dropped between rows of a table.")
  }
}

/// Sets the data that a table row provides while it is dragged.
nonisolated struct DraggableTableRowModifier<T: Transferable>: _TableRowContentModifier {
  let payload: () -> T

  @MainActor func body(content: Content) -> some View { content.draggable(payload()) }
}

/// Handles data dropped on a table row.
nonisolated struct DropTableRowModifier<T: Transferable>: _TableRowContentModifier {
  let action: ([T]) -> Void

  @MainActor func body(content: Content) -> some View {
    content.dropDestination(for: T.self) { items, _ in
      action(items)
      return true
    }
  }
}

/// Disables the selection of table rows.
nonisolated struct SelectionDisabledTableRowModifier: _TableRowContentModifier {
  let isDisabled: Bool

  @MainActor func body(content: Content) -> some View { content.selectionDisabled(isDisabled) }
}

extension TableRowContent {
  /// Adds a context menu to the rows, which a long press opens.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> {
    ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(items: menuItems()))
  }

  /// Adds a context menu with a preview to the rows; the preview is not drawn.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> {
    ModifiedContent(
      content: self, modifier: _ContextMenuPreviewTableRowModifier(items: menuItems(), preview: preview()))
  }

  /// Sets the data that the rows provide to other apps.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
  }

  /// Sets the data that the rows provide while they are dragged.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedContent(content: self, modifier: DraggableTableRowModifier(payload: payload))
  }

  /// Sets the action for data dropped on the rows.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedContent(content: self, modifier: DropTableRowModifier(action: action))
  }

  /// Sets whether selecting the rows is disabled.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    ModifiedContent(content: self, modifier: SelectionDisabledTableRowModifier(isDisabled: isDisabled))
  }
}

extension DynamicTableRowContent {
  /// Sets the action for data dropped between the rows; not supported; a warning is recorded.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(content: self, modifier: OnInsertTableRowModifier(api: "dropDestination(for:action:)"))
  }

  /// Sets the action for data inserted between the rows; not supported; a warning is recorded.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(content: self, modifier: OnInsertTableRowModifier(api: "onInsert(of:perform:)"))
  }
}
