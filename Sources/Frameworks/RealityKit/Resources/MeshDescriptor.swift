import FlowSceneKit
import Foundation

/// The vertices and the faces of a shape.
public struct MeshDescriptor: MeshBufferContainer {
  /// The materials of the faces, by their numbers.
  public enum Materials: Sendable {
    case allFaces(UInt32)
    case perFace([UInt32])
  }

  /// The faces: the numbers of their vertices, against the clock as seen from outside.
  public enum Primitives: Sendable {
    case triangles([UInt32])
    /// Faces with a number of corners each, and the numbers of their vertices.
    case polygons([UInt8], [UInt32])
    case trianglesAndQuads(triangles: [UInt32], quads: [UInt32])
  }

  public var name: String
  public var materials = Materials.allFaces(0)
  public var primitives: Primitives?
  public private(set) var buffers: [MeshBuffers.Identifier: AnyMeshBuffer] = [:]

  public init(name: String = "") { self.name = name }

  public subscript<S: MeshBufferSemantic>(semantic: S) -> MeshBuffer<S.Element>? {
    get { buffers[semantic.id]?.get() }
    set { buffers[semantic.id] = newValue.map { AnyMeshBuffer($0, semantic.id) } }
  }

  // MARK: - Faces

  /// The flat pieces of the surface.
  ///
  /// - Throws: `MeshDescriptorError` if numbers of elements do not fit each other.
  func faces() throws -> [SolidFace] {
    let outlines = try outlines()
    try checkBuffers(outlines)
    let materials = try materials(of: outlines.count)
    let positions = positions.elements
    return zip(outlines, materials).map { outline, material in
      SolidFace(outline.map { positions[Int($0)] }, material: material)
    }
  }

  /// The vertices of the faces.
  private func outlines() throws -> [[UInt32]] {
    guard !positions.elements.isEmpty else { throw problem("it has no positions.") }
    guard let primitives else { throw problem("it has no primitives.") }
    let outlines =
      switch primitives {
      case .triangles(let indices): try split(indices, "triangles", 3)
      case .polygons(let counts, let indices): try split(indices, counts)
      case .trianglesAndQuads(let triangles, let quads):
        try split(triangles, "triangles", 3) + split(quads, "quads", 4)
      }
    let count = positions.count
    if let index = outlines.joined().first(where: { $0 >= count }) {
      throw problem("a face has the vertex \(index), but there are \(count) positions.")
    }
    return outlines
  }

  private func split(_ indices: [UInt32], _ name: String, _ corners: Int) throws -> [[UInt32]] {
    guard indices.count.isMultiple(of: corners) else {
      throw problem("the number of indices of \(name), \(indices.count), is no multiple of \(corners).")
    }
    return stride(from: 0, to: indices.count, by: corners).map { Array(indices[$0..<$0 + corners]) }
  }

  private func split(_ indices: [UInt32], _ counts: [UInt8]) throws -> [[UInt32]] {
    if let count = counts.first(where: { $0 < 3 }) { throw problem("a polygon has \(count) corners.") }
    let total = counts.reduce(0) { $0 + Int($1) }
    guard total == indices.count else {
      throw problem("its polygons have \(total) corners, and there are \(indices.count) indices.")
    }
    var start = 0
    return counts.map { count in
      defer { start += Int(count) }
      return Array(indices[start..<start + Int(count)])
    }
  }

  private func checkBuffers(_ outlines: [[UInt32]]) throws {
    let buffers = buffers.values.filter { $0.id != .positions }.sorted { $0.id.name < $1.id.name }
    for buffer in buffers {
      let expected =
        switch buffer.rate {
        case .vertex: positions.count
        case .face: outlines.count
        case .faceVarying: outlines.reduce(0) { $0 + $1.count }
        }
      guard buffer.count == expected else {
        throw problem("\(buffer.id) has \(buffer.count) elements instead of \(expected).")
      }
    }
  }

  private func materials(of count: Int) throws -> [Int] {
    switch materials {
    case .allFaces(let material): return Array(repeating: Int(material), count: count)
    case .perFace(let materials):
      guard materials.count == count else {
        throw problem("there are materials for \(materials.count) faces instead of \(count).")
      }
      return materials.map { Int($0) }
    }
  }

  private func problem(_ text: String) -> MeshDescriptorError { MeshDescriptorError(name: name, problem: text) }
}

/// Why a ``MeshDescriptor`` makes no shape. RealityKit's own error has no public type.
struct MeshDescriptorError: LocalizedError {
  let name: String
  let problem: String

  var errorDescription: String? { "The mesh \"\(name)\" cannot be made: \(problem)" }
}
