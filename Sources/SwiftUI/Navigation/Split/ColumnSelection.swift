/// Observes selections in a column of a split view, to show the next column.
@MainActor
final class ColumnSelection {
  var didSelect: @MainActor () -> Void

  /// Clears the selection of the column.
  var clear: () -> Void = {}

  init(_ didSelect: @escaping @MainActor () -> Void) {
    self.didSelect = didSelect
  }
}

extension EnvironmentValues {
  private enum ColumnSelectionKey: EnvironmentKey {
    static var defaultValue: ColumnSelection? { nil }
  }

  /// The column of a split view that contains the view.
  var columnSelection: ColumnSelection? {
    get { self[ColumnSelectionKey.self] }
    set { self[ColumnSelectionKey.self] = newValue }
  }
}

/// Calls a closure when a row inside is selected, and clears the selection when the column is shown again.
struct ColumnSelectionModifier: ViewModifier {
  /// Whether a column in front of this one shows the selection.
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

  /// The back action of the root of a stack that is a column of a split view in a narrow window.
  var columnBack: DismissTarget? {
    get { self[ColumnBackKey.self] }
    set { self[ColumnBackKey.self] = newValue }
  }
}
