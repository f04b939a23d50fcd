import Foundation

/// The margins of screens, and the lines between views.
struct LayoutDesign: Sendable {
  /// The margin of content at the edges of the screen, in points.
  var margin: CGFloat

  /// The margin on a wide screen, and the width from which on a screen is wide.
  var wideMargin: CGFloat
  var wideWidth: CGFloat

  /// The thickness of dividers; `nil` for one pixel.
  var dividerThickness: CGFloat?

  /// The length of a divider if none is proposed.
  var dividerLength: CGFloat

  var dividerColor: SystemShades

  /// In windows, how far inside of its edge a rectangle with round corners is painted, in pixels, where a pixel is
  /// painted by its distance from the edge; `nil` if it is painted by its area.
  var edgeInset: Double?

  func margin(width: CGFloat) -> CGFloat { width >= wideWidth ? wideMargin : margin }
}
