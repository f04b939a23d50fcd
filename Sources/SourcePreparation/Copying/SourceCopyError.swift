/// The reason why sources cannot be copied; descriptions are sentences.
package enum SourceCopyError: Error, Equatable, CustomStringConvertible {
  /// A folder that is not a copy.
  case foreign(String)
  case path(String)
  case unreadable(String)
  case twoEntries(String, String)

  package var description: String {
    switch self {
    case .foreign(let path):
      "The folder \(path) has files and is no copy of sources, so nothing in it is replaced or removed; "
        + "name another folder."
    case .path(let path):
      "\"\(path)\" is no path below the folder of the copy; expected names of folders and a file with slashes between."
    case .unreadable(let path): "The file \(path) cannot be read."
    case .twoEntries(let path, let other):
      "The copy would have both \(path) and \(other), but one is a folder of the other; rename one of them."
    }
  }
}
