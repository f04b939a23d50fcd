import Foundation

/// The files that a failed step stored next to its references.
package struct ActualStep: Sendable, Equatable {
  package let names: SnapshotNames
  /// The folder of the files, named after the test file.
  package let folder: URL
  package let parts: Set<SnapshotPart>
  /// The folder of the package or of the artifacts, below which no folder may be a link.
  let root: URL

  /// The name of the test file and the name of the step with its flow and configuration:
  /// `CheckoutTests/shop-cart-dark`.
  package var name: String { "\(folder.lastPathComponent)/\(names.stem)" }

  /// What accepting a step does.
  package struct Acceptance: Sendable {
    /// The actual files, each with the reference that it becomes.
    fileprivate let moves: [(part: SnapshotPart, actual: OwnFile, reference: OwnFile)]
    fileprivate let difference: OwnFile

    /// The references that are written.
    package var references: [URL] { moves.map(\.reference.url) }
    /// The references that exist and are replaced.
    package var replaced: [URL] { moves.map(\.reference).filter(\.isThere).map(\.url) }
    /// The files that are removed.
    package var removed: [URL] { (moves.map(\.actual) + [difference]).filter(\.isThere).map(\.url) }
  }

  /// Checks that the step can be accepted, without changing a file.
  ///
  /// - Parameters:
  ///   - references: The folder of the references, if it is not the folder of the files.
  ///   - package: The folder of the package, if it is not that of the files.
  /// - Throws: ``OwnFileError`` if a file was not written by a flow, ``SnapshotFilesError`` if a picture is damaged, or an
  ///   error of the file system.
  package func acceptance(into references: URL? = nil, of package: URL? = nil) throws -> Acceptance {
    let target = references ?? folder
    func own(_ name: String, in folder: URL, _ part: SnapshotPart, _ root: URL) -> OwnFile {
      OwnFile(folder.appendingPathComponent(name), part.mark, below: root)
    }
    let moves = SnapshotPart.allCases.filter(parts.contains).map { part in
      (
        part: part, actual: own(names.actual(part), in: folder, part, root),
        reference: own(names.reference(part), in: target, part, package ?? root)
      )
    }
    let difference = own(names.difference, in: folder, .picture, root)
    for (part, actual, reference) in moves {
      if part == .picture { try check(picture: actual.url) }
      try actual.check()
      try reference.check()
    }
    try difference.check()
    return Acceptance(moves: moves, difference: difference)
  }

  /// Replaces the references with the actual files, and removes the picture of the difference.
  ///
  /// - Throws: An error of the file system. Parts accepted before the error stay accepted.
  package static func accept(_ acceptance: Acceptance) throws {
    for (_, actual, reference) in acceptance.moves {
      try reference.write(try Data(contentsOf: actual.url))
      try actual.remove()
    }
    try acceptance.difference.remove()
  }

  /// Rejects a damaged picture, which would fail every later run.
  private func check(picture: URL) throws {
    guard try Data(contentsOf: picture).starts(with: PNGSignature.bytes) else {
      throw SnapshotFilesError.notPicture(path: picture.path)
    }
  }
}
