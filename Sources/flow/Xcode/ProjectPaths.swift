import Foundation

/// The paths of the files and groups of an Xcode project.
struct ProjectPaths {
  /// The base folder of the project's paths.
  let root: URL
  private var paths: [String: URL] = [:]

  /// - Parameter folder: The folder that contains the project.
  init(_ objects: ProjectObjects, folder: URL) {
    let path = objects.project.string("projectDirPath") ?? ""
    root = path.isEmpty ? folder : folder.appendingPathComponent(path).standardizedFileURL
    if let group = objects[objects.project.string("mainGroup")] { add(group, in: root, objects) }
  }

  subscript(id: String) -> URL? { paths[id] }

  private mutating func add(_ object: ProjectObject, in parent: URL, _ objects: ProjectObjects) {
    let path = object.string("path") ?? ""
    let location: URL
    switch object.string("sourceTree") {
    case "<group>": location = path.isEmpty ? parent : parent.appendingPathComponent(path)
    case "SOURCE_ROOT": location = path.isEmpty ? root : root.appendingPathComponent(path)
    case "<absolute>": location = URL(fileURLWithPath: path)
    // Build products and system files.
    default: return
    }
    paths[object.id] = location.standardizedFileURL
    for child in objects.all("children", of: object) { add(child, in: location, objects) }
  }
}
