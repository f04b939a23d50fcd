import SwiftUI

extension InspectableView {
  /// The rotation of the view.
  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    try (modifierValue("rotationEffect", "angle"), modifierValue("rotationEffect", "anchor"))
  }

  /// A rotation in three dimensions.
  public struct Rotation3D {
    /// The angle.
    public let angle: Angle
    /// The axis.
    public let axis: Axis
    /// The anchor, as a part of the size.
    public let anchor: UnitPoint
    /// The depth of the anchor, in points.
    public let anchorZ: CGFloat
    /// The strength of the perspective.
    public let perspective: CGFloat

    /// A direction.
    public typealias Axis = (x: CGFloat, y: CGFloat, z: CGFloat)
  }

  /// The rotation of the view in three dimensions.
  public func rotation3D() throws -> Rotation3D {
    let call = "rotation3DEffect"
    return try Rotation3D(
      angle: modifierValue(call, "angle"), axis: modifierValue(call, "axis"), anchor: modifierValue(call, "anchor"),
      anchorZ: modifierValue(call, "anchorZ"), perspective: modifierValue(call, "perspective"))
  }

  /// The projection transform of the view.
  public func projectionTransform() throws -> ProjectionTransform {
    try modifierValue("transformEffect", "transform", call: "projectionTransform")
  }

  /// The affine transform of the view.
  public func transformEffect() throws -> CGAffineTransform { try modifierValue("transformEffect", "affineTransform") }

  /// The scale of the view.
  public func scaleEffect() throws -> CGSize { try modifierValue("scaleEffect", "scale") }

  /// The anchor of the view's scale.
  public func scaleEffectAnchor() throws -> UnitPoint { try modifierValue("scaleEffect", "anchor") }

  /// Whether the view is scaled to fill the proposed size, with its aspect ratio.
  public func isScaledToFill() throws -> Bool {
    let values = try aspectRatio(call: "scaledToFill")
    return values.contentMode == .fill && values.aspectRatio == nil
  }

  /// Whether the view is scaled to fit the proposed size, with its aspect ratio.
  public func isScaledToFit() throws -> Bool {
    let values = try aspectRatio(call: "scaledToFit")
    return values.contentMode == .fit && values.aspectRatio == nil
  }

  /// The aspect ratio of the view.
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
