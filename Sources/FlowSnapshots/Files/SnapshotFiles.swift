import FlowReports
import Foundation

/// The files of one step.
package struct SnapshotFiles: Sendable {
  /// The picture of the reference, the actual picture and their difference, side by side.
  package let difference: URL

  private let references: URL
  private let artifacts: URL
  private let names: SnapshotNames
  /// The name of the test file.
  private let testFile: String

  /// - Parameters:
  ///   - name: The resolved name of the step.
  ///   - directory: The folder of the references.
  ///   - testFile: The name of the test file without its extension.
  ///   - artifactsDirectory: The folder for the files of failures, or `nil` for the references' folder.
  package init(name: String, in directory: URL, testFile: String, artifactsDirectory: URL?) {
    self.testFile = PictureFileName(testFile).text
    names = SnapshotNames(stem: PictureFileName(name).text)
    references = directory
    artifacts = artifactsDirectory?.appendingPathComponent(self.testFile) ?? directory
    difference = artifacts.appendingPathComponent(names.difference)
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
  /// - Throws: ``SnapshotError`` if the file is there and cannot be read.
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
  ///
  /// - Throws: ``SnapshotError/unwritable(path:reason:)``, also if there is a file that was not recorded by a flow.
  package func store(_ data: Data, at url: URL) throws(SnapshotError) {
    do {
      try own(url).write(data)
    } catch let error as OwnFileError {
      throw .unwritable(path: url.path, reason: "\(error.path == url.path ? "it" : error.path) \(error.reason)")
    } catch {
      throw .unwritable(path: url.path, reason: reason(error))
    }
  }

  /// Stores a file, in a folder of the user for temporary files if its own is not writable.
  ///
  /// - Returns: The location of the file.
  /// - Throws: ``SnapshotError`` if the file cannot be written.
  package func keep(_ data: Data, at url: URL) throws(SnapshotError) -> URL {
    do {
      try store(data, at: url)
      return url
    } catch {
      guard let folder = try? UserFolder.named("failures") else { throw error }
      let elsewhere = folder.appendingPathComponent(testFile).appendingPathComponent(url.lastPathComponent)
      try store(data, at: elsewhere)
      return elsewhere
    }
  }

  /// The file as one of this package. No folder of its package may be a link.
  private func own(_ url: URL) -> OwnFile {
    let part = SnapshotPart(rawValue: url.pathExtension) ?? .picture
    return OwnFile(url, part.mark, below: PackageFolder.containing(url.path))
  }

  /// Removes the files of an earlier failure.
  package func removeArtifacts() {
    for url in SnapshotPart.allCases.map(actual) + [difference] { try? own(url).remove() }
  }

  private func reason(_ error: any Error) -> String {
    let text = (error as NSError).localizedFailureReason ?? (error as NSError).localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
