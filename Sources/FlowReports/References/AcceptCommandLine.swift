import Foundation

/// The shell command that accepts the picture of a step.
package struct AcceptCommandLine: CustomStringConvertible {
  private let name: String

  /// - Parameters:
  ///   - names: The names of the step's files.
  ///   - folder: The folder of its references.
  package init(_ names: SnapshotNames, in folder: URL) {
    name = "\(folder.lastPathComponent)/\(names.stem)"
  }

  /// - Parameter reference: The path of a file. The result is `nil` if it is not a reference.
  package init?(reference: String) {
    let file = URL(fileURLWithPath: reference)
    guard let (names, _) = SnapshotNames.reference(file.lastPathComponent) else { return nil }
    self.init(names, in: file.deletingLastPathComponent())
  }

  package var description: String {
    // Within single quotes, a shell interprets nothing but the quote itself; `*` and `?` in a name match themselves.
    "swift run flow accept '\(name.replacingOccurrences(of: "'", with: "'\\''"))'"
  }
}
