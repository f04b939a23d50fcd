import FlowReports
import Foundation

/// A folder like the bundle that Xcode makes for an app: the program, and the resource files among its sources.
///
/// Foundation uses the folder of a running program as the main bundle. The bundle has no asset catalogs: SwiftUI reads
/// them from the source folder.
struct AppBundle {
  /// The path of the program in the bundle.
  let program: String

  /// Creates the bundle next to a built program. Links of an earlier bundle are replaced; programs with other names are
  /// kept.
  ///
  /// - Parameters:
  ///   - module: The name of the app.
  ///   - sources: The folders of its sources.
  init(of module: String, in sources: [URL], program built: String) throws {
    let built = URL(fileURLWithPath: built)
    let folder = built.deletingLastPathComponent().appendingPathComponent("\(module).app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.removeLinks(in: folder)
    // Not a symbolic link, because the program would be found at its target.
    let program = folder.appendingPathComponent(built.lastPathComponent)
    try? FileManager.default.removeItem(at: program)
    try FileManager.default.linkItem(at: built, to: program)
    self.program = program.path
    _ = try Self.link(sources.flatMap(Self.items) + Self.bundles(beside: built), in: folder)
  }

  /// Makes the folder of built tests the bundle of the app that they test: it has links to the app's files.
  ///
  /// - Parameters:
  ///   - sources: The folders of the app's sources, and of the tests' own.
  ///   - hosts: Those of the apps that host the tests: the first of them has the bundle's `Info.plist`.
  ///   - folder: The folder of the built tests.
  ///   - scratch: The folder of the package. Links that lead out of it are those of an earlier app, and are removed.
  /// - Returns: The links.
  static func addFiles(
    of sources: [URL], hosts: [URL] = [], to folder: URL, in scratch: URL
  ) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let link = folder.appendingPathComponent(name)
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path) else { continue }
      let place = URL(fileURLWithPath: target, relativeTo: folder).standardizedFileURL.path
      if !place.hasPrefix(scratch.path + "/") { try FileManager.default.removeItem(at: link) }
    }
    let lists = hosts.map { $0.appendingPathComponent("Info.plist") }.filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
    return try link(lists + sources.flatMap(items), in: folder)
  }

  /// Links to items. As in Xcode, names do not include folders; among files with the same name, the first is used.
  private static func link(_ items: [URL], in folder: URL) throws -> [URL] {
    try items.compactMap { item in
      // The name of a compiled model, which apps look up.
      let compiled = ["xcdatamodeld": "momd", "xcmappingmodel": "cdm"][item.pathExtension]
      let name = compiled.map { item.deletingPathExtension().lastPathComponent + "." + $0 } ?? item.lastPathComponent
      let link = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: link.path) { return nil }
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: item)
      return link
    }
  }

  /// The items that are copied into the bundle: files, folders of translations, and bundles.
  private static func items(of folder: URL) throws -> [URL] {
    if folder.pathExtension == ProductResources.pathExtension {
      // SwiftUI reads catalogs from the folder itself.
      return try ProductResources.items(in: folder).filter { !$0.hasSuffix(".xcassets") }
        .map(folder.appendingPathComponent)
    }
    let depth = folder.pathComponents.count
    let items = try FolderContents(of: folder).regularFiles.compactMap { file -> String? in
      let names = file.pathComponents
      // A folder with an extension, such as a catalog or a project, is a single item.
      guard let index = names.indices.dropFirst(depth).first(where: { names[$0].contains(".") }) else {
        return file.path
      }
      let item = NSString.path(withComponents: Array(names[...index]))
      let type = (names[index] as NSString).pathExtension
      if index == names.count - 1 { return type == "swift" ? nil : item }
      return ["lproj", "bundle", "xcdatamodeld", "xcmappingmodel"].contains(type) ? item : nil
    }
    return Set(items).sorted().map { URL(fileURLWithPath: $0) }
  }

  /// The bundles of the packages that the program links.
  private static func bundles(beside program: URL) throws -> [URL] {
    let folder = program.deletingLastPathComponent()
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".resources") }
      .sorted()
      .map(folder.appendingPathComponent)
  }
}
