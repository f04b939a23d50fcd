/// The names and the kinds of ``MeshBuffer``s.
public enum MeshBuffers {
  public typealias Positions = MeshBuffer<SIMD3<Float>>
  public typealias Normals = MeshBuffer<SIMD3<Float>>
  public typealias Tangents = MeshBuffer<SIMD3<Float>>
  public typealias TextureCoordinates = MeshBuffer<SIMD2<Float>>
  public typealias TriangleIndices = MeshBuffer<UInt32>

  /// The name of a buffer.
  public struct Identifier: Hashable, CustomStringConvertible, Sendable {
    public let name: String
    public let isCustom: Bool

    public static let positions = Identifier(name: "vertexPosition", isCustom: false)
    public static let normals = Identifier(name: "vertexNormal", isCustom: false)
    public static let tangents = Identifier(name: "vertexTangent", isCustom: false)
    public static let bitangents = Identifier(name: "vertexBitangent", isCustom: false)
    public static let textureCoordinates = Identifier(name: "vertexUV", isCustom: false)
    public static let triangleIndices = Identifier(name: "triangleIndices", isCustom: false)

    public var description: String { name }
  }

  /// What the elements of a buffer belong to.
  public enum Rate: Hashable, Sendable {
    /// To the vertices: one for each position.
    case vertex
    /// To the faces.
    case face
    /// To the corners of the faces.
    case faceVarying
  }

  /// The name of a buffer, with the type of its elements.
  public struct Semantic<Element>: MeshBufferSemantic, Sendable {
    public let id: Identifier
  }

  public static let positions = Semantic<SIMD3<Float>>(id: .positions)
  public static let normals = Semantic<SIMD3<Float>>(id: .normals)
  public static let tangents = Semantic<SIMD3<Float>>(id: .tangents)
  public static let bitangents = Semantic<SIMD3<Float>>(id: .bitangents)
  public static let textureCoordinates = Semantic<SIMD2<Float>>(id: .textureCoordinates)
  public static let triangleIndices = Semantic<UInt32>(id: .triangleIndices)

  /// A buffer of the app's own.
  public static func custom<Value>(_ name: String, type: Value.Type) -> Semantic<Value> {
    Semantic(id: Identifier(name: name, isCustom: true))
  }
}

/// The name of a buffer, with the type of its elements.
public protocol MeshBufferSemantic: Identifiable {
  associatedtype Element

  var id: MeshBuffers.Identifier { get }
}

/// Values of the vertices or of the faces of a shape.
public struct MeshBuffer<Element>: Sequence {
  public let elements: [Element]
  public var rate = MeshBuffers.Rate.vertex

  public init(_ array: [Element]) { elements = array }

  public init<S: Sequence>(_ sequence: S) where S.Element == Element { elements = Array(sequence) }

  /// Creates a buffer of elements by their numbers, which have to be those of elements.
  public init(elements: [Element], indices: [UInt32]) { self.elements = indices.map { elements[Int($0)] } }

  public var count: Int { elements.count }

  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  /// The same elements, as those of vertices or of faces.
  public func usingRate(_ rate: MeshBuffers.Rate) -> MeshBuffer<Element> {
    var copy = self
    copy.rate = rate
    return copy
  }
}

/// A buffer of any type.
public struct AnyMeshBuffer {
  public let id: MeshBuffers.Identifier
  public let count: Int
  public let rate: MeshBuffers.Rate
  private let buffer: Any

  init<Element>(_ buffer: MeshBuffer<Element>, _ id: MeshBuffers.Identifier) {
    (self.id, count, rate, self.buffer) = (id, buffer.count, buffer.rate, buffer)
  }

  /// The buffer, if its elements are of a type.
  public func get<Value>(_: Value.Type = Value.self) -> MeshBuffer<Value>? { buffer as? MeshBuffer<Value> }
}

/// Something with buffers.
public protocol MeshBufferContainer {
  var buffers: [MeshBuffers.Identifier: AnyMeshBuffer] { get }

  subscript<S: MeshBufferSemantic>(semantic: S) -> MeshBuffer<S.Element>? { get set }
}

extension MeshBufferContainer {
  /// Where the vertices are, in meters.
  public var positions: MeshBuffers.Positions {
    get { self[MeshBuffers.positions] ?? MeshBuffer([]) }
    set { self[MeshBuffers.positions] = newValue }
  }

  public var normals: MeshBuffers.Normals? {
    get { self[MeshBuffers.normals] }
    set { self[MeshBuffers.normals] = newValue }
  }

  public var tangents: MeshBuffers.Tangents? {
    get { self[MeshBuffers.tangents] }
    set { self[MeshBuffers.tangents] = newValue }
  }

  public var bitangents: MeshBuffers.Tangents? {
    get { self[MeshBuffers.bitangents] }
    set { self[MeshBuffers.bitangents] = newValue }
  }

  public var textureCoordinates: MeshBuffers.TextureCoordinates? {
    get { self[MeshBuffers.textureCoordinates] }
    set { self[MeshBuffers.textureCoordinates] = newValue }
  }
}
