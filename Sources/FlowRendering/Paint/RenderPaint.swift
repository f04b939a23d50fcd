import Foundation

/// The paint of a shape or a text. Gradient geometry is in the canvas's current user space.
package enum RenderPaint: Hashable, Sendable {
  case color(RenderColor)
  /// Colors along a line from `start` to `end`.
  case linearGradient(stops: [RenderGradientStop], start: CGPoint, end: CGPoint)
  /// Colors from a circle of `startRadius` to one of `endRadius` around the same center.
  case radialGradient(stops: [RenderGradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// Colors by the distance from the center, as fractions of an ellipse with the given half axes.
  case ellipticalGradient(
    stops: [RenderGradientStop], center: CGPoint, radii: CGSize, startFraction: Double, endFraction: Double)
  /// Colors around a center; angles in radians from the positive x axis towards positive y.
  case angularGradient(stops: [RenderGradientStop], center: CGPoint, startRadians: Double, endRadians: Double)
  /// A bitmap repeated over the plane; `origin` is the top left corner of one tile, `scale` its pixels per point.
  case tile(Bitmap, origin: CGPoint, scale: Double)
  /// The content painted below, blurred by a radius in points and tinted; a saturation above 1 intensifies its colors.
  case backdrop(blurRadius: Double, saturation: Double = 1, tint: RenderColor, opacity: Double)

  /// The opacity of the paint, from 0 to 1; 1 for paints with several opacities.
  var opacity: Double {
    if case .color(let color) = self { Double(color.alpha) } else { 1 }
  }
}

/// A color at a location from 0 to 1 of a gradient.
package struct RenderGradientStop: Hashable, Sendable {
  package var location: Double
  package var color: RenderColor

  package init(location: Double, color: RenderColor) {
    self.location = location
    self.color = color
  }
}
