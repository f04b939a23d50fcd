import FlowReports
import Foundation

/// A folder like the bundle that Xcode makes for an app: the program, and the resource files among its sources.
///
/// Foundation uses the folder of a running program as the main bundle. The bundle has no asset catalogs: SwiftUI reads
/// them from the source folder.
struct AppBundle {
  /// The path of the program in the bundle.
  let program: String

  /// Creates the bundle beside a built program. Links of an earlier bundle are replaced; programs with other names are
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
    for item in try sources.flatMap(Self.items) + Self.bundles(beside: built) {
      let link = folder.appendingPathComponent(item.lastPathComponent)
      // As in Xcode, names do not include folders; among files with the same name, the first is used.
      if FileManager.default.fileExists(atPath: link.path) { continue }
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: item)
    }
  }

  /// The items that are copied into the bundle: files, folders of translations, and bundles.
  private static func items(of folder: URL) throws -> [URL] {
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
      return ["lproj", "bundle"].contains(type) ? item : nil
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
