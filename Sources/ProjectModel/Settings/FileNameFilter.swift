import Foundation

/// The files of a target that its settings leave out: those that `EXCLUDED_SOURCE_FILE_NAMES` names, unless
/// `INCLUDED_SOURCE_FILE_NAMES` does, too.
struct FileNameFilter {
  private let excluded: [String]
  private let included: [String]

  init(_ settings: BuildSettings) {
    excluded = settings.words("EXCLUDED_SOURCE_FILE_NAMES")
    included = settings.words("INCLUDED_SOURCE_FILE_NAMES")
  }

  func leavesOut(_ file: URL) -> Bool {
    excluded.contains { Self.matches(file, $0) } && !included.contains { Self.matches(file, $0) }
  }

  /// Whether a pattern names a file: by its name, by its whole path, or by the last parts of the path.
  private static func matches(_ file: URL, _ pattern: String) -> Bool {
    PathPattern.matches(file.lastPathComponent, pattern, across: true)
      || PathPattern.matches(file.path, pattern, across: true)
      || pattern.contains("/") && PathPattern.matches(file.path, "*/" + pattern, across: true)
  }
}
