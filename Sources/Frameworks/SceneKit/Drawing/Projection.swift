import Flowsimd
import Foundation

/// From the world to a view, through a camera.
package struct Projection {
  /// What a camera shows.
  package enum Angle {
    /// The angle between the upper and the lower edge, in degrees.
    case perspective(Float)
    /// The distance between the middle and the upper edge, in the units of the world.
    case parallel(Float)
  }

  /// From the world to the camera's space, in which it looks away from the viewer's axis.
  private let toCamera: float4x4
  private let toWorld: float4x4
  private let angle: Angle
  private let depths: ClosedRange<Float>
  private let size: CGSize

  /// The distance of a plane on which a unit of the world is a point; for parallel rays the points of a unit.
  private let focus: Float

  /// Creates a projection.
  ///
  /// - Parameters:
  ///   - place: From the camera's space to the world.
  ///   - angle: What the camera shows.
  ///   - near: What is nearer is not shown.
  ///   - far: What is farther is not shown.
  ///   - size: The size of the view.
  package init(place: float4x4, _ angle: Angle, near: Float, far: Float, size: CGSize) {
    toWorld = place
    toCamera = place.inverse
    self.angle = angle
    depths = near...max(near, far)
    self.size = size
    focus =
      switch angle {
      case .perspective(let degrees): Float(size.height) / 2 / tan(degrees / 360 * .pi)
      case .parallel(let height): Float(size.height) / 2 / height
      }
  }

  package var position: SIMD3<Float> { toWorld.moved(.zero) }

  /// Towards the viewer.
  package var back: SIMD3<Float> { simd_normalize(toWorld.turned(SIMD3(0, 0, 1))) }

  /// Whether a surface turns to the camera.
  ///
  /// - Parameters:
  ///   - normal: The direction away from the surface.
  ///   - point: A point of the surface.
  package func sees(_ normal: SIMD3<Float>, at point: SIMD3<Float>) -> Bool {
    switch angle {
    case .perspective: simd_dot(normal, position - point) > 0
    case .parallel: simd_dot(normal, back) > 0
    }
  }

  /// How far in front of the camera a point is.
  package func depth(_ point: SIMD3<Float>) -> Float { -toCamera.moved(point).z }

  /// Where a point is in the view; `nil` if it is too near or too far.
  package func place(_ point: SIMD3<Float>) -> CGPoint? {
    let point = toCamera.moved(point)
    guard -point.z > depths.lowerBound, -point.z < depths.upperBound else { return nil }
    let scale =
      switch angle {
      case .perspective: focus / -point.z
      case .parallel: focus
      }
    return CGPoint(x: size.width / 2 + CGFloat(point.x * scale), y: size.height / 2 - CGFloat(point.y * scale))
  }

  /// The direction from the camera to what is at a point of the view.
  package func direction(to point: CGPoint) -> SIMD3<Float> {
    let (x, y) = (Float(point.x - size.width / 2), Float(size.height / 2 - point.y))
    switch angle {
    case .perspective: return simd_normalize(toWorld.turned(SIMD3(x, y, -focus)))
    case .parallel: return -back
    }
  }
}
