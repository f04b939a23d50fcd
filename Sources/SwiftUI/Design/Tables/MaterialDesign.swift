import FlowRendering

/// The materials of backgrounds: a blur below a translucent layer.
struct MaterialDesign: Sendable {
  /// The radius of the blur in points.
  var blurRadius: Double

  var saturation: Double
  var darkSaturation: Double

  /// The color of the layer.
  var color: RenderColor
  var darkColor: RenderColor

  /// The opacities of the layer.
  var ultraThin: Float
  var thin: Float
  var regular: Float
  var thick: Float
  var ultraThick: Float
  var bar: Float

  /// Glass, if the system has it.
  var glass: GlassDesign?
}
