import FlowReports
import Foundation

/// A folder as Xcode makes one of an app: the program, and the files that lie among its sources.
///
/// Foundation takes the folder of a running program for the main bundle. Asset catalogs are not in it: SwiftUI reads them
/// where the sources are.
struct AppBundle {
  /// The program in it.
  let program: String

  /// Makes it beside a program that was built. What an earlier one linked is replaced; programs under other names stay.
  ///
  /// - Parameters:
  ///   - module: The name of the app.
  ///   - sources: The folders of its sources.
  init(of module: String, in sources: [URL], program built: String) throws {
    let built = URL(fileURLWithPath: built)
    let folder = built.deletingLastPathComponent().appendingPathComponent("\(module).app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.removeLinks(in: folder)
    // No symbolic link: the program would be found where that leads.
    let program = folder.appendingPathComponent(built.lastPathComponent)
    try? FileManager.default.removeItem(at: program)
    try FileManager.default.linkItem(at: built, to: program)
    self.program = program.path
    for item in try sources.flatMap(Self.items) + Self.bundles(beside: built) {
      let link = folder.appendingPathComponent(item.lastPathComponent)
      // As in Xcode, folders are no part of names; of two with one name the first is taken.
      if FileManager.default.fileExists(atPath: link.path) { continue }
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: item)
    }
  }

  /// What goes into the bundle as it is: files, folders of translations, and bundles.
  private static func items(of folder: URL) throws -> [URL] {
    let depth = folder.pathComponents.count
    let items = try FolderContents(of: folder).regularFiles.compactMap { file -> String? in
      let names = file.pathComponents
      // A folder with a type is one thing, such as a catalog or a project.
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

  /// The bundles of packages that the program links.
  private static func bundles(beside program: URL) throws -> [URL] {
    let folder = program.deletingLastPathComponent()
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".resources") }
      .sorted()
      .map(folder.appendingPathComponent)
  }
}
