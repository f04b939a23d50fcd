#if os(Linux)
  import FlowRealityKit
  import FlowRendering
  import Foundation
  import SwiftUI
  import Testing

  @Suite("Shapes of vertices") @MainActor
  struct MeshDescriptorTests {
    private let corners: [SIMD3<Float>] = [[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]

    private func descriptor(_ primitives: MeshDescriptor.Primitives?) -> MeshDescriptor {
      var descriptor = MeshDescriptor(name: "square")
      descriptor.positions = MeshBuffer(corners)
      descriptor.primitives = primitives
      return descriptor
    }

    /// How red the middle of a picture of the shape is.
    private func red(_ mesh: MeshResource, _ material: some FlowRealityKit.Material) throws -> UInt8 {
      let view = ARView(frame: CGRect(x: 0, y: 0, width: 60, height: 60), cameraMode: .nonAR)
      let anchor = AnchorEntity()
      anchor.addChild(ModelEntity(mesh: mesh, materials: [material]))
      view.scene.addAnchor(anchor)
      var image: UIImage?
      view.snapshot(saveToHDR: false) { image = $0 }
      let picture = try #require(image?.cgImage?.bitmap)
      return picture[picture.width / 2, picture.height / 2].red
    }

    @Test("are drawn where their corners run against the clock")
    func drawing() throws {
      let front = try MeshResource.generate(from: [descriptor(.triangles([0, 1, 2, 0, 2, 3]))])
      let back = try MeshResource.generate(from: [descriptor(.triangles([2, 1, 0, 3, 2, 0]))])
      #expect(front.bounds.extents == SIMD3(2, 2, 0) && front.expectedMaterialCount == 1)
      #expect(try red(front, UnlitMaterial(color: .red)) == 255 && red(back, UnlitMaterial(color: .red)) == 0)
    }

    @Test("a material says which sides of them are left out")
    func sides() throws {
      let front = try MeshResource.generate(from: [descriptor(.triangles([0, 1, 2, 0, 2, 3]))])
      let back = try MeshResource.generate(from: [descriptor(.triangles([2, 1, 0, 3, 2, 0]))])
      func isSeen(_ mesh: MeshResource, _ culling: PhysicallyBasedMaterial.FaceCulling) throws -> Bool {
        var material = PhysicallyBasedMaterial()
        material.baseColor = .init(tint: .red)
        material.faceCulling = culling
        return try red(mesh, material) > 80
      }
      #expect(try isSeen(front, .back) && !isSeen(back, .back))
      #expect(try !isSeen(front, .front) && isSeen(back, .front))
      #expect(try isSeen(front, .none) && isSeen(back, .none))
    }

    @Test("have triangles, quads and polygons, with a material for each")
    func primitives() async throws {
      var quads = descriptor(.trianglesAndQuads(triangles: [0, 1, 2], quads: [0, 1, 2, 3]))
      quads.materials = .perFace([0, 2])
      #expect(try MeshResource.generate(from: [quads]).expectedMaterialCount == 3)
      var polygons = descriptor(.polygons([3, 4], [0, 1, 2, 0, 1, 2, 3]))
      polygons.materials = .perFace([1, 0])
      let mesh = try await MeshResource(from: [polygons, descriptor(.triangles([0, 1, 2]))])
      #expect(mesh.expectedMaterialCount == 2)
      polygons.materials = .allFaces(4)
      #expect(try MeshResource.generate(from: [polygons]).expectedMaterialCount == 5)
    }

    @Test("have buffers with names and types, of vertices or of faces")
    func buffers() throws {
      let weights = MeshBuffers.custom("weights", type: Float.self)
      var descriptor = descriptor(.triangles([0, 1, 2, 0, 2, 3]))
      descriptor.normals = MeshBuffer(elements: [[0, 0, 1]], indices: [0, 0]).usingRate(.face)
      descriptor.textureCoordinates = MeshBuffer([[0, 0], [1, 0], [1, 1], [0, 1]])
      descriptor[weights] = MeshBuffer([1, 2, 3, 4])
      #expect(descriptor.normals?.elements == [[0, 0, 1], [0, 0, 1]] && descriptor.normals?.rate == .face)
      #expect(descriptor[weights]?.reduce(0, +) == 10 && descriptor.tangents == nil)
      #expect(descriptor.buffers.count == 4 && descriptor.buffers[weights.id]?.count == 4)
      #expect(descriptor.buffers[.positions]?.get(Float.self) == nil)
      #expect(try MeshResource.generate(from: [descriptor]).bounds.extents == SIMD3(2, 2, 0))
      descriptor[weights] = nil
      #expect(descriptor.buffers.count == 3)
    }

    @Test("numbers of elements that do not fit are errors that say which")
    func errors() {
      func message(_ descriptor: MeshDescriptor) -> String? {
        do {
          _ = try MeshResource.generate(from: [descriptor])
          return nil
        } catch { return error.localizedDescription }
      }
      func expect(_ descriptor: MeshDescriptor, _ problem: String, location: SourceLocation = #_sourceLocation) {
        #expect(message(descriptor) == "The mesh \"square\" cannot be made: \(problem)", sourceLocation: location)
      }
      expect(MeshDescriptor(name: "square"), "it has no positions.")
      expect(descriptor(nil), "it has no primitives.")
      expect(
        descriptor(.triangles([0, 1])), "the number of indices of triangles, 2, is no multiple of 3.")
      expect(
        descriptor(.trianglesAndQuads(triangles: [], quads: [0, 1, 2])),
        "the number of indices of quads, 3, is no multiple of 4.")
      expect(descriptor(.triangles([0, 1, 4])), "a face has the vertex 4, but there are 4 positions.")
      expect(descriptor(.polygons([2], [0, 1])), "a polygon has 2 corners.")
      expect(descriptor(.polygons([4], [0, 1, 2])), "its polygons have 4 corners, and there are 3 indices.")
      var square = descriptor(.triangles([0, 1, 2]))
      square.materials = .perFace([0, 1])
      expect(square, "there are materials for 2 faces instead of 1.")
      square.materials = .allFaces(0)
      square.normals = MeshBuffer([[0, 0, 1]])
      expect(square, "vertexNormal has 1 elements instead of 4.")
      square.normals = square.normals?.usingRate(.faceVarying)
      expect(square, "vertexNormal has 1 elements instead of 3.")
    }

    @Test("pictures of a material are kept and not drawn, and a warning says so")
    func textures() throws {
      let image = try #require(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage)
      let texture = try TextureResource.generate(from: image, options: .init(semantic: .normal))
      let mesh = try MeshResource.generate(from: [descriptor(.triangles([0, 1, 2, 0, 2, 3]))])
      var material = PhysicallyBasedMaterial()
      let silence = try ReportCollector.warnings { _ = try red(mesh, material) }
      material.normal = .init(texture: .init(texture))
      #expect(silence.isEmpty && material.normal.texture?.resource === texture)
      let warnings = try ReportCollector.warnings { _ = try red(mesh, material) }
      #expect(Set(warnings).count == 1 && warnings.first?.contains("surfaces have the tint of their material") == true)
    }
  }
#endif
