/// The menu and the primary action of a selection, with the type of the selection erased.
struct SelectionMenu {
  private struct Closures {
    let value: ([AnyHashable]) -> AnyHashable?
    let items: ([AnyHashable]) -> AnyView
    let primaryAction: (([AnyHashable]) -> Void)?
  }

  private let closures: Latest<Closures>

  init<I: Hashable, M: View>(of type: I.Type, menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?) {
    closures = Latest(
      Closures(
        value: { ids in ids.first { $0.base is I } },
        items: { values in AnyView(menu(Self.chosen(values, type))) },
        primaryAction: primaryAction.map { action in { action(Self.chosen($0, type)) } }))
  }

  /// The value that represents a row: the first of its identities that has the menu's type.
  func value(_ identities: [AnyHashable]) -> AnyHashable? { closures.value.value(identities) }

  /// The menu for rows with these values.
  func items(_ values: [AnyHashable]) -> AnyView { closures.value.items(values) }

  /// Performs the action for rows with these values; `nil` if there is no primary action.
  var primaryAction: (([AnyHashable]) -> Void)? { closures.value.primaryAction }

  private static func chosen<I: Hashable>(_ values: [AnyHashable], _ type: I.Type) -> Set<I> {
    Set(values.compactMap { $0.base as? I })
  }
}

extension SelectionMenu: EnvironmentAction {
  @MainActor mutating func takeOver(from old: SelectionMenu) {
    old.closures.value = closures.value
    self = old
  }
}

extension EnvironmentValues {
  @Entry var selectionMenu: SelectionMenu?
}

extension View {
  /// Adds a context menu to the rows of the lists and tables inside.
  ///
  /// A long press opens the menu. It applies to the pressed row, or to the whole selection if the row is selected.
  ///
  /// - Parameters:
  ///   - itemType: The type of the rows' identities.
  ///   - menu: Creates the menu for rows with the given identities.
  ///   - primaryAction: The action of a tap on a row outside edit mode.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(
      EnvironmentActionWriter(
        keyPath: \.selectionMenu, value: SelectionMenu(of: I.self, menu: menu, primaryAction: primaryAction)))
  }
}
