import Synchronization

/// Values that are read from files when they are first asked for, and then stay: an app's files do not change while it
/// runs.
final class ReadOnce<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let known = Mutex<[Key: Value]>([:])
  private let read: @Sendable (Key) -> Value

  init(_ read: @escaping @Sendable (Key) -> Value) {
    self.read = read
  }

  subscript(_ key: Key) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    // Not under the lock, as reading one thing may need another. Read twice, it is the same.
    let value = read(key)
    return known.withLock { known in
      if let value = known[key] { return value }
      known[key] = value
      return value
    }
  }
}
