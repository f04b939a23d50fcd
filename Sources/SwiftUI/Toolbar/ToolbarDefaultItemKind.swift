/// A kind of item that the system adds to a toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Kind {
    case sidebarToggle, search, title
  }

  private let kind: Kind

  /// The button that shows and hides the sidebar of a `NavigationSplitView`.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)

  /// The search field.
  public static let search = ToolbarDefaultItemKind(kind: .search)

  /// The title.
  public static let title = ToolbarDefaultItemKind(kind: .title)
}

extension View {
  /// Removes an item that the system adds to the toolbar.
  ///
  /// - Note: Approximate: toolbars have no such items, so that there is nothing to remove; a warning is recorded.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    unsupported("toolbar(removing:)", "the system adds no items to toolbars.", when: defaultItemKind != nil)
  }
}
