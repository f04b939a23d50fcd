import Foundation

/// Reads the files of an app's repository, which may be anything: links to devices, folders, gigabytes.
package enum FileContents {
  /// The largest file that is read, in bytes: that of public hosts of repositories.
  package static let limit = 100_000_000

  /// The contents of a regular file.
  ///
  /// - Parameter canBeEmpty: Whether a file without bytes has a meaning.
  /// - Throws: ``FileFault`` if the file cannot be read, is empty or too large.
  package static func data(of file: URL, canBeEmpty: Bool = false) throws(FileFault) -> Data {
    var status = stat()
    guard stat(file.path, &status) == 0 else { throw FileFault("there is no such file") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFault("it is not a file") }
    guard status.st_size <= limit else {
      throw FileFault("it has \(status.st_size) bytes, and at most \(limit) are read")
    }
    guard let data = try? Data(contentsOf: file) else { throw FileFault("it may not be read") }
    if data.isEmpty, !canBeEmpty { throw FileFault("it is empty") }
    return data
  }
}
