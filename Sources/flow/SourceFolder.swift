import FlowReports
import Foundation

/// A folder of Swift files without a manifest.
struct SourceFolder {
  let folder: URL
  /// All Swift files in the folder, sorted by path; hidden folders are excluded.
  let files: [URL]

  /// - Throws: `SnapshotFilesError.noFolder` if it does not exist.
  init(_ path: String) throws {
    folder = URL(fileURLWithPath: path).standardizedFileURL
    files = try FolderContents(of: folder).swiftFiles
  }

  /// The content of a file.
  ///
  /// - Throws: `CommandError.unreadable` or `CommandError.notUTF8` with the path of the file.
  static func text(of file: URL) throws -> String {
    guard let data = FileManager.default.contents(atPath: file.path) else { throw CommandError.unreadable(file.path) }
    if let text = String(data: data, encoding: .utf8) { return text }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(data: $0, encoding: .utf8) == nil } ?? 0
    throw CommandError.notUTF8(file.path, line: line + 1)
  }

  /// The top-level entries without sources: names of files, and of folders such as asset catalogs.
  func resources() throws -> [String] {
    let prefix = folder.path + "/"
    let withSources = Set(files.compactMap { $0.path.dropFirst(prefix.count).split(separator: "/").first })
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      // The package manager rejects an Info.plist.
      .filter { !$0.hasPrefix(".") && $0 != "Info.plist" && !withSources.contains(Substring($0)) }.sorted()
  }

  /// The name of its module.
  var module: String { Self.moduleName(folder.lastPathComponent) }

  /// Converts the name of a folder to a module name, as Xcode does.
  static func moduleName(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
