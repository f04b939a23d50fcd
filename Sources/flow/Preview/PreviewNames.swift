import FlowIssueReporting
import FlowReports
import Foundation

/// The names by which previews can be chosen, read from the sources before they are built.
struct PreviewNames {
  private let files: [String]
  private let types: [String]

  /// - Parameter folder: The folder of the sources.
  init(in folder: URL) throws {
    files = try FolderContents(of: folder).swiftFiles.map(\.lastPathComponent)
    types = try ProviderSearch.places(in: folder).keys.sorted()
  }

  init(files: [String], types: [String]) {
    self.files = files
    self.types = types
  }

  /// - Throws: `CommandError.noPreviewsNamed` if no file or type can have the name of a pattern.
  func check(_ patterns: [String]) throws {
    for pattern in patterns where !mayMatch(pattern) {
      throw CommandError.noPreviewsNamed(
        [pattern], nearest: NearestName(to: pattern, among: files + types).text)
    }
  }

  /// A pattern may have the module of a file or a type before its name, and the line of a file after it.
  private func mayMatch(_ pattern: String) -> Bool {
    let name = pattern.split(separator: "/").last.map(String.init) ?? pattern
    let file = name.replacing(/:[\d*?]+$/, with: "")
    let type = name.split(separator: ".").last.map(String.init) ?? name
    return files.contains(where: NamePattern(file).matches)
      || types.contains { NamePattern(name).matches($0) || NamePattern(type).matches($0) }
      // The type of a macro's preview has a name that the compiler makes.
      || name.contains(where: "*?$".contains)
  }
}
