import Foundation

/// A value guarded by a lock.
///
/// `Mutex` would need macOS 15. On Linux, a thread that has to wait for a `Mutex` does so in a library that is not
/// instrumented, so the thread sanitizer reports races between threads that take turns.
// @unchecked: every access to `storage` holds `lock`.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: Value

  package init(_ value: Value) {
    storage = value
  }

  /// The value, read or written as a whole.
  package var value: Value {
    get { withLock { $0 } }
    set {
      // The former value is released after the lock, because its deallocation may use this object.
      var former = newValue
      withLock { swap(&$0, &former) }
    }
  }

  /// Reads or changes the value. `body` must not acquire the lock again.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&storage)
  }
}
