import Foundation

/// The files below a folder, excluding hidden folders and therefore all build products.
package struct FolderContents {
  /// Files that are not symbolic links.
  package private(set) var regularFiles: [URL] = []

  /// Symbolic links, which are not followed because they may form a cycle.
  private var links: [URL] = []

  /// - Throws: ``SnapshotFilesError/noFolder(_:)`` if there is no such folder.
  package init(of root: URL) throws {
    let root = root.standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw SnapshotFilesError.noFolder(root.path)
    }
    var folders = [root]
    while let folder = folders.popLast() {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !name.hasPrefix(".") {
        let url = folder.appendingPathComponent(name)
        switch try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
        case .typeDirectory: folders.append(url)
        case .typeRegular: regularFiles.append(url)
        case .typeSymbolicLink: links.append(url)
        default: break
        }
      }
    }
  }

  /// The Swift files, including links, in path order.
  package var swiftFiles: [URL] {
    (regularFiles + links).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
