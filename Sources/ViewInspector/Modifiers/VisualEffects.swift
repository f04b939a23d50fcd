import SwiftUI

extension InspectableView {
  /// The blur of the view; the radius is in points.
  public func blur() throws -> (radius: CGFloat, isOpaque: Bool) {
    try (modifierValue("blur", "radius"), modifierValue("blur", "isOpaque"))
  }

  /// The opacity of the view.
  public func opacity() throws -> Double { try modifierValue("opacity", "opacity") }

  /// The brightness of the view.
  public func brightness() throws -> Double { try modifierValue("brightness", "amount") }

  /// The contrast of the view.
  public func contrast() throws -> Double { try modifierValue("contrast", "amount") }

  /// The saturation of the view.
  public func saturation() throws -> Double { try modifierValue("saturation", "amount") }

  /// The grayscale amount of the view.
  public func grayscale() throws -> Double { try modifierValue("grayscale", "amount") }

  /// The hue rotation of the view.
  public func hueRotation() throws -> Angle { try modifierValue("hueRotation", "angle") }

  /// Throws unless the colors of the view are inverted.
  public func colorInvert() throws { try expectModifier("colorInvert") }

  /// The color that the view's colors are multiplied with.
  public func colorMultiply() throws -> Color { try modifierValue("colorMultiply", "color") }

  /// Throws unless the view has `luminanceToAlpha()`.
  public func luminanceToAlpha() throws { try expectModifier("luminanceToAlpha") }

  private func expectModifier(_ name: String) throws {
    if modifierCompositions(name).isEmpty { throw modifierNotFound(name) }
  }

  /// The shadow of the view; lengths are in points.
  public func shadow() throws -> (color: Color, radius: CGFloat, offset: CGSize) {
    try (modifierValue("shadow", "color"), modifierValue("shadow", "radius"), modifierValue("shadow", "offset"))
  }

  /// The border of the view; the width is in points.
  ///
  /// - Parameter style: The type of the border's style.
  /// - Throws: `InspectionError` if the view has no border, or one with a style of another type.
  public func border<S: ShapeStyle>(_ style: S.Type) throws -> (shapeStyle: S, width: CGFloat) {
    let borders = content.modifierCompositions
    guard let border = borders.first(where: { $0.value("borderStyle", as: Any.self) != nil }),
      let shapeStyle: Any = border.value("borderStyle"), let width: CGFloat = border.value("borderWidth")
    else { throw modifierNotFound("border") }
    return try (Inspector.cast(value: shapeStyle, type: S.self), width)
  }

  /// The blend mode of the view.
  public func blendMode() throws -> BlendMode { try modifierValue("blendMode", "blendMode") }
}

// MARK: - Shapes

extension InspectableView {
  /// The shape that the view is clipped to.
  ///
  /// - Parameter shape: The type of the shape.
  /// - Throws: `InspectionError` if the view is not clipped, or by a shape of another type.
  public func clipShape<S: Shape>(_ shape: S.Type) throws -> S { try clipShape(shape, call: "clipShape") }

  private func clipShape<S: Shape>(_ shape: S.Type, call: String) throws -> S {
    try Inspector.cast(value: modifierValue("clipShape", "shape", as: Any.self, call: call), type: S.self)
  }

  /// The fill style of the shape that the view is clipped to.
  public func clipStyle() throws -> FillStyle { try modifierValue("clipShape", "style", call: "clipStyle") }

  /// The corner radius of the view, in points.
  public func cornerRadius() throws -> CGFloat {
    try clipShape(RoundedRectangle.self, call: "cornerRadius").cornerSize.width
  }

  /// The content shape of the view for hit testing.
  ///
  /// - Parameter shape: The type of the shape.
  /// - Throws: `InspectionError` if the view has no content shape, or one of another type.
  public func contentShape<S: Shape>(_ shape: S.Type) throws -> ContentShape<S> {
    let shape = try Inspector.cast(value: modifierValue("contentShape", "shape", as: Any.self), type: S.self)
    return try ContentShape(shape: shape, eoFill: modifierValue("contentShape", "eoFill"))
  }
}

/// The content shape of a view for hit testing.
public struct ContentShape<S: Shape>: Equatable {
  /// The shape.
  public let shape: S
  /// Whether the shape is filled with the even-odd rule.
  public let eoFill: Bool

  /// Whether both shapes are equal in a square of 100 points.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    return lhs.shape.path(in: square) == rhs.shape.path(in: square) && lhs.eoFill == rhs.eoFill
  }
}
