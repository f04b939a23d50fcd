/// Tells what scrolls in a sheet whether a finger that moves up makes the sheet larger first.
@MainActor
final class SheetGrowth {
  private weak var sheet: SheetElement?

  init(_ sheet: SheetElement) {
    self.sheet = sheet
  }

  /// Whether the sheet takes the finger before its content does.
  var comesFirst: Bool {
    guard let sheet else { return false }
    return sheet.isDraggable && sheet.canGrow && sheet.options.contentInteraction != .scrolls
  }
}

extension EnvironmentValues {
  private enum SheetGrowthKey: EnvironmentKey { static var defaultValue: SheetGrowth? { nil } }

  /// The growth of the sheet around, if there is one.
  var sheetGrowth: SheetGrowth? {
    get { self[SheetGrowthKey.self] }
    set { self[SheetGrowthKey.self] = newValue }
  }
}
