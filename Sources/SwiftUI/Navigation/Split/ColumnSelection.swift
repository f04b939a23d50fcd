/// Hears of selections in a column of a split view, to go on to the next column.
@MainActor
final class ColumnSelection {
  var didSelect: @MainActor () -> Void

  init(_ didSelect: @escaping @MainActor () -> Void) {
    self.didSelect = didSelect
  }
}

extension EnvironmentValues {
  private enum ColumnSelectionKey: EnvironmentKey {
    static var defaultValue: ColumnSelection? { nil }
  }

  /// The column of a split view that the view is in.
  var columnSelection: ColumnSelection? {
    get { self[ColumnSelectionKey.self] }
    set { self[ColumnSelectionKey.self] = newValue }
  }
}

/// Calls a closure when a row is selected inside.
struct ColumnSelectionModifier: ViewModifier {
  let didSelect: @MainActor () -> Void

  @State private var selection = ColumnSelection {}

  init(_ didSelect: @escaping @MainActor () -> Void) {
    self.didSelect = didSelect
  }

  func body(content: Content) -> some View {
    selection.didSelect = didSelect
    return content.environment(\.columnSelection, selection)
  }
}

extension EnvironmentValues {
  private enum ColumnBackKey: EnvironmentKey {
    static var defaultValue: DismissTarget? { nil }
  }

  /// What goes back from the root of a stack that is a column of a split view in a narrow window.
  var columnBack: DismissTarget? {
    get { self[ColumnBackKey.self] }
    set { self[ColumnBackKey.self] = newValue }
  }
}
