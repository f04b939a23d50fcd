import FlowReports
import Foundation

/// The files that belong to one step.
package struct SnapshotFiles: Sendable {
  /// The side by side picture of the reference, the actual picture and their difference.
  package let difference: URL

  private let references: URL
  private let artifacts: URL
  private let names: SnapshotNames
  /// Where files go that cannot be stored at their place.
  private let refuge: URL

  /// - Parameters:
  ///   - name: The resolved name of the step.
  ///   - directory: The folder of the references.
  ///   - testFile: The name of the test's file without its extension.
  ///   - artifactsDirectory: The folder for what belongs to failures, or `nil` for the references' folder.
  package init(name: String, in directory: URL, testFile: String, artifactsDirectory: URL?) {
    let folder = PictureFileName(testFile).text
    names = SnapshotNames(stem: PictureFileName(name).text)
    references = directory
    artifacts = artifactsDirectory?.appendingPathComponent(folder) ?? directory
    difference = artifacts.appendingPathComponent(names.difference)
    refuge = FileManager.default.temporaryDirectory
      .appendingPathComponent("SwiftUIFlowTesting")
      .appendingPathComponent(folder)
  }

  /// What makes the actual parts the references.
  var acceptCommand: AcceptCommandLine { AcceptCommandLine(names, in: references) }

  /// What a part is compared with.
  package func reference(_ part: SnapshotPart) -> URL { references.appendingPathComponent(names.reference(part)) }

  /// A part that differs, or that has no reference.
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

  /// Stores a file whole or not at all, and makes its folder.
  package func store(_ data: Data, at url: URL) throws(SnapshotError) {
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: url.path, reason: reason(error))
    }
  }

  /// Stores a file at its place, or else in the folder for temporary files.
  ///
  /// - Returns: Where it is now.
  package func keep(_ data: Data, at url: URL) throws(SnapshotError) -> URL {
    do {
      try store(data, at: url)
      return url
    } catch {
      let elsewhere = refuge.appendingPathComponent(url.lastPathComponent)
      try store(data, at: elsewhere)
      return elsewhere
    }
  }

  /// Removes what an earlier failure left.
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
