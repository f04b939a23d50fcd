import FlowCoreText
import Flowsimd
import Foundation
import SwiftUI

/// A shape, in meters, around the origin.
@MainActor @preconcurrency
public final class MeshResource: Hashable {
  /// A flat piece of the surface, whose corners run against the clock as seen from outside.
  struct Face {
    let corners: [SIMD3<Float>]
    let material: Int

    init(_ corners: [SIMD3<Float>], material: Int = 0) {
      self.corners = corners
      self.material = material
    }
  }

  let faces: [Face]
  public let bounds: BoundingBox

  /// The number of materials that the shape takes.
  public let expectedMaterialCount: Int

  init(_ faces: [Face]) {
    self.faces = faces
    bounds = faces.reduce(.empty) { $1.corners.reduce($0) { $0.union($1) } }
    expectedMaterialCount = (faces.map(\.material).max() ?? 0) + 1
  }

  public nonisolated static func == (lhs: MeshResource, rhs: MeshResource) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: - Boxes and planes

  /// A cube. Round corners are not drawn.
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
    generateBox(size: SIMD3(repeating: size), cornerRadius: cornerRadius)
  }

  /// A box. Round corners are not drawn.
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
    generateBox(width: size.x, height: size.y, depth: size.z, cornerRadius: cornerRadius)
  }

  /// A box. Round corners are not drawn.
  ///
  /// - Parameter splitFaces: Whether each side has a material of its own.
  public static func generateBox(
    width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
  ) -> MeshResource {
    let (x, y, z) = (width / 2, height / 2, depth / 2)
    let sides: [[SIMD3<Float>]] = [
      [SIMD3(-x, -y, z), SIMD3(x, -y, z), SIMD3(x, y, z), SIMD3(-x, y, z)],
      [SIMD3(-x, y, z), SIMD3(x, y, z), SIMD3(x, y, -z), SIMD3(-x, y, -z)],
      [SIMD3(x, -y, -z), SIMD3(-x, -y, -z), SIMD3(-x, y, -z), SIMD3(x, y, -z)],
      [SIMD3(-x, -y, -z), SIMD3(x, -y, -z), SIMD3(x, -y, z), SIMD3(-x, -y, z)],
      [SIMD3(x, -y, z), SIMD3(x, -y, -z), SIMD3(x, y, -z), SIMD3(x, y, z)],
      [SIMD3(-x, -y, -z), SIMD3(-x, -y, z), SIMD3(-x, y, z), SIMD3(-x, y, -z)],
    ]
    return MeshResource(sides.enumerated().map { Face($1, material: splitFaces ? $0 : 0) })
  }

  /// An upright plane that faces the viewer.
  public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
    let (x, y) = (width / 2, height / 2)
    return MeshResource([Face([SIMD3(-x, -y, 0), SIMD3(x, -y, 0), SIMD3(x, y, 0), SIMD3(-x, y, 0)])])
  }

  /// A lying plane that faces upwards.
  public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
    let (x, z) = (width / 2, depth / 2)
    return MeshResource([Face([SIMD3(-x, 0, z), SIMD3(x, 0, z), SIMD3(x, 0, -z), SIMD3(-x, 0, -z)])])
  }

  // MARK: - Round shapes

  public static func generateSphere(radius: Float) -> MeshResource {
    MeshResource(
      turned(
        (0...12).map { step in
          let angle = Float(step) / 12 * .pi
          return SIMD2(radius * sin(angle), radius * cos(angle))
        }))
  }

  /// An upright cylinder.
  public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
    let y = height / 2
    return MeshResource(turned([SIMD2(0, y), SIMD2(radius, y), SIMD2(radius, -y), SIMD2(0, -y)]))
  }

  /// An upright cone.
  public static func generateCone(height: Float, radius: Float) -> MeshResource {
    MeshResource(turned([SIMD2(0, height / 2), SIMD2(radius, height / -2), SIMD2(0, height / -2)]))
  }

  /// The surface that an outline makes when it turns about the vertical axis.
  ///
  /// - Parameter outline: Distances from the axis, and heights, from above.
  private static func turned(_ outline: [SIMD2<Float>]) -> [Face] {
    let count = 24
    func point(_ place: SIMD2<Float>, _ step: Int) -> SIMD3<Float> {
      let angle = Float(step % count) / Float(count) * 2 * .pi
      return SIMD3(place.x * sin(angle), place.y, place.x * cos(angle))
    }
    return zip(outline, outline.dropFirst()).flatMap { upper, lower in
      (0..<count).map { step in
        var corners = [point(lower, step), point(lower, step + 1)]
        if lower.x <= 0.000_001 { corners.removeLast() }
        corners.append(point(upper, step + 1))
        if upper.x > 0.000_001 { corners.append(point(upper, step)) }
        return Face(corners)
      }
    }
  }

  // MARK: - Texts

  /// A text: a box of its size here, with a warning. A point of the font is a meter.
  public static func generateText(
    _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: UIFont.systemFontSize),
    containerFrame: CGRect = .zero, alignment: CTTextAlignment = .left,
    lineBreakMode: CTLineBreakMode = .byTruncatingTail
  ) -> MeshResource {
    report(.missing("MeshResource.generateText", "a box stands for the letters of \"\(string)\"."))
    let size = NSAttributedString(string: string, attributes: [.font: font]).size()
    let (x, y, z) = (Float(size.width), Float(size.height), extrusionDepth)
    let box = generateBox(width: x, height: y, depth: z)
    let place = SIMD3(x / 2, y / 2, 0) + SIMD3(Float(containerFrame.minX), Float(containerFrame.minY), 0)
    return MeshResource(box.faces.map { Face($0.corners.map { $0 + place }) })
  }
}
