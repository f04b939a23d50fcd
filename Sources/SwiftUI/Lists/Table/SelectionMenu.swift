/// The menu of what is selected, and what a tap on it does, behind the type of the selection.
struct SelectionMenu {
  /// The menu for rows with these identities; `nil` if they are of another type.
  let items: ([AnyHashable]) -> AnyView?

  /// Performs the action for rows with these identities; `nil` if a tap does nothing of its own.
  let primaryAction: (([AnyHashable]) -> Void)?

  init<I: Hashable, M: View>(of type: I.Type, menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?) {
    items = { ids in Self.chosen(ids, type).map { AnyView(menu($0)) } }
    self.primaryAction = primaryAction.map { action in
      { ids in
        if let chosen = Self.chosen(ids, type) { action(chosen) }
      }
    }
  }

  private static func chosen<I: Hashable>(_ ids: [AnyHashable], _ type: I.Type) -> Set<I>? {
    let chosen = ids.compactMap { $0.base as? I }
    return chosen.isEmpty ? nil : Set(chosen)
  }
}

extension EnvironmentValues {
  private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Adds a menu to the rows of the tables inside: it opens on a long press, for the row under the finger.
  ///
  /// - Note: Approximate: in a list nothing opens: a warning is recorded. The menu is for one row.
  ///
  /// - Parameters:
  ///   - itemType: The type of the rows' identities.
  ///   - menu: The menu of rows with identities.
  ///   - primaryAction: What a tap on a row does.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(
      EnvironmentKeyPathWriter(
        keyPath: \.selectionMenu, value: SelectionMenu(of: I.self, menu: menu, primaryAction: primaryAction)))
  }
}

/// Gives a row of a table the menu around it.
struct SelectionMenuRow: ViewModifier {
  let id: AnyHashable

  @Environment(\.selectionMenu) private var menu

  func body(content: Content) -> some View {
    if let menu, let items = menu.items([id]) {
      if let action = menu.primaryAction {
        content.contentShape(.rect).onTapGesture { action([id]) }.contextMenu { items }
      } else {
        content.contextMenu { items }
      }
    } else {
      content
    }
  }
}
