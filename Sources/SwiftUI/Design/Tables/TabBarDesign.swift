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
