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

  /// The name of its module.
  var module: String { Self.moduleName(folder.lastPathComponent) }

  /// The name of a folder as Xcode makes a module's name of it.
  static func moduleName(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
