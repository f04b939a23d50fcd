import Foundation

/// Replaces files at once: the content is written next to the file, under a name that is used for nothing else, and
/// renamed.
///
/// After a crash the partial file stays until the same file is written again.
package enum PartialFile {
  /// - Throws: ``OpenFileError``. Then the file is as it was, and nothing is left next to it.
  package static func replace(_ file: URL, with data: Data) throws(OpenFileError) {
    let partial = file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent.prefix(150)).flow-part")
    let descriptor = try lock(partial, of: file)
    defer { close(descriptor) }
    do throws(OpenFileError) {
      guard ftruncate(descriptor, 0) == 0 else { throw failure(errno, file) }
      try OpenFile.write(data, to: descriptor, file.path)
      guard rename(partial.path, file.path) == 0 else { throw failure(errno, file) }
    } catch {
      // A disk may be full because of it.
      unlink(partial.path)
      throw error
    }
  }

  /// Opens the partial file, and waits for other processes that write it.
  private static func lock(_ partial: URL, of file: URL) throws(OpenFileError) -> Int32 {
    while true {
      let descriptor = open(partial.path, O_CREAT | O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
      guard descriptor >= 0 else { throw failure(errno, file) }
      guard flock(descriptor, LOCK_EX) == 0 else {
        let code = errno
        close(descriptor)
        throw failure(code, file)
      }
      // The process that had the lock has renamed the file that was opened here.
      var opened = stat()
      var present = stat()
      if fstat(descriptor, &opened) == 0, lstat(partial.path, &present) == 0, opened.st_ino == present.st_ino {
        return descriptor
      }
      close(descriptor)
    }
  }

  private static func failure(_ code: Int32, _ file: URL) -> OpenFileError {
    OpenFileError(path: file.path, code: code)
  }
}
