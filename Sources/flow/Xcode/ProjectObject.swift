import Foundation

/// An object of an Xcode project file. Objects refer to each other by identifiers.
struct ProjectObject {
  let id: String
  private let fields: [String: Any]

  init(id: String, fields: [String: Any]) {
    self.id = id
    self.fields = fields
  }

  /// The kind: `PBXGroup`, `PBXNativeTarget` and others.
  var kind: String { string("isa") ?? "" }

  func string(_ key: String) -> String? { fields[key] as? String }
  func strings(_ key: String) -> [String] { fields[key] as? [String] ?? [] }

  /// The texts in a value that has names.
  func texts(_ key: String) -> [String: String] { (fields[key] as? [String: Any] ?? [:]).compactMapValues { $0 as? String } }

  /// The build settings of a configuration with a single text as their value, sorted by name.
  var settings: [(name: String, value: String)] {
    (fields["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// The objects of a project file.
struct ProjectObjects {
  private let objects: [String: ProjectObject]
  /// The project itself.
  let project: ProjectObject

  /// - Parameter file: A `project.pbxproj`.
  init?(contentsOf file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path), Self.isFlat(data),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any],
      let contents = list["objects"] as? [String: [String: Any]], let root = list["rootObject"] as? String
    else { return nil }
    objects = contents.reduce(into: [:]) { $0[$1.key] = ProjectObject(id: $1.key, fields: $1.value) }
    guard let project = objects[root] else { return nil }
    self.project = project
  }

  /// Whether lists are nested as in a project file: the parser is recursive, and ends the process if there are too many.
  private static func isFlat(_ data: Data) -> Bool {
    var depth = 0
    for byte in data {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth = max(0, depth - 1)
      default: break
      }
      if depth > 500 { return false }
    }
    return true
  }

  subscript(id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

  /// The objects that an object refers to under a key.
  func all(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.strings(key).compactMap { objects[$0] }
  }

  /// All objects of a kind, sorted by identifier.
  func all(_ kind: String) -> [ProjectObject] {
    objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
  }
}
