import Locking

/// Caches values that are read from files on first access and never change: an app's files do not change while it runs.
package final class ReadOnce<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Locked<[Key: Value]>([:])
  private let read: @Sendable (Key) -> Value
  private let limit: Int

  /// - Parameter limit: The number of values that are kept; when another one is read, all of them are discarded.
  package init(limit: Int = .max, _ read: @escaping @Sendable (Key) -> Value) {
    self.limit = limit
    self.read = read
  }

  package subscript(_ key: Key) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    // Read outside the lock, because reading one value may require another. Reading a value twice gives the same
    // result.
    let value = read(key)
    return known.withLock { known in
      if let value = known[key] { return value }
      if known.count >= limit { known.removeAll() }
      known[key] = value
      return value
    }
  }
}
