import FlowReports
import Foundation

/// The files of one step.
package struct SnapshotFiles: Sendable {
  /// The picture of the reference, the actual picture and their difference, side by side.
  package let difference: URL

  private let references: URL
  private let artifacts: URL
  private let names: SnapshotNames
  /// The fallback folder for files that cannot be stored in their own.
  private let fallbackFolder: URL

  /// - Parameters:
  ///   - name: The resolved name of the step.
  ///   - directory: The folder of the references.
  ///   - testFile: The name of the test file without its extension.
  ///   - artifactsDirectory: The folder for the files of failures, or `nil` for the references' folder.
  package init(name: String, in directory: URL, testFile: String, artifactsDirectory: URL?) {
    let folder = PictureFileName(testFile).text
    names = SnapshotNames(stem: PictureFileName(name).text)
    references = directory
    artifacts = artifactsDirectory?.appendingPathComponent(folder) ?? directory
    difference = artifacts.appendingPathComponent(names.difference)
    fallbackFolder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SwiftUIFlowTesting")
      .appendingPathComponent(folder)
  }

  /// The command that accepts the actual parts as the references.
  var acceptCommand: AcceptCommandLine { AcceptCommandLine(names, in: references) }

  /// The file that a part is compared with.
  package func reference(_ part: SnapshotPart) -> URL { references.appendingPathComponent(names.reference(part)) }

  /// The file of a part that differs or has no reference.
  package func actual(_ part: SnapshotPart) -> URL { artifacts.appendingPathComponent(names.actual(part)) }

  /// Reads a reference.
  ///
  /// - Returns: Its bytes, or `nil` if there is no such file.
  package func readReference(_ part: SnapshotPart) throws(SnapshotError) -> Data? {
    let url = reference(part)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: url.path, reason: reason(error))
    }
  }

  /// Stores a file atomically, and creates its folder.
  package func store(_ data: Data, at url: URL) throws(SnapshotError) {
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: url.path, reason: reason(error))
    }
  }

  /// Stores a file, in the folder for temporary files if its own is not writable.
  ///
  /// - Returns: The location of the file.
  package func keep(_ data: Data, at url: URL) throws(SnapshotError) -> URL {
    do {
      try store(data, at: url)
      return url
    } catch {
      let elsewhere = fallbackFolder.appendingPathComponent(url.lastPathComponent)
      try store(data, at: elsewhere)
      return elsewhere
    }
  }

  /// Removes the files of an earlier failure.
  package func removeArtifacts() {
    for url in SnapshotPart.allCases.map(actual) + [difference] where FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.removeItem(at: url)
    }
  }

  private func reason(_ error: any Error) -> String {
    let text = (error as NSError).localizedFailureReason ?? (error as NSError).localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
