import Flowsimd
import Foundation
import PhoneSimulation

/// A ray that looks for a surface.
open class ARRaycastQuery: NSObject {
  /// What the ray hits.
  public enum Target: Int, Sendable {
    /// A surface that was found, where it is.
    case existingPlaneGeometry = 0
    /// A surface that was found, as if it had no end.
    case existingPlaneInfinite = 1
    /// Any surface around the phone.
    case estimatedPlane = 2
  }

  /// How the surface lies.
  public enum TargetAlignment: Int, Sendable {
    case horizontal = 0
    case vertical = 1
    case any = 2
  }

  public let origin: simd_float3
  public let direction: simd_float3
  public let target: Target
  public let targetAlignment: TargetAlignment

  public init(origin: simd_float3, direction: simd_float3, allowing target: Target, alignment: TargetAlignment) {
    (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
  }

  /// Where the ray hits a surface; `nil` if it does not.
  func hit(_ plane: PhonePlane) -> (place: simd_float3, distance: Float)? {
    switch (targetAlignment, plane.alignment) {
    case (.any, _), (.horizontal, .horizontal), (.vertical, .vertical): break
    default: return nil
    }
    let inverse = plane.transform.inverse
    let (start, way) = (inverse * simd_float4(origin, 1), inverse * simd_float4(direction, 0))
    guard way.y != 0 else { return nil }
    let distance = -start.y / way.y
    guard distance > 0 else { return nil }
    let place = start + way * distance
    if target == .existingPlaneGeometry, abs(place.x) > plane.size.x / 2 || abs(place.z) > plane.size.y / 2 {
      return nil
    }
    return (origin + direction * distance, distance * simd_length(direction))
  }
}

/// Where a ray hits a surface.
open class ARRaycastResult: NSObject {
  public let worldTransform: simd_float4x4
  public let target: ARRaycastQuery.Target
  public let targetAlignment: ARRaycastQuery.TargetAlignment
  public let anchor: ARAnchor?

  init(_ query: ARRaycastQuery, _ place: simd_float3, _ plane: PhonePlane, _ anchor: ARAnchor?) {
    var transform = plane.transform
    transform.columns.3 = simd_float4(place, 1)
    worldTransform = transform
    (target, targetAlignment, self.anchor) = (query.target, query.targetAlignment, anchor)
  }
}

extension ARSession {
  /// Where a ray hits the surfaces around the phone, the nearest first; nothing if the session does not run.
  public func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] {
    guard configuration is ARWorldTrackingConfiguration, currentFrame != nil else { return [] }
    let anchors = currentFrame?.anchors.compactMap { $0 as? ARPlaneAnchor } ?? []
    let hits = SimulatedPhone.current.worldPlanes.compactMap { plane -> (result: ARRaycastResult, distance: Float)? in
      let anchor = anchors.first { $0.plane == plane }
      guard query.target == .estimatedPlane || anchor != nil, let hit = query.hit(plane) else { return nil }
      return (ARRaycastResult(query, hit.place, plane, anchor), hit.distance)
    }
    return hits.sortedStably(by: \.distance).map(\.result)
  }
}
