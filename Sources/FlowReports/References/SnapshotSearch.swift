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
  package func actualSteps() throws -> [ActualStep] {
    var parts: [URL: [SnapshotNames: Set<SnapshotPart>]] = [:]
    for file in try FolderContents(of: root).regularFiles {
      guard let (names, part) = SnapshotNames.actual(file.lastPathComponent) else { continue }
      parts[file.deletingLastPathComponent(), default: [:]][names, default: []].insert(part)
    }
    return parts.flatMap { folder, steps in
      steps.map { ActualStep(names: $0.key, folder: folder, parts: $0.value) }
    }
    .sorted { ($0.folder.path, $0.names.stem) < ($1.folder.path, $1.names.stem) }
  }

  /// The folders of references, one per test file, in path order.
  package func referenceFolders() throws -> [URL] {
    let folders = try FolderContents(of: root).regularFiles.filter { file in
      file.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent == Self.folderName
        && SnapshotNames.reference(file.lastPathComponent) != nil
    }
    return Set(folders.map { $0.deletingLastPathComponent() }).sorted { $0.path < $1.path }
  }

  /// The references in a folder, in name order.
  package static func references(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { SnapshotNames.reference($0.lastPathComponent) != nil }
      .map(\.standardizedFileURL)
      .sorted { $0.path < $1.path }
  }
}
