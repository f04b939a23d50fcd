import Flowsimd
import Foundation

/// The size, the turn and the place of an entity within its parent, in meters.
public struct Transform: Component, Hashable, Sendable {
  public static let identity = Transform()

  public var scale: SIMD3<Float>
  public var rotation: simd_quatf
  public var translation: SIMD3<Float>

  /// Changes nothing.
  public init() { self.init(scale: SIMD3(1, 1, 1)) }

  public init(
    scale: SIMD3<Float> = SIMD3(1, 1, 1), rotation: simd_quatf = simd_quaternion(0, 0, 0, 1),
    translation: SIMD3<Float> = SIMD3(0, 0, 0)
  ) {
    (self.scale, self.rotation, self.translation) = (scale, rotation, translation)
  }

  /// Turns: about the vertical axis last, and about the one that points at the viewer first.
  ///
  /// - Parameters:
  ///   - x: The turn about the axis to the right, in radians.
  ///   - y: The turn about the axis upwards, in radians.
  ///   - z: The turn about the axis towards the viewer, in radians.
  public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
    let turns = [
      simd_quatf(angle: y, axis: SIMD3(0, 1, 0)), simd_quatf(angle: x, axis: SIMD3(1, 0, 0)),
      simd_quatf(angle: z, axis: SIMD3(0, 0, 1)),
    ]
    self.init(rotation: turns[0] * turns[1] * turns[2])
  }

  public init(matrix: float4x4) {
    self.init()
    self.matrix = matrix
  }

  /// The matrix that makes larger, turns and moves, in this order.
  public var matrix: float4x4 {
    get {
      let (a, b, c, _) = float4x4(rotation).columns
      return float4x4(a * scale.x, b * scale.y, c * scale.z, SIMD4(translation, 1))
    }
    set {
      let (a, b, c, d) = newValue.columns
      scale = SIMD3(simd_length(a), simd_length(b), simd_length(c))
      // A mirrored space has no turn of its own.
      if float3x3(upperLeft: newValue).determinant < 0 { scale.x.negate() }
      rotation = simd_quatf(float3x3(upperLeft: float4x4(a / scale.x, b / scale.y, c / scale.z, d))).normalized
      translation = SIMD3(d.x, d.y, d.z)
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(rotation.vector)
    hasher.combine(translation)
  }

  /// The transform between two.
  ///
  /// - Parameter part: From 0, this one, to 1, the other one.
  func mixed(with other: Transform, _ part: Float) -> Transform {
    Transform(
      scale: simd_mix(scale, other.scale, SIMD3(repeating: part)), rotation: simd_slerp(rotation, other.rotation, part),
      translation: simd_mix(translation, other.translation, SIMD3(repeating: part)))
  }
}
