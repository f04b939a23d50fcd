import Foundation

/// Locks a folder for one process at a time, until the lock is released.
final class FileLock {
  private let descriptor: Int32

  /// Waits until no other process holds the lock of a folder; creates the folder if necessary.
  init(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    descriptor = open(folder.appendingPathComponent(".lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { throw CommandError.noLock(folder.path) }
  }

  deinit {
    // Closing the last descriptor of the file releases the lock.
    close(descriptor)
  }
}
