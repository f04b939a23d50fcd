import Foundation

/// The folders that a search visits. A folder is known by its place on the disk, whatever the name of the link that
/// leads there.
package struct FolderVisits {
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    /// - Returns: `nil` if the path is not that of a folder.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The reason why a folder is not visited, as a part of a sentence.
  package struct Obstacle: Error, CustomStringConvertible {
    package let description: String
  }

  /// The largest number of folders of a search.
  package static let limit = 20_000

  private var known: Set<Identity> = []
  private var count = 0

  /// - Parameter folder: The first folder. Those around it are not visited.
  package init(from folder: URL) {
    var around = folder.resolvingSymlinksInPath()
    while around.path != "/" {
      around.deleteLastPathComponent()
      if let identity = Identity(around.path) { known.insert(identity) }
    }
  }

  /// Adds a folder.
  ///
  /// - Returns: Whether it is a folder.
  /// - Throws: ``Obstacle`` if the folder was read before, or too many were.
  package mutating func begin(_ folder: URL) throws(Obstacle) -> Bool {
    guard let identity = Identity(folder.path) else { return false }
    guard known.insert(identity).inserted else {
      throw Obstacle(description: "is a link to a folder around it, or to one that was read before")
    }
    count += 1
    guard count <= Self.limit else { throw Obstacle(description: "comes after \(Self.limit) others") }
    return true
  }
}
