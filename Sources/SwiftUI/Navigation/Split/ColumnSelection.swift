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
  /// The column of a split view that contains the view.
  @Entry var columnSelection: ColumnSelection?
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
  /// The back action of the root of a stack that is a column of a split view in a narrow window.
  @Entry var columnBack: DismissTarget?
}
