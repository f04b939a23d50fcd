import Foundation

/// The attributes that show, without reading a file, that it has not changed.
struct FileState: Hashable, Codable, Sendable {
  let size: Int64
  /// The times of the last change of its content, and of anything about it, in nanoseconds. The second cannot be set.
  let modified: Int64
  let changed: Int64
  let number: UInt64

  private let type: UInt32

  var isRegular: Bool { type == UInt32(S_IFREG) }
  var isFolder: Bool { type == UInt32(S_IFDIR) }
  var isLink: Bool { type == UInt32(S_IFLNK) }

  /// The state of a file.
  ///
  /// - Parameter followsLinks: Whether the state of a link is that of its destination.
  /// - Returns: `nil` if there is none.
  init?(_ path: String, followsLinks: Bool = false) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let times = (status.st_mtimespec, status.st_ctimespec)
    #else
      let times = (status.st_mtim, status.st_ctim)
    #endif
    modified = Int64(times.0.tv_sec) * 1_000_000_000 + Int64(times.0.tv_nsec)
    changed = Int64(times.1.tv_sec) * 1_000_000_000 + Int64(times.1.tv_nsec)
    number = UInt64(status.st_ino)
    type = UInt32(status.st_mode) & UInt32(S_IFMT)
  }
}
