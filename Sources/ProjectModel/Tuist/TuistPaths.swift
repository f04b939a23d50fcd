import Foundation

/// The paths of a manifest of Tuist, with patterns.
struct TuistPaths {
  /// The folder of the manifest.
  let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// The folder around a manifest that has Tuist's own files, or those of version control.
  static func root(of folder: URL) -> URL {
    var place = folder.standardizedFileURL
    while place.path != "/" {
      for name in ["Tuist", "Tuist.swift", ".git"]
      where FileManager.default.fileExists(atPath: place.appendingPathComponent(name).path) {
        return place
      }
      place.deleteLastPathComponent()
    }
    return folder
  }

  /// The place of a text, or of `.relativeToRoot("…")`.
  func place(_ value: SwiftValue) -> URL? {
    if let text = value.text { return InformationList.file(text, folder) }
    guard let text = (value[nil] ?? value["path"])?.text else { return nil }
    return InformationList.file(text, value.name == "relativeToRoot" ? Self.root(of: folder) : folder)
  }

  /// The folders that a path or a pattern names.
  func folders(_ value: SwiftValue) -> [URL] {
    guard let place = place(value) else { return [] }
    guard place.path.contains("*") else { return [place] }
    let (base, pattern) = Self.split(place)
    let found = ProjectFolder(base).items.filter { ($0 as NSString).lastPathComponent == "Project.swift" }
      .map { ($0 as NSString).deletingLastPathComponent }
    return found.filter { PathPattern.matches($0, pattern) || pattern == "**" }.map { base.appendingPathComponent($0) }
  }

  /// The files that a path or a pattern names; a folder stands for all its files.
  func files(_ value: SwiftValue, _ notes: inout [String]) -> [URL] {
    let excluded = (value["excluding"]?.members ?? []).compactMap(place)
    guard let place = place(value) ?? value["pattern"].flatMap(place) else { return [] }
    let all = files(at: place, &notes)
    return all.filter { file in
      !excluded.contains { PathPattern.matches(file.path, $0.path) || file.path.hasPrefix($0.path + "/") }
    }
  }

  private func files(at place: URL, _ notes: inout [String]) -> [URL] {
    let hasPattern = place.path.contains("*") || place.path.contains("?")
    let (base, pattern) = hasPattern ? Self.split(place) : (place, "**")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: base.path, isDirectory: &isFolder) else {
      notes.append("\(place.path) is not there, and is left out.")
      return []
    }
    if !isFolder.boolValue || ProjectFolder.isBundle(base.lastPathComponent) { return [base] }
    let contents = ProjectFolder(base)
    notes += contents.notes
    return contents.items.filter { PathPattern.matches($0, pattern) }.map { base.appendingPathComponent($0) }
  }

  /// The folder in front of a pattern, and the pattern.
  private static func split(_ place: URL) -> (URL, String) {
    let parts = place.pathComponents
    let first = parts.firstIndex { $0.contains("*") || $0.contains("?") } ?? parts.endIndex
    return (
      URL(fileURLWithPath: NSString.path(withComponents: Array(parts[..<first]))),
      parts[first...].joined(separator: "/")
    )
  }
}
