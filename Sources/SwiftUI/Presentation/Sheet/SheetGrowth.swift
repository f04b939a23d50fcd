/// Tells scroll views in a sheet whether an upward drag enlarges the sheet first.
@MainActor
final class SheetGrowth {
  private weak var sheet: SheetElement?

  init(_ sheet: SheetElement) {
    self.sheet = sheet
  }

  /// Whether the sheet takes precedence over its content.
  var comesFirst: Bool {
    guard let sheet else { return false }
    return sheet.isDraggable && sheet.canGrow && sheet.options.contentInteraction != .scrolls
  }
}

extension EnvironmentValues {
  private enum SheetGrowthKey: EnvironmentKey { static var defaultValue: SheetGrowth? { nil } }

  /// The growth of the surrounding sheet, if there is one.
  var sheetGrowth: SheetGrowth? {
    get { self[SheetGrowthKey.self] }
    set { self[SheetGrowthKey.self] = newValue }
  }
}
