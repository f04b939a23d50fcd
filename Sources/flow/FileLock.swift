import Foundation

/// Lets one process at a time work in a folder, from when it is made to when it is released.
final class FileLock {
  private let descriptor: Int32

  /// Waits until no other process has the lock of a folder, which is made if there is none.
  init(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    descriptor = open(folder.appendingPathComponent(".lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { throw CommandError.noLock(folder.path) }
  }

  deinit {
    // The lock goes with the last descriptor of the file.
    close(descriptor)
  }
}
