import Foundation

/// The bar of tabs and the indicator of pages, in points.
struct TabBarDesign: Sendable {
  var height: CGFloat
  var font: Font
  var symbolFont: Font

  /// The scale of symbols.
  var symbolScale: Image.Scale

  /// The space of all icons, and the distance to their titles.
  var iconHeight: CGFloat
  var iconSpacing: CGFloat

  /// A capsule of glass that floats on the content; `nil` for a bar across the screen.
  var floating: Floating?

  /// The bar at the top of a wide window, and the sidebar that can replace it; `nil` where the bar is always below.
  var top: Top?

  var badge: Badge
  var pages: Pages

  /// How the list of the tabs that do not fit is described, which is an older part of the system.
  var moreElements: ElementDesign

  /// A floating bar, in points.
  struct Floating: Sendable {
    var height: CGFloat

    /// The least distance from the sides of the screen, and the distance from its bottom.
    var margin: CGFloat

    /// The width of the selected tab's background, its inset, and how much of it lies behind the neighboring tabs.
    var pillWidth: CGFloat
    var pillInset: CGFloat
    var pillOverlap: CGFloat

    /// In a narrow bar, the width of the background as a multiple of a tab's share, less a constant.
    var narrowPillGrowth: CGFloat
    var narrowPillLoss: CGFloat

    var pill: SystemShades

    /// How far the middle of an icon and the baseline of a title are from the top.
    var iconMiddle: CGFloat
    var titleBaseline: CGFloat

    /// The diameter of the circle of a separate tab, and its distance from the bar.
    var circle: CGFloat
    var circleDistance: CGFloat
    var circleFont: Font

    /// How much darker the tint is on light glass.
    var tintDarkening: Double

    /// How content fades behind the bar and below it.
    var fade: Fade

    /// The height of an accessory, and its distance from the bar.
    var accessoryHeight: CGFloat
    var accessoryDistance: CGFloat
  }

  /// The fading of content at the edge of the screen: its background, blurred, in front of it.
  struct Fade: Sendable {
    var opacity: Float

    /// The distance from the top of the bar in which the fading begins, in points.
    var length: CGFloat

    var blurRadius: Double
  }

  /// A bar at the top, in points: a capsule with titles.
  struct Top: Sendable {
    /// The height of the row of the bar, which it shares with the navigation bars below it.
    var rowHeight: CGFloat

    /// The height of the capsule, and its distance from the top of the row.
    var height: CGFloat
    var distance: CGFloat

    /// The surface of the capsule; `nil` for glass.
    var surface: SystemShades?

    /// The least distance between the capsule and the sides of the window.
    var margin: CGFloat

    var font: Font
    var selectedFont: Font
    var symbolFont: Font

    /// The space beside a title, the inset of the selected tab's background, and its colors.
    var itemPadding: CGFloat
    var pillInset: CGFloat
    var pill: SystemShades

    /// The distance between a title and its badge.
    var badgeDistance: CGFloat

    var sidebar: Sidebar
  }

  /// A sidebar with the tabs, in points.
  struct Sidebar: Sendable {
    /// The width with the space around a panel.
    var width: CGFloat

    /// The background of a sidebar that is not a panel.
    var surface: SystemShades?

    /// The edge at which the button that shows the bar is, and its distance from that edge.
    var buttonEdge: HorizontalEdge
    var buttonMargin: CGFloat

    var headerFont: Font

    /// Whether the symbols of tabs that are not selected have the tint.
    var tintsSymbols: Bool

    /// The space around the views below the tabs.
    var bottomBarPadding: CGFloat
  }

  struct Badge: Sendable {
    var font: Font
    var size: CGFloat
    var padding: CGFloat
    var offset: CGSize
  }

  struct Pages: Sendable {
    var height: CGFloat
    var dot: CGFloat
    var spacing: CGFloat
    var padding: CGFloat

    /// The opacity of the dots of other pages.
    var otherOpacity: Double
  }
}
