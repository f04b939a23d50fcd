import Foundation

/// A file that a process appends to many times, which stays open.
package final class AppendedFile {
  private let path: String
  private var descriptor: Int32

  /// - Parameter path: The path of a file that exists.
  /// - Throws: ``OpenFileError`` if the file cannot be opened.
  package init(_ path: String) throws {
    self.path = path
    descriptor = try OpenFile.opened(path)
  }

  /// Appends a text, which is passed to the system at once, so that it is not mixed with the text of another process.
  ///
  /// - Throws: ``OpenFileError`` if the file cannot be written.
  package func append(_ text: String) throws {
    var status = stat()
    if fstat(descriptor, &status) != 0 || status.st_nlink == 0 {
      // Another process of the run has replaced the file.
      let other = try OpenFile.opened(path)
      close(descriptor)
      descriptor = other
    }
    var text = text
    try text.withUTF8 { try OpenFile.write(UnsafeRawBufferPointer($0), to: descriptor, path) }
  }

  /// Locks the file until ``unlock()``, or until the process ends in any way.
  func lock() { flock(descriptor, LOCK_EX) }

  func unlock() { flock(descriptor, LOCK_UN) }

  /// Whether a process, or this one elsewhere, has locked a file.
  static func isLocked(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    // Releases the lock, too.
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  deinit { close(descriptor) }
}
