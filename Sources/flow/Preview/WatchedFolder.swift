import FlowReports
import Foundation

/// Says which files of a folder have changed since the last time it was asked.
struct WatchedFolder {
  private let folder: URL
  /// What is written there while it is watched.
  private let exception: String
  private var seen: [String: Stamp]

  private struct Stamp: Equatable {
    let date: Date?
    let size: Int?
  }

  /// - Parameter exception: A folder that is left out, with everything below it.
  init(_ folder: URL, except exception: URL) {
    self.folder = folder.standardizedFileURL
    self.exception = exception.standardizedFileURL.path + "/"
    seen = [:]
    seen = stamps()
  }

  /// What is new, has another date or size, or is gone: paths relative to the folder, in order.
  mutating func changes() -> [String] {
    let now = stamps()
    defer { seen = now }
    let paths = Set(seen.keys).union(now.keys).filter { seen[$0] != now[$0] }
    return paths.map { String($0.dropFirst(folder.path.count + 1)) }.sorted()
  }

  /// Looks twice a second until something has changed, and nothing more does from one look to the next: an editor may write
  /// several files.
  mutating func waitForChanges() -> [String] {
    var all: Set<String> = []
    while true {
      usleep(500_000)
      let changes = changes()
      all.formUnion(changes)
      if changes.isEmpty, !all.isEmpty { return all.sorted() }
    }
  }

  /// Hidden folders are left out, and with them what was built.
  private func stamps() -> [String: Stamp] {
    let files = (try? FolderContents(of: folder).regularFiles) ?? []
    var stamps: [String: Stamp] = [:]
    for file in files where !file.path.hasPrefix(exception) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      stamps[file.path] = Stamp(date: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int)
    }
    return stamps
  }
}
