import Foundation

/// Writes to files with few calls of the system: a report writes several files for each step.
package enum OpenFile {
  /// Creates an empty file.
  ///
  /// - Returns: `false` if there is something with the name, or it cannot be created.
  package static func create(_ path: String) -> Bool {
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// Appends to a file that exists. The text is passed to the system at once, so that it is not mixed with the text of
  /// another process.
  ///
  /// - Throws: ``OpenFileError`` if the file cannot be opened or written.
  package static func append(_ data: Data, to path: String) throws {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    try write(data, to: descriptor, path)
  }

  /// Opens a file that exists to append to it.
  ///
  /// - Returns: The descriptor, which the caller closes.
  static func opened(_ path: String) throws -> Int32 {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw OpenFileError(path: path, code: errno) }
    return descriptor
  }

  static func write(_ data: Data, to descriptor: Int32, _ path: String) throws(OpenFileError) {
    var code: Int32 = 0
    data.withUnsafeBytes { bytes in
      do throws(OpenFileError) { try write(bytes, to: descriptor, path) } catch { code = error.code }
    }
    if code != 0 { throw OpenFileError(path: path, code: code) }
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, _ path: String) throws(OpenFileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw OpenFileError(path: path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}

/// An error of the system while a file was written; the description is a sentence.
package struct OpenFileError: Error, CustomStringConvertible {
  let path: String
  let code: Int32

  package var description: String { "The file \(path) cannot be written: \(reason)." }

  /// The system's reason.
  package var reason: String { String(cString: strerror(code)) }

  /// Whether there is no room for the file.
  package var isOfFullDisk: Bool { code == ENOSPC || code == EDQUOT }
}

extension OpenFileError {
  /// The error of the system behind one of Foundation; `nil` for all others.
  package init?(_ error: any Error) {
    if let own = error as? OpenFileError {
      self = own
      return
    }
    guard let error = error as? CocoaError, let code = Self.code(of: error) else { return nil }
    let path = error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
    self.init(path: path ?? "of this command", code: code)
  }

  private static func code(of error: CocoaError) -> Int32? {
    switch error.code {
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteNoPermission: EACCES
    case .fileWriteVolumeReadOnly: EROFS
    case .fileWriteUnknown: (error.userInfo[NSUnderlyingErrorKey] as? POSIXError)?.code.rawValue
    default: nil
    }
  }
}
