import FlowReports
import Foundation

/// A folder of Swift files that is no package.
struct SourceFolder {
  let folder: URL
  /// All Swift files below it, in the order of their paths; hidden folders are not looked into.
  let files: [URL]

  /// - Throws: `SnapshotFilesError.noFolder` if there is none.
  init(_ path: String) throws {
    folder = URL(fileURLWithPath: path).standardizedFileURL
    files = try FolderContents(of: folder).swiftFiles
  }

  /// What the files say, in their order.
  func texts() throws -> [String] { try files.map { try String(contentsOf: $0, encoding: .utf8) } }

  /// What lies at its top and has no sources: names of files, and of folders such as asset catalogs.
  func resources() throws -> [String] {
    let prefix = folder.path + "/"
    let withSources = Set(files.compactMap { $0.path.dropFirst(prefix.count).split(separator: "/").first })
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      // The package manager takes no Info.plist.
      .filter { !$0.hasPrefix(".") && $0 != "Info.plist" && !withSources.contains(Substring($0)) }.sorted()
  }

  /// The name of its module.
  var module: String { Self.moduleName(folder.lastPathComponent) }

  /// The name of a folder as Xcode makes a module's name of it.
  static func moduleName(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
