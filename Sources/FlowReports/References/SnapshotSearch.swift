import Foundation

/// Finds folders of references and the files of failures below a folder.
///
/// Hidden folders, and therefore all build products, are excluded.
package struct SnapshotSearch {
  /// The name of the folders that contain a folder of references for each test file.
  package static let folderName = "__Snapshots__"

  private let root: URL

  package init(in root: URL) {
    self.root = root
  }

  /// The files of failures, in path order.
  ///
  /// Files with such a name are those of failures if a flow wrote them. In a folder of references, those of somebody
  /// else are found, too, so that accepting them is an error that names them.
  ///
  /// - Throws: An error of the file system if a folder cannot be read.
  package func actualSteps() throws -> [ActualStep] {
    var parts: [URL: [SnapshotNames: Set<SnapshotPart>]] = [:]
    for file in try FolderContents(of: root).regularFiles {
      guard let (names, part) = SnapshotNames.actual(file.lastPathComponent),
        Self.isInReferenceFolder(file) || OwnFile(file, part.mark).isThere
      else { continue }
      parts[file.deletingLastPathComponent(), default: [:]][names, default: []].insert(part)
    }
    return parts.flatMap { folder, steps in
      steps.map { ActualStep(names: $0.key, folder: folder, parts: $0.value, root: root) }
    }
    .sorted { ($0.folder.path, $0.names.stem) < ($1.folder.path, $1.names.stem) }
  }

  private static func isInReferenceFolder(_ file: URL) -> Bool {
    file.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent == folderName
  }

  /// The folders of references, one per test file, in path order.
  ///
  /// - Throws: An error of the file system if a folder cannot be read.
  package func referenceFolders() throws -> [URL] {
    let folders = try FolderContents(of: root).regularFiles.filter { file in
      Self.isInReferenceFolder(file) && SnapshotNames.reference(file.lastPathComponent) != nil
    }
    return Set(folders.map { $0.deletingLastPathComponent() }).sorted { $0.path < $1.path }
  }

  /// The references in a folder that a flow recorded, in name order.
  static func references(in folder: URL, below root: URL) throws -> [OwnFile] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
      guard let (_, part) = SnapshotNames.reference(name) else { return nil }
      let file = OwnFile(folder.appendingPathComponent(name), part.mark, below: root)
      return file.isThere ? file : nil
    }
  }
}
