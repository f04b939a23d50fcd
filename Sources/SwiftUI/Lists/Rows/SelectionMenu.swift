/// The menu of what is selected, and what a tap on it does, behind the type of the selection.
struct SelectionMenu {
  /// The value that stands for a row: the first of its identities that is of the menu's type.
  let value: ([AnyHashable]) -> AnyHashable?

  /// The menu for rows with these values.
  let items: ([AnyHashable]) -> AnyView

  /// Performs the action for rows with these values; `nil` if a tap does nothing of its own.
  let primaryAction: (([AnyHashable]) -> Void)?

  init<I: Hashable, M: View>(of type: I.Type, menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?) {
    value = { ids in ids.first { $0.base is I } }
    items = { values in AnyView(menu(Self.chosen(values, type))) }
    self.primaryAction = primaryAction.map { action in { action(Self.chosen($0, type)) } }
  }

  private static func chosen<I: Hashable>(_ values: [AnyHashable], _ type: I.Type) -> Set<I> {
    Set(values.compactMap { $0.base as? I })
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
  /// Adds a menu to the rows of the lists and tables inside: it opens on a long press.
  ///
  /// The menu is for the row under the finger, or for all that are selected if the row is one of them.
  ///
  /// - Parameters:
  ///   - itemType: The type of the rows' identities.
  ///   - menu: The menu of rows with identities.
  ///   - primaryAction: What a tap on a row does, other than in edit mode.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \.selectionMenu, value: SelectionMenu(of: I.self, menu: menu, primaryAction: primaryAction)))
  }
}
