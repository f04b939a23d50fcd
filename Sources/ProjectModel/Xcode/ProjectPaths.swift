import Foundation

/// The paths of the files and groups of an Xcode project.
struct ProjectPaths {
  /// The base folder of the project's paths.
  let root: URL
  private var paths: [String: URL] = [:]

  /// The length in bytes that no path of the system exceeds.
  private static let longest = 4_096

  /// Groups may be nested to any depth. One that contains itself is entered once.
  ///
  /// - Parameter folder: The folder that contains the project.
  init(_ objects: ProjectObjects, folder: URL) {
    let path = objects.project.string("projectDirPath") ?? ""
    root = path.isEmpty ? folder : folder.entry(path).standardizedFileURL
    var pending: [(object: ProjectObject, parent: URL)] = []
    if let group = objects[objects.project.string("mainGroup")] { pending.append((group, root)) }
    while let (object, parent) = pending.popLast() {
      guard paths[object.id] == nil, let location = location(of: object, in: parent) else { continue }
      paths[object.id] = location.standardizedFileURL
      if location.path.utf8.count > Self.longest { continue }
      pending += objects.all("children", of: object).reversed().map { ($0, location) }
    }
  }

  subscript(id: String) -> URL? { paths[id] }

  private func location(of object: ProjectObject, in parent: URL) -> URL? {
    let path = object.string("path") ?? ""
    return switch object.string("sourceTree") {
    case "<group>": parent.entry(path)
    case "SOURCE_ROOT": root.entry(path)
    case "<absolute>": URL(fileURLWithPath: path)
    // Build products and system files.
    default: nil
    }
  }
}
