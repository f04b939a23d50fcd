import FlowReports
import Foundation

/// A folder with prepared copies of sources, and links to everything else.
///
/// An update writes only what differs, so that the compiler's incremental builds hold, and removes what is no longer
/// there. Everything in the folder is its own: it is created by the first update, and nothing is written or removed
/// outside of it or through links.
package struct SourceCopy {
  /// What a path of the copy shows.
  package enum Entry: Hashable, Sendable {
    /// The prepared text of a Swift file.
    case prepared(URL, SourceRules)
    /// A link to a file or a folder.
    case link(URL)
    /// A file with a text.
    case text(String)
  }

  /// What an update did.
  package struct Update {
    /// What is known about each prepared file, by its path in the copy.
    package internal(set) var summaries: [String: SourceSummary] = [:]
    /// What is known about each prepared file, by the path of the original.
    package internal(set) var originals: [String: SourceSummary] = [:]
    /// The paths whose file was written.
    package internal(set) var written: [String] = []
    package internal(set) var removed: [String] = []
  }

  package let folder: URL

  /// Goes up with every change of what the preparation does.
  package static let version = SourceCopyRecord.currentVersion

  /// - Parameter folder: A folder that does not exist, is empty, or is a copy.
  package init(_ folder: URL) { self.folder = folder.standardizedFileURL }

  /// The file next to the folder that shows that it is a copy.
  private var record: URL {
    folder.deletingLastPathComponent().appendingPathComponent(".\(folder.lastPathComponent).flow-sources")
  }

  /// Brings the folder up to date.
  ///
  /// - Parameters:
  ///   - entries: Everything in it, by paths with slashes.
  ///   - kept: Paths of files that others write, and that stay.
  /// - Throws: `SourceCopyError`, or an error of the file system.
  package func update(_ entries: [String: Entry], keeping kept: Set<String> = []) throws -> Update {
    let paths = entries.keys.sorted()
    try check(paths)
    try create()
    let lock = try FileLock(folder.deletingLastPathComponent())
    defer { withExtendedLifetime(lock) {} }
    let old = SourceCopyRecord(at: record)
    var new = SourceCopyRecord()
    var update = Update()
    try remove(allBut: paths + kept, into: &update)
    for path in paths {
      switch entries[path] {
      case .prepared(let source, let rules):
        let known = old.files[path].flatMap {
          old.rules.indices.contains($0.rules) && old.rules[$0.rules] == rules ? $0 : nil
        }
        let file = try prepare(source, rules, new.index(of: rules), at: path, known, into: &update)
        new.files[path] = file
        update.summaries[path] = file.summary
        update.originals[source.path] = file.summary
      case .link(let target): try link(target, at: path, into: &update)
      case .text(let text): try write(Data(text.utf8), at: path, into: &update)
      case nil: break
      }
    }
    try new.write(to: record)
    return update
  }

  private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// Checks that all paths lead into the folder, and that none is a folder of another.
  private func check(_ paths: [String]) throws(SourceCopyError) {
    let all = Set(paths)
    for path in paths {
      let names = path.split(separator: "/", omittingEmptySubsequences: false)
      guard !names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." || $0.contains("\0") }) else {
        throw .path(path)
      }
      var parent = ""
      for name in names.dropLast() {
        parent += parent.isEmpty ? name : "/" + name
        if all.contains(parent) { throw .twoEntries(parent, path) }
      }
    }
  }

  private func create() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    if FileState(record.path)?.isRegular == true {
      if let state = FileState(folder.path), !state.isFolder { try manager.removeItem(at: folder) }
    } else if let names = try? manager.contentsOfDirectory(atPath: folder.path), !names.isEmpty {
      throw SourceCopyError.foreign(folder.path)
    } else if FileState(folder.path)?.isFolder == false {
      throw SourceCopyError.foreign(folder.path)
    } else {
      // From now on the folder is a copy, also if this process ends before it is complete.
      try SourceCopyRecord().write(to: record)
    }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  // MARK: - Files

  private func prepare(
    _ source: URL, _ rules: SourceRules, _ index: Int, at path: String, _ old: SourceCopyRecord.File?,
    into update: inout Update
  ) throws -> SourceCopyRecord.File {
    let place = url(path)
    // Before it is read: a change in between is seen by the next update.
    guard let original = FileState(source.path, followsLinks: true), original.isRegular else {
      throw SourceCopyError.unreadable(source.path)
    }
    if let old, old.source == source.path, old.original == original,
      FileState(place.path) == old.copy
    {
      return old.with(rules: index)
    }
    guard let text = FileManager.default.contents(atPath: source.path) else {
      throw SourceCopyError.unreadable(source.path)
    }
    let prepared = PreparedSource(Array(text), rules, path: source.path)
    try write(Data(prepared.bytes), at: path, into: &update)
    guard let copy = FileState(place.path) else { throw SourceCopyError.unreadable(place.path) }
    return SourceCopyRecord.File(
      source: source.path, original: original, rules: index, copy: copy, summary: prepared.summary)
  }

  /// Writes a file, unless it has that content.
  private func write(_ data: Data, at path: String, into update: inout Update) throws {
    let place = url(path)
    let isRegular = FileState(place.path)?.isRegular
    if isRegular == true, FileManager.default.contents(atPath: place.path) == data { return }
    try makeFolder(of: place)
    if isRegular == false { try FileManager.default.removeItem(at: place) }
    try PartialFile.replace(place, with: data)
    update.written.append(path)
  }

  private func link(_ target: URL, at path: String, into update: inout Update) throws {
    let place = url(path)
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: place.path)) == target.path { return }
    try makeFolder(of: place)
    if FileState(place.path) != nil { try manager.removeItem(at: place) }
    try manager.createSymbolicLink(atPath: place.path, withDestinationPath: target.path)
    update.written.append(path)
  }

  private func makeFolder(of place: URL) throws {
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// Removes what is not part of the copy, and what stands where one of its folders has to be.
  private func remove(allBut paths: [String], into update: inout Update) throws {
    let files = Set(paths)
    var folders: Set<String> = [""]
    for path in paths {
      var parent = Substring(path)
      while let slash = parent.lastIndex(of: "/") {
        parent = parent[..<slash]
        guard folders.insert(String(parent)).inserted else { break }
      }
    }
    var open = [""]
    while let path = open.popLast() {
      for name in try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted() {
        let child = path.isEmpty ? name : path + "/" + name
        let state = FileState(url(child).path)
        if folders.contains(child), state?.isFolder == true {
          open.append(child)
        } else if !files.contains(child) || state?.isFolder == true {
          // Of a link the link itself.
          try FileManager.default.removeItem(at: url(child))
          update.removed.append(child)
        }
      }
    }
  }
}
