import Foundation

/// The bars of screens, in points.
struct BarDesign: Sendable {
  var height: CGFloat

  /// The height of the bar at the top of a sheet, which has no status bar above it.
  var sheetHeight: CGFloat

  var largeTitleHeight: CGFloat

  /// How far above the middle of its space the large title is.
  var largeTitleLift: CGFloat

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

  /// The subtitle below a large title; `nil` where only titles in the bar have one.
  var largeSubtitle: LargeSubtitle?

  /// The distance between the title and its menu, and the size of the menu's symbol.
  var titleMenuDistance: CGFloat
  var titleMenuFont: Font

  /// The distance between the title and the items beside it, and the least width that is left to a back button.
  var titleDistance: CGFloat
  var leastBackWidth: CGFloat

  /// The opacity of the background at the edge of the screen, where content fades under a bar with items on glass.
  var edgeFade: Float

  /// A sidebar in a panel; `nil` for one that is a column like the others.
  var sidebarPanel: SidebarPanel?

  /// Items on glass; `nil` if they are on the bar itself.
  var glassItems: GlassItems?

  /// The height in a sheet that floats, whose content is shown smaller; `nil` if it is that in other sheets.
  var floatingSheetHeight: CGFloat?

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

  /// Items in capsules of glass, which float on the content.
  struct GlassItems: Sendable {
    var height: CGFloat

    /// The distance of the items from the top of the bar, and of that of a sheet.
    var top: CGFloat
    var sheetTop: CGFloat

    /// The distance between capsules, and between the items of one.
    var groupSpacing: CGFloat
    var itemSpacing: CGFloat

    /// The space beside a text that is alone in its capsule, and beside an item among others.
    var textPadding: CGFloat
    var itemPadding: CGFloat

    /// The least width of an item among others.
    var leastWidth: CGFloat

    /// The weight of symbols in regular, from 100 to 900.
    var symbolWeight: Int

    /// How far the chevron of a back button is in front of the middle.
    var chevronLift: CGFloat

    /// The height of a bottom bar above the bottom of the screen, and the margin at its sides.
    var bottomHeight: CGFloat
    var bottomMargin: CGFloat

    /// The size and the margins of the search field at the bottom of a screen.
    var searchHeight: CGFloat
    var searchMargin: CGFloat
    var searchPadding: CGFloat
    var searchSpacing: CGFloat
    var searchButtonDistance: CGFloat

    /// The distance of items and of a search field from the keyboard.
    var keyboardDistance: CGFloat
    var searchKeyboardDistance: CGFloat
  }

  /// A sidebar that floats beside the other columns, in points.
  struct SidebarPanel: Sendable {
    var width: CGFloat

    /// The distance from the side and the bottom of the window.
    var inset: CGFloat

    var cornerRadius: CGFloat
    var surface: SystemShades
  }

  struct LargeSubtitle: Sendable {
    var font: Font

    /// How much higher the space of the title is.
    var height: CGFloat
  }

  struct BackButton: Sendable {
    var chevronFont: Font
    var font: Font
    var spacing: CGFloat
  }

  /// The search field below the title.
  struct Search: Sendable {
    /// The height with the space above and below, and the height of the scopes.
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

    /// The tokens before the text.
    var token: Token
  }

  /// A token in a search field.
  struct Token: Sendable {
    var height: CGFloat
    var padding: CGFloat
    var cornerRadius: CGFloat
    var spacing: CGFloat
  }

  /// The height of the bar above the keyboard.
  var keyboardToolbarHeight: CGFloat { glassItems.map { $0.height + $0.keyboardDistance } ?? toolbarHeight }
}
