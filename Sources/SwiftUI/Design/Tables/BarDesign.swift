import Foundation

/// The bars of screens, in points.
struct BarDesign: Sendable {
  var height: CGFloat

  /// The height of the bar at the top of a sheet, which has no status bar above it.
  var sheetHeight: CGFloat

  var largeTitleHeight: CGFloat

  /// Whether an empty bar takes no space.
  var collapsesWhenEmpty: Bool

  /// The margin of the items at the edges of a bar, and of a back button.
  var margin: CGFloat
  var backMargin: CGFloat

  var itemSpacing: CGFloat
  var itemFont: Font
  var prominentItemFont: Font

  var titleFont: Font
  var subtitleFont: Font

  /// The distance between the title and its menu, and the size of the menu's symbol.
  var titleMenuDistance: CGFloat
  var titleMenuFont: Font

  /// The distance between the title and the items beside it, and the least width that is left to a back button.
  var titleDistance: CGFloat
  var leastBackWidth: CGFloat

  /// The bar at the bottom of a screen or above the keyboard.
  var toolbarHeight: CGFloat
  var toolbarSpacing: CGFloat

  /// The width of a spacer between items.
  var spacerWidth: CGFloat

  var backButton: BackButton
  var search: Search

  /// The width of a leading column, and of an inspector.
  var columnWidth: CGFloat
  var inspectorWidth: CGFloat

  struct BackButton: Sendable {
    var chevronFont: Font
    var font: Font
    var spacing: CGFloat
  }

  /// The search field below the title.
  struct Search: Sendable {
    /// The height with the space above and below, and that of the scopes.
    var height: CGFloat
    var scopesHeight: CGFloat

    var fieldHeight: CGFloat
    var fieldPadding: CGFloat
    var cornerRadius: CGFloat
    var font: Font
    var spaceAbove: CGFloat
    var spaceBelow: CGFloat
    var spaceBelowScopes: CGFloat

    /// The distance between the field and the cancel button, and between the parts of the field.
    var buttonDistance: CGFloat
    var spacing: CGFloat
  }
}
