import Flowsimd

/// A shape that rays and touches hit.
@MainActor @preconcurrency
public final class ShapeResource: Hashable {
  enum Kind: Hashable {
    case box(SIMD3<Float>)
    case sphere(Float)
  }

  let kind: Kind
  private let offset: Transform

  private init(_ kind: Kind, offset: Transform = .identity) {
    self.kind = kind
    self.offset = offset
  }

  public nonisolated static func == (lhs: ShapeResource, rhs: ShapeResource) -> Bool {
    lhs === rhs || (lhs.kind == rhs.kind && lhs.offset == rhs.offset)
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(offset)
  }

  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource(.box(size)) }

  public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
    ShapeResource(.box(SIMD3(width, height, depth)))
  }

  public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource(.sphere(radius)) }

  /// An upright capsule; rays hit the box around it.
  public static func generateCapsule(height: Float, radius: Float) -> ShapeResource {
    ShapeResource(.box(SIMD3(radius * 2, height, radius * 2)))
  }

  /// The box around a shape.
  public static func generateConvex(from mesh: MeshResource) -> ShapeResource {
    generateBox(size: mesh.bounds.extents).offsetBy(translation: mesh.bounds.center)
  }

  public func offsetBy(
    rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: SIMD3<Float> = .zero
  ) -> ShapeResource {
    let outer = Transform(rotation: rotation, translation: translation)
    return ShapeResource(kind, offset: Transform(matrix: outer.matrix * offset.matrix))
  }

  public var bounds: BoundingBox {
    let own: BoundingBox =
      switch kind {
      case .box(let size): BoundingBox(size: size)
      case .sphere(let radius): BoundingBox(size: SIMD3(repeating: radius * 2))
      }
    return own.transformed(by: offset.matrix)
  }

  /// Where a ray enters the shape.
  ///
  /// - Returns: The distance in lengths of the direction, and the direction of the surface.
  func hit(from origin: SIMD3<Float>, _ direction: SIMD3<Float>) -> (distance: Float, normal: SIMD3<Float>)? {
    let inverse = offset.matrix.inverse
    let (start, way) = (inverse.moved(origin), inverse.turned(direction))
    guard let found = ownHit(from: start, way) else { return nil }
    return (found.distance, offset.rotation.act(found.normal))
  }

  private func ownHit(from start: SIMD3<Float>, _ way: SIMD3<Float>) -> (distance: Float, normal: SIMD3<Float>)? {
    switch kind {
    case .sphere(let radius):
      let (a, b) = (simd_length_squared(way), simd_dot(start, way))
      let root = b * b - a * (simd_length_squared(start) - radius * radius)
      guard a > 0, root >= 0 else { return nil }
      let distance = (-b - root.squareRoot()) / a
      return distance < 0 ? nil : (distance, simd_normalize(start + way * distance))
    case .box(let size):
      var (near, far) = (Float.zero, Float.infinity)
      var normal = SIMD3<Float>.zero
      for axis in 0..<3 {
        let half = size[axis] / 2
        if way[axis] == 0 {
          if abs(start[axis]) > half { return nil }
          continue
        }
        let first = (-half - start[axis]) / way[axis]
        let second = (half - start[axis]) / way[axis]
        if min(first, second) > near {
          near = min(first, second)
          normal = .zero
          normal[axis] = way[axis] > 0 ? -1 : 1
        }
        far = min(far, max(first, second))
      }
      return near <= far ? (near, normal) : nil
    }
  }
}
