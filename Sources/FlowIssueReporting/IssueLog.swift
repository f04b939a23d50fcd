import Locking

/// A list that several threads may append to.
final class IssueLog<Entry: Sendable>: Sendable {
  private let entries = Locked<[Entry]>([])

  var all: [Entry] { entries.value }

  func append(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  func removeAll() -> [Entry] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
