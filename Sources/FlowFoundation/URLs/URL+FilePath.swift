import Foundation

/// A path in a file system, written as a literal.
///
/// On Apple's platforms it is `System.FilePath`, which a package of that name declares on Linux.
public struct _FilePathLiteral: ExpressibleByStringLiteral, Sendable {
  let string: String

  public init(stringLiteral value: String) {
    string = value
  }
}

extension URL {
  /// Creates a file URL from a path; `nil` if the path is empty.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - directoryHint: Whether the path is that of a folder.
  @_disfavoredOverload
  public init?(filePath path: _FilePathLiteral, directoryHint: DirectoryHint = .inferFromPath) {
    guard !path.string.isEmpty else { return nil }
    self.init(filePath: path.string, directoryHint: directoryHint)
  }
}
