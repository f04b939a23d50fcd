import AssetCatalogs
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

  /// A dictionary of lists or texts.
  func dictionary(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }

  /// The systems that an object is for, if it is not for all.
  var platformFilters: [String] { strings("platformFilters") + (string("platformFilter").map { [$0] } ?? []) }

  /// The build settings of a configuration, sorted by name, so that one with conditions is behind one without.
  var settings: [BuildSettings.Assignment] {
    dictionary("buildSettings").compactMapValues { value in
      (value as? [String]).map(BuildSettings.text(of:)) ?? value as? String
    }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// The objects of a project file.
struct ProjectObjects {
  private let objects: [String: ProjectObject]
  /// The project itself.
  let project: ProjectObject

  /// - Parameter file: A `project.pbxproj`.
  init(contentsOf file: URL) throws(FileFault) {
    let list = try PropertyListFile.dictionary(in: try FlatPropertyList.data(of: file))
    guard let contents = list["objects"] as? [String: Any], let root = list["rootObject"] as? String else {
      throw FileFault("it has no objects of a project")
    }
    objects = contents.compactMapValues { $0 as? [String: Any] }
      .reduce(into: [:]) { $0[$1.key] = ProjectObject(id: $1.key, fields: $1.value) }
    guard let project = objects[root] else { throw FileFault("its root object \(root) is missing") }
    self.project = project
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
