import Flowsimd

/// The smallest upright box around something, in meters.
public struct BoundingBox: Hashable, Sendable {
  /// No space at all.
  public static let empty = BoundingBox()

  public var min: SIMD3<Float>
  public var max: SIMD3<Float>

  public init() { self.init(min: SIMD3(repeating: .infinity), max: SIMD3(repeating: -.infinity)) }
  public init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }

  init(size: SIMD3<Float>) { self.init(min: size / -2, max: size / 2) }

  public var isEmpty: Bool { min.x > max.x || min.y > max.y || min.z > max.z }
  public var center: SIMD3<Float> { (min + max) / 2 }

  /// The size of each side.
  public var extents: SIMD3<Float> { isEmpty ? .zero : max - min }

  /// Half of the diagonal.
  public var boundingRadius: Float { simd_length(extents) / 2 }

  public func union(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(min: simd_min(min, other.min), max: simd_max(max, other.max))
  }

  public func union(_ point: SIMD3<Float>) -> BoundingBox {
    BoundingBox(min: simd_min(min, point), max: simd_max(max, point))
  }

  public mutating func formUnion(_ other: BoundingBox) { self = union(other) }
  public mutating func formUnion(_ point: SIMD3<Float>) { self = union(point) }

  public func contains(_ point: SIMD3<Float>) -> Bool { simd_clamp(point, min, max) == point }

  public func intersects(_ other: BoundingBox) -> Bool {
    !BoundingBox(min: simd_max(min, other.min), max: simd_min(max, other.max)).isEmpty
  }

  /// The box around the moved box.
  public func transformed(by matrix: float4x4) -> BoundingBox {
    if isEmpty { return self }
    return corners.reduce(.empty) { $0.union(matrix.moved($1)) }
  }

  var corners: [SIMD3<Float>] {
    [min.x, max.x].flatMap { x in [min.y, max.y].flatMap { y in [min.z, max.z].map { SIMD3(x, y, $0) } } }
  }
}
