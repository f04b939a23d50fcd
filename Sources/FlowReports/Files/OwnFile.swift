import Foundation

/// A file of this package: one that a test, a report, a session or a command writes, replaces or removes.
///
/// A file that somebody else wrote is never replaced or removed, and nothing happens through a link.
package struct OwnFile: Sendable {
  package let url: URL
  /// The mark that shows that this package wrote the file.
  private let mark: FileMark
  /// No folder between this one and the file is a link.
  private let root: URL?

  /// - Parameters:
  ///   - mark: The mark that shows that this package wrote the file.
  ///   - root: A folder around the file, such as that of the package; no folder below it may be a link.
  package init(_ url: URL, _ mark: FileMark, below root: URL? = nil) {
    self.url = url.standardizedFileURL
    self.mark = mark
    self.root = root
  }

  /// Whether there is a file, and this package wrote it.
  package var isThere: Bool { (try? state()) == .own }

  /// Checks that the file can be replaced or removed: it does not exist, or this package wrote it.
  ///
  /// - Throws: ``OwnFileError`` that names the file.
  package func check() throws(OwnFileError) { _ = try state() }

  /// Writes the file, at once: another process sees the earlier file or the whole new one. Creates its folder.
  ///
  /// - Throws: ``OwnFileError``, or an error of the file system.
  package func write(_ data: Data) throws {
    try check()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PartialFile.replace(url, with: mark.stored(in: data))
  }

  /// Removes the file, if there is one.
  ///
  /// - Throws: ``OwnFileError``, or an error of the file system.
  package func remove() throws {
    if try state() == .own { try FileManager.default.removeItem(at: url) }
  }

  private enum State { case missing, own }

  private func state() throws(OwnFileError) -> State {
    if let link = linkOnTheWay { throw .link(link.path) }
    var status = stat()
    guard lstat(url.path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw .link(url.path)
    case S_IFDIR: throw .folder(url.path)
    default: throw .device(url.path)
    }
    guard mark.isIn(url) else { throw .foreign(url.path) }
    return .own
  }

  /// The first link among the folders between the root and the file.
  private var linkOnTheWay: URL? {
    guard let root = root?.standardizedFileURL, url.path.hasPrefix(root.path + "/") else { return nil }
    var folder = root
    for name in url.path.dropFirst(root.path.count + 1).split(separator: "/").dropLast() {
      folder.appendPathComponent(String(name))
      var status = stat()
      guard lstat(folder.path, &status) == 0 else { return nil }
      if status.st_mode & S_IFMT == S_IFLNK { return folder }
    }
    return nil
  }
}

/// The reason why a file is neither replaced nor removed; descriptions are sentences.
package enum OwnFileError: Error, Equatable, CustomStringConvertible {
  case foreign(String)
  case link(String)
  case folder(String)
  case device(String)

  package var description: String { "\(path) \(reason)." }

  /// The file.
  package var path: String {
    switch self {
    case .foreign(let path), .link(let path), .folder(let path), .device(let path): path
    }
  }

  /// Continues a sentence that names the file.
  package var reason: String {
    switch self {
    case .foreign:
      "was not written by SwiftUIFlowTesting, so it is neither replaced nor removed; move it, or use another name"
    case .link:
      "is a link, and nothing is replaced or removed through links; remove it, or name what it leads to"
    case .folder:
      "is a folder, which is neither replaced nor removed; use another name"
    case .device:
      "is a device, a pipe or a socket, which is neither replaced nor removed; use another name"
    }
  }
}
