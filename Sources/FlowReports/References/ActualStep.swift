import Foundation

/// The files that a failed step stored beside its references.
package struct ActualStep: Sendable, Equatable {
  package let names: SnapshotNames
  /// The folder of the files, named after the test file.
  package let folder: URL
  package let parts: Set<SnapshotPart>

  /// The name of the test file and the name of the step with its flow and configuration:
  /// `CheckoutTests/shop-cart-dark`.
  package var name: String { "\(folder.lastPathComponent)/\(names.stem)" }

  /// Replaces the references with the actual files, and removes the picture of the difference.
  ///
  /// - Parameter references: The folder of the references, if it is not the folder of the files.
  /// - Returns: The written references.
  /// - Throws: ``SnapshotFilesError`` if a picture is damaged, or an error of the file system. Parts
  ///   accepted before the error stay accepted.
  package func accept(into references: URL? = nil) throws -> [URL] {
    let parts = SnapshotPart.allCases.filter(parts.contains)
    if parts.contains(.picture) { try checkPicture() }
    let target = references ?? folder
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let accepted = try parts.map { part in
      let actual = folder.appendingPathComponent(names.actual(part))
      let reference = target.appendingPathComponent(names.reference(part))
      try Data(contentsOf: actual).write(to: reference, options: .atomic)
      try FileManager.default.removeItem(at: actual)
      return reference
    }
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(names.difference))
    return accepted
  }

  /// Rejects a damaged picture, which would fail every later run.
  private func checkPicture() throws {
    let file = folder.appendingPathComponent(names.actual(.picture))
    guard try Data(contentsOf: file).starts(with: PNGSignature.bytes) else {
      throw SnapshotFilesError.notPicture(path: file.path)
    }
  }
}
