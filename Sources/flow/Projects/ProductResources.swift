import FlowReports
import Foundation
import ProjectModel

/// A folder like the bundle that Xcode makes of a target's resources: links to its files, and its `Info.plist`.
///
/// The folder is in the user's folder for caches. It is updated in place, because a running app reads from it.
struct ProductResources {
  let folder: URL
  /// The files and bundles by their paths in the folder.
  private let links: [String: URL]
  private let information: Data?

  /// The extension of such folders.
  static let pathExtension = "bundle-files"

  /// - Parameter target: A target of a project.
  init(of target: ProjectTarget) throws {
    let place = URL(fileURLWithPath: target.id.project).appendingPathComponent(target.name)
    folder = try UserFolder.named("resources")
      .appendingPathComponent("\(PathHash(place).text).\(Self.pathExtension)")
    // Of files with the same name, the first is used.
    links = Dictionary(target.resources.map { (Self.path(of: $0), $0) }) { first, _ in first }
    let list = target.infoValues.mapValues(\.object)
    information =
      list.isEmpty
      ? nil : try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  /// The path of a resource in a bundle: names do not include folders, except those of languages.
  private static func path(of resource: URL) -> String {
    // The name of a compiled model, which apps look up.
    let compiled = [
      "xcdatamodeld": "momd", "xcmappingmodel": "cdm", "mlmodel": "mlmodelc", "mlpackage": "mlmodelc",
    ]
    if let type = compiled[resource.pathExtension] {
      return resource.deletingPathExtension().lastPathComponent + "." + type
    }
    let around = resource.deletingLastPathComponent().lastPathComponent
    return around.hasSuffix(".lproj") ? around + "/" + resource.lastPathComponent : resource.lastPathComponent
  }

  /// Creates the folder, or makes it equal to the resources.
  func write() throws {
    let files = FileManager.default
    let lock = try FileLock(folder)
    defer { withExtendedLifetime(lock) {} }
    for path in try Self.contents(of: folder) where links[path] == nil && !(path == "Info.plist" && information != nil)
    {
      try files.removeItem(at: folder.appendingPathComponent(path))
    }
    for (path, resource) in links {
      let link = folder.appendingPathComponent(path)
      if (try? files.destinationOfSymbolicLink(atPath: link.path)) == resource.path { continue }
      try? files.removeItem(at: link)
      try files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.createSymbolicLink(at: link, withDestinationURL: resource)
    }
    let list = folder.appendingPathComponent("Info.plist")
    if let information, files.contents(atPath: list.path) != information {
      try? files.removeItem(at: list)
      try information.write(to: list, options: .atomic)
    }
  }

  /// The items in the folder, without its lock.
  static func items(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of the files in the folder, and of those in its folders of languages.
  private static func contents(of folder: URL) throws -> [String] {
    try items(in: folder).flatMap { name -> [String] in
      let place = folder.appendingPathComponent(name)
      let type = try FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
      guard type == .typeDirectory else { return [name] }
      return try FileManager.default.contentsOfDirectory(atPath: place.path).map { name + "/" + $0 }
    }
  }
}
