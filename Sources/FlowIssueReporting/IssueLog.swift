import Foundation

/// A list that several threads may append to.
// @unchecked: every access to `entries` holds `lock`; `Mutex` would need macOS 15.
final class IssueLog<Entry: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [Entry] = []

  var all: [Entry] { lock.withLock { entries } }

  func append(_ entry: Entry) { lock.withLock { entries.append(entry) } }

  func removeAll() -> [Entry] {
    lock.withLock {
      defer { entries = [] }
      return entries
    }
  }
}
