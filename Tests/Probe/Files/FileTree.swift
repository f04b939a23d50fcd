import Foundation

/// The entries of a folder at one time, to see what was written.
struct FileTree: Equatable {
  private var entries: [String: String] = [:]

  /// - Parameter hidden: The path of a folder that is not looked at.
  init(_ folder: URL, without hidden: String? = nil) {
    let paths = FileManager.default.enumerator(atPath: folder.path)
    while let path = paths?.nextObject() as? String {
      if path == hidden { paths?.skipDescendants() }
      var status = stat()
      lstat(folder.appendingPathComponent(path).path, &status)
      let time = status.st_mtim
      entries[path] = "\(status.st_mode) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }
  }

  /// The paths that are not the same in another tree.
  func changes(to other: FileTree) -> [String] {
    Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }.sorted()
  }
}
