import Foundation

/// The files that belong to the picture of one step.
struct SnapshotFiles: Sendable {
  /// The picture that others are compared with.
  let reference: URL
  /// The picture that differed.
  let actual: URL
  /// The picture of the differences.
  let difference: URL
  /// Where pictures go that cannot be stored at their place.
  private let refuge: URL

  /// - Parameters:
  ///   - name: The resolved name of the step.
  ///   - directory: The folder of the references.
  ///   - testFile: The name of the test's file without its extension.
  ///   - artifactsDirectory: The folder for pictures of failures, or `nil` for the references' folder.
  init(name: String, in directory: URL, testFile: String, artifactsDirectory: URL?) {
    let file = PictureFileName(name).text
    let folder = PictureFileName(testFile).text
    let artifacts = artifactsDirectory?.appendingPathComponent(folder) ?? directory
    reference = directory.appendingPathComponent(file + ".png")
    actual = artifacts.appendingPathComponent(file + ".fail.png")
    difference = artifacts.appendingPathComponent(file + ".diff.png")
    refuge = FileManager.default.temporaryDirectory
      .appendingPathComponent("SwiftUIFlowTesting")
      .appendingPathComponent(folder)
  }

  /// Reads the reference.
  ///
  /// - Returns: Its bytes, or `nil` if there is no such file.
  func readReference() throws(SnapshotError) -> Data? {
    guard FileManager.default.fileExists(atPath: reference.path) else { return nil }
    do {
      return try Data(contentsOf: reference)
    } catch {
      throw .unreadable(path: reference.path, reason: reason(error))
    }
  }

  /// Stores a picture whole or not at all, and makes its folder.
  func store(_ png: Data, at url: URL) throws(SnapshotError) {
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try png.write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: url.path, reason: reason(error))
    }
  }

  /// Stores a picture at its place, or else in the folder for temporary files.
  ///
  /// - Returns: Where it is now.
  func keep(_ png: Data, at url: URL) throws(SnapshotError) -> URL {
    do {
      try store(png, at: url)
      return url
    } catch {
      let elsewhere = refuge.appendingPathComponent(url.lastPathComponent)
      try store(png, at: elsewhere)
      return elsewhere
    }
  }

  /// Removes what an earlier failure left.
  func removeArtifacts() {
    for url in [actual, difference] where FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.removeItem(at: url)
    }
  }

  private func reason(_ error: any Error) -> String {
    let text = (error as NSError).localizedFailureReason ?? (error as NSError).localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
