/// Hears of selections in a column of a split view, to go on to the next column.
@MainActor
final class ColumnSelection {
  var didSelect: @MainActor () -> Void

  /// Takes back what was selected in the column.
  var clear: () -> Void = {}

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

/// Calls a closure when a row is selected inside, and takes the selection back when the column is shown again.
struct ColumnSelectionModifier: ViewModifier {
  /// Whether what was selected is shown in a column in front of this one.
  let isCovered: Bool
  let didSelect: @MainActor () -> Void

  @State private var selection = ColumnSelection {}

  init(isCovered: Bool = false, _ didSelect: @escaping @MainActor () -> Void) {
    self.isCovered = isCovered
    self.didSelect = didSelect
  }

  func body(content: Content) -> some View {
    selection.didSelect = didSelect
    return
      content
      .environment(\.columnSelection, selection)
      .onChange(of: isCovered) { if !isCovered { selection.clear() } }
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
