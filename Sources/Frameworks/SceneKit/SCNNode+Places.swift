import Flowsimd
import Foundation

extension SCNNode {
  /// Turns about the axes, in radians: about the one towards the viewer first, and about the one to the right last.
  public var eulerAngles: SCNVector3 {
    get { SCNVector3(simdEulerAngles) }
    set { simdEulerAngles = SIMD3(newValue) }
  }

  /// Turns about the axes, in radians: about the one towards the viewer first, and about the one to the right last.
  public var simdEulerAngles: SIMD3<Float> {
    get {
      let (a, b, c, _) = float4x4(simdOrientation).columns
      return SIMD3(atan2(-c.y, c.z), asin(min(1, max(-1, c.x))), atan2(-b.x, a.x))
    }
    set {
      simdOrientation =
        simd_quatf(angle: newValue.x, axis: SIMD3(1, 0, 0)) * simd_quatf(angle: newValue.y, axis: SIMD3(0, 1, 0))
        * simd_quatf(angle: newValue.z, axis: SIMD3(0, 0, 1))
    }
  }

  /// How the node is turned.
  public var orientation: SCNQuaternion {
    get {
      let vector = simdOrientation.vector
      return SCNQuaternion(x: vector.x, y: vector.y, z: vector.z, w: vector.w)
    }
    set { simdOrientation = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w) }
  }

  /// The axis and the angle, in radians, of the node's turn.
  public var rotation: SCNVector4 {
    get {
      let (vector, angle) = (simdOrientation.vector, 2 * acos(min(1, max(-1, simdOrientation.vector.w))))
      let sine = sin(angle / 2)
      guard abs(sine) > 0.000_01 else { return SCNVector4() }
      return SCNVector4(x: vector.x / sine, y: vector.y / sine, z: vector.z / sine, w: angle)
    }
    set {
      let axis = SIMD3(newValue.x, newValue.y, newValue.z)
      let isTurned = simd_length(axis) > 0
      simdOrientation = simd_quatf(
        angle: isTurned ? newValue.w : 0, axis: isTurned ? simd_normalize(axis) : SIMD3(0, 1, 0))
    }
  }

  public var simdPosition: SIMD3<Float> {
    get { SIMD3(position) }
    set { position = SCNVector3(newValue) }
  }

  public var simdScale: SIMD3<Float> {
    get { SIMD3(scale) }
    set { scale = SCNVector3(newValue) }
  }

  /// The matrix that makes larger, turns and moves, in this order.
  public var simdTransform: float4x4 {
    let (a, b, c, _) = float4x4(simdOrientation).columns
    return float4x4(a * scale.x, b * scale.y, c * scale.z, SIMD4(simdPosition, 1))
  }

  /// From the node to the scene.
  public var simdWorldTransform: float4x4 { (parent?.simdWorldTransform).map { $0 * simdTransform } ?? simdTransform }

  /// Where the node is in the scene.
  public var simdWorldPosition: SIMD3<Float> {
    get { simdWorldTransform.moved(.zero) }
    set { simdPosition = parent.map { $0.simdWorldTransform.inverse.moved(newValue) } ?? newValue }
  }

  /// Where the node is in the scene.
  public var worldPosition: SCNVector3 {
    get { SCNVector3(simdWorldPosition) }
    set { simdWorldPosition = SIMD3(newValue) }
  }

  /// Turns the node so that it looks at a point of the scene, as a camera does, with its upper side up.
  public func look(at worldTarget: SCNVector3) { simdLook(at: SIMD3(worldTarget)) }

  /// Turns the node so that it looks at a point of the scene, as a camera does, with its upper side up.
  public func simdLook(at worldTarget: SIMD3<Float>) {
    let target = parent.map { $0.simdWorldTransform.inverse.moved(worldTarget) } ?? worldTarget
    let way = simdPosition - target
    guard simd_length(way) > 0 else { return }
    let back = simd_normalize(way)
    let up: SIMD3<Float> = abs(back.y) > 0.999 ? SIMD3(0, 0, back.y > 0 ? -1 : 1) : SIMD3(0, 1, 0)
    let right = simd_normalize(simd_cross(up, back))
    simdOrientation = simd_quatf(
      float4x4(SIMD4(right, 0), SIMD4(simd_cross(back, right), 0), SIMD4(back, 0), SIMD4(0, 0, 0, 1)))
  }

  /// A point of this node in the coordinates of another one; `nil` for the scene.
  public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    let world = simdWorldTransform.moved(SIMD3(position))
    return SCNVector3(node.map { $0.simdWorldTransform.inverse.moved(world) } ?? world)
  }

  /// A point of another node, or of the scene, in the coordinates of this one.
  public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    let world = node.map { $0.simdWorldTransform.moved(SIMD3(position)) } ?? SIMD3(position)
    return SCNVector3(simdWorldTransform.inverse.moved(world))
  }
}
