import FlowReports
import Foundation

/// Detects changed files in a folder.
struct WatchedFolder {
  private let folder: URL
  /// The output folder, which is not watched.
  private let exception: String
  private var seen: [String: Stamp]

  private struct Stamp: Equatable {
    let date: Date?
    let size: Int?
  }

  /// - Parameter exception: A folder to exclude, with its contents.
  init(_ folder: URL, except exception: URL) {
    self.folder = folder.standardizedFileURL
    self.exception = exception.standardizedFileURL.path + "/"
    seen = [:]
    seen = stamps()
  }

  /// New, changed and removed files, as sorted paths relative to the folder. Changes are detected by date and size.
  mutating func changes() -> [String] {
    let now = stamps()
    defer { seen = now }
    let paths = Set(seen.keys).union(now.keys).filter { seen[$0] != now[$0] }
    return paths.map { String($0.dropFirst(folder.path.count + 1)) }.sorted()
  }

  /// Checks twice per second until something has changed, and then until nothing changes between two checks, because an
  /// editor may write several files.
  mutating func waitForChanges() -> [String] {
    var all: Set<String> = []
    while true {
      usleep(500_000)
      let changes = changes()
      all.formUnion(changes)
      if changes.isEmpty, !all.isEmpty { return all.sorted() }
    }
  }

  /// The dates and sizes of files, excluding hidden folders and therefore build products.
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
