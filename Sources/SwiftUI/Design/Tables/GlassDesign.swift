import FlowRendering
import Foundation

/// Glass: the background blurred below a translucent layer, with a rim of light and a soft shadow. Lengths are in points.
struct GlassDesign: Sendable {
  var blurRadius: Double

  /// The layers of regular and of clear glass in both appearances.
  var regular: Layer
  var dark: Layer
  var clear: Layer
  var darkClear: Layer

  /// The layers on the surface of a floating sheet, where glass has no shadow.
  var onSheet: Layer
  var darkOnSheet: Layer

  /// The surfaces of alerts, of floating sheets, and of menus and popovers, through which the background can be seen.
  var alert: Surface
  var sheet: Surface
  var menu: Surface

  /// The tint of items in bars behind an alert or a sheet.
  var coveredTint: SystemShades

  /// The opacity of a tint.
  var tintOpacity: Float

  /// The shadow of a small piece in light appearance; there is none in dark appearance.
  var shadow: Shadow

  /// The colors of symbols and of texts without a tint on the glass of bars.
  var label: SystemShades
  var text: SystemShades

  /// A translucent layer and the line at its edge.
  struct Layer: Sendable {
    var color: RenderColor

    /// How much more vivid the background is.
    var saturation: Double

    var rim: RenderColor
    var rimWidth: CGFloat
  }

  /// The blur of the background, and the opacity of the surface's color in front of it in both appearances.
  struct Surface: Sendable {
    var blurRadius: Double
    var opacity: Float
    var darkOpacity: Float

    /// How much lighter the color is in light appearance, so that it looks as measured in front of the background of
    /// pictures.
    var lift: Float
  }

  struct Shadow: Sendable {
    var opacity: Float
    var radius: Double
    var offset: Double
  }

  func layer(isClear: Bool, isDark: Bool, isOnSheet: Bool = false) -> Layer {
    if isOnSheet { return isDark ? darkOnSheet : onSheet }
    return switch (isClear, isDark) {
    case (false, false): regular
    case (false, true): dark
    case (true, false): clear
    case (true, true): darkClear
    }
  }
}
