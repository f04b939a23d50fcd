import FlowCoreText
import FlowSceneKit
import Flowsimd
import Foundation
import SwiftUI

/// A shape, in meters, around the origin.
@MainActor @preconcurrency
public final class MeshResource: Hashable {
  let faces: [SolidFace]
  public let bounds: BoundingBox

  /// The number of materials that the shape takes.
  public let expectedMaterialCount: Int

  init(_ faces: [SolidFace]) {
    self.faces = faces
    bounds = faces.reduce(.empty) { $1.corners.reduce($0) { $0.union($1) } }
    expectedMaterialCount = (faces.map(\.material).max() ?? 0) + 1
  }

  public nonisolated static func == (lhs: MeshResource, rhs: MeshResource) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: - Vertices

  /// A shape of vertices and faces. Normals and coordinates of pictures have no effect on what is drawn.
  ///
  /// - Throws: An error that says which number of elements does not fit.
  public static func generate(from descriptors: [MeshDescriptor]) throws -> MeshResource {
    MeshResource(try descriptors.flatMap { try $0.faces() })
  }

  public static func generateAsync(from descriptors: [MeshDescriptor]) -> LoadRequest<MeshResource> {
    LoadRequest { try generate(from: descriptors) }
  }

  /// Creates a shape of vertices and faces.
  ///
  /// - Throws: An error that says which number of elements does not fit.
  public convenience init(from descriptors: [MeshDescriptor]) async throws {
    self.init(try descriptors.flatMap { try $0.faces() })
  }

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
    MeshResource(.box(width: width, height: height, depth: depth, splitFaces: splitFaces))
  }

  /// An upright plane that faces the viewer.
  public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource(.plane(width: width, height: height))
  }

  /// A lying plane that faces upwards.
  public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource(.plane(width: width, depth: depth))
  }

  // MARK: - Round shapes

  public static func generateSphere(radius: Float) -> MeshResource { MeshResource(.sphere(radius: radius)) }

  /// An upright cylinder.
  public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
    MeshResource(.cylinder(height: height, radius: radius))
  }

  /// An upright cone.
  public static func generateCone(height: Float, radius: Float) -> MeshResource {
    MeshResource(.cone(height: height, radius: radius))
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
    return MeshResource(box.faces.map { SolidFace($0.corners.map { $0 + place }) })
  }
}
