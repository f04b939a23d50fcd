import SwiftUI

extension InspectableView {
  /// How the view is rotated.
  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    try (modifierValue("rotationEffect", "angle"), modifierValue("rotationEffect", "anchor"))
  }

  /// How the view is rotated in space.
  public struct Rotation3D {
    public let angle: Angle
    public let axis: Axis
    public let anchor: UnitPoint
    public let anchorZ: CGFloat
    public let perspective: CGFloat

    public typealias Axis = (x: CGFloat, y: CGFloat, z: CGFloat)
  }

  /// How the view is rotated in space.
  public func rotation3D() throws -> Rotation3D {
    let call = "rotation3DEffect"
    return try Rotation3D(
      angle: modifierValue(call, "angle"), axis: modifierValue(call, "axis"), anchor: modifierValue(call, "anchor"),
      anchorZ: modifierValue(call, "anchorZ"), perspective: modifierValue(call, "perspective"))
  }

  /// The transform with which the view is drawn in perspective.
  public func projectionTransform() throws -> ProjectionTransform {
    try modifierValue("transformEffect", "transform", call: "projectionTransform")
  }

  /// The transform with which the view is drawn.
  public func transformEffect() throws -> CGAffineTransform { try modifierValue("transformEffect", "affineTransform") }

  /// How the drawing of the view is scaled.
  public func scaleEffect() throws -> CGSize { try modifierValue("scaleEffect", "scale") }

  /// The point that stays in place when the drawing of the view is scaled.
  public func scaleEffectAnchor() throws -> UnitPoint { try modifierValue("scaleEffect", "anchor") }

  /// Whether the view covers the room that it is offered, in its own proportion.
  public func isScaledToFill() throws -> Bool {
    let values = try aspectRatio(call: "scaledToFill")
    return values.contentMode == .fill && values.aspectRatio == nil
  }

  /// Whether the view fits into the room that it is offered, in its own proportion.
  public func isScaledToFit() throws -> Bool {
    let values = try aspectRatio(call: "scaledToFit")
    return values.contentMode == .fit && values.aspectRatio == nil
  }

  /// The proportion of the view, width by height.
  public func aspectRatio() throws -> (aspectRatio: CGFloat?, contentMode: ContentMode) {
    try aspectRatio(call: "aspectRatio")
  }

  private func aspectRatio(call: String) throws -> (aspectRatio: CGFloat?, contentMode: ContentMode) {
    try (
      modifierValue("aspectRatio", "aspectRatio", call: call), modifierValue("aspectRatio", "contentMode", call: call)
    )
  }

  /// The relative size of symbols.
  public func imageScale() throws -> Image.Scale { try environment(\.imageScale, call: "imageScale") }
}
