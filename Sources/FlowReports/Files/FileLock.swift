import Foundation

/// Locks a folder for one process at a time, until the lock is released.
package final class FileLock {
  private let descriptor: Int32

  /// Waits until no other process holds the lock of a folder; creates the folder if necessary.
  ///
  /// - Parameter willWait: Is called if another process holds it.
  package init(_ folder: URL, willWait: () -> Void = {}) throws(FileLockError) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    descriptor = open(folder.appendingPathComponent(".lock").path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw FileLockError(path: folder.path, code: errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    willWait()
    guard flock(descriptor, LOCK_EX) == 0 else { throw FileLockError(path: folder.path, code: errno) }
  }

  deinit {
    // Closing the last descriptor of the file releases the lock.
    close(descriptor)
  }
}

/// An error that occurred while locking a folder.
package struct FileLockError: Error, CustomStringConvertible {
  let path: String
  let code: Int32

  package var description: String { "The folder \(path) cannot be written: \(String(cString: strerror(code)))." }
}
