import Foundation

/// A folder of Swift files that is no package.
struct SourceFolder {
  let folder: URL
  /// All Swift files below it, in the order of their paths; hidden folders are not looked into.
  let files: [URL]

  /// - Throws: `CommandError.noFolder` if there is none.
  init(_ path: String) throws {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandError.noFolder(folder.path)
    }
    self.folder = folder
    files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
