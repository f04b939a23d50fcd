import Foundation

/// The bar of tabs and the indicator of pages, in points.
struct TabBarDesign: Sendable {
  var height: CGFloat
  var font: Font
  var symbolFont: Font

  /// The space of all icons, and the distance to their titles.
  var iconHeight: CGFloat
  var iconSpacing: CGFloat

  var badge: Badge
  var pages: Pages

  /// How the list of the tabs that do not fit is described, which is an older part of the system.
  var moreElements: ElementDesign

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
