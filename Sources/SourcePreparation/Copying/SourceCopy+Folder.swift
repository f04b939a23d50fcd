import Foundation

extension SourceCopy {
  /// The name of the copy of a Swift file.
  ///
  /// It is another one, because the compiler warns of a file whose name is also that of the place it names. Where code at
  /// the top level does not move, it has to be in a file `main.swift`, which keeps its name, and the warning.
  package static func name(of file: String, _ rules: SourceRules) -> String {
    file == TopLevelCode.fileName && rules.origin == .linux ? file : "prepared-" + file
  }

  /// The entries that show a folder of sources: its Swift files prepared, everything else as links.
  ///
  /// Folders without Swift files are one link each. Hidden files and folders are left out, and so is the
  /// manifest of a package.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - prefix: The path of the folder in the copy, without a slash at its end.
  ///   - rules: The rules for a file by its path below the folder.
  /// - Throws: An error of the file system.
  package static func entries(
    of root: URL, at prefix: String = "", rules: (String) -> SourceRules
  ) throws -> [String: Entry] {
    var entries: [String: Entry] = [:]
    _ = try add(root, at: "", prefix: prefix, visited: [], into: &entries, rules)
    return entries
  }

  /// The entries that show files and folders, each under a name, such as those of a target of a project.
  ///
  /// - Parameters:
  ///   - items: The files and folders by their paths in the copy.
  ///   - rules: The rules for their Swift files.
  /// - Throws: `SourceCopyError.unreadable`, or an error of the file system.
  package static func entries(showing items: [String: URL], rules: SourceRules) throws -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for (path, url) in items.sorted(by: { $0.key < $1.key }) {
      guard let state = FileState(url.path, followsLinks: true) else { throw SourceCopyError.unreadable(url.path) }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if state.isFolder {
        let inside = try Self.entries(of: url, at: path) { _ in rules }
        let hasSources = inside.values.contains { if case .prepared = $0 { true } else { false } }
        entries.merge(hasSources ? inside : [path: .link(url)]) { first, _ in first }
      } else if name.hasSuffix(".swift") {
        entries[path.dropLast(name.count) + Self.name(of: name, rules)] = .prepared(url, rules)
      } else {
        entries[path] = .link(url)
      }
    }
    return entries
  }

  /// Adds the entries of a folder.
  ///
  /// - Parameter visited: The folders around it, without links in their paths, because links can form a cycle.
  /// - Returns: Whether the folder has Swift files.
  private static func add(
    _ folder: URL, at path: String, prefix: String, visited: Set<String>, into entries: inout [String: Entry],
    _ rules: (String) -> SourceRules
  ) throws -> Bool {
    let real = folder.resolvingSymlinksInPath().path
    guard !visited.contains(real), visited.count < 100 else { return false }
    var hasSwift = false
    var links: [String: Entry] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      let below = path.isEmpty ? name : path + "/" + name
      let place = prefix.isEmpty ? below : prefix + "/" + below
      guard let state = FileState(url.path, followsLinks: true) else { continue }
      if state.isFolder {
        // Code in a catalog of documentation is not compiled.
        if name.hasSuffix(".docc") {
          links[place] = .link(url)
        } else if try add(url, at: below, prefix: prefix, visited: visited.union([real]), into: &entries, rules) {
          hasSwift = true
        } else {
          links[place] = .link(url)
        }
      } else if name == "Package.swift", path.isEmpty {
        continue
      } else if state.isRegular, name.hasSuffix(".swift") {
        let rules = rules(below)
        entries[place.dropLast(name.count) + Self.name(of: name, rules)] = .prepared(url, rules)
        hasSwift = true
      } else if state.isRegular {
        links[place] = .link(url)
      }
    }
    if hasSwift || path.isEmpty { entries.merge(links) { prepared, _ in prepared } }
    return hasSwift
  }
}
