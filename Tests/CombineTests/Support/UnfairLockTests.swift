import Combine
import Foundation
import Testing

@Suite("Darwin's small lock")
struct UnfairLockTests {
  /// `@unchecked Sendable`: the lock guards the number.
  private final class Counter: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<os_unfair_lock_s>.allocate(capacity: 1)
    private var number = 0

    init() { lock.initialize(to: os_unfair_lock_s()) }
    deinit { lock.deallocate() }

    func increment() {
      os_unfair_lock_lock(lock)
      number += 1
      os_unfair_lock_unlock(lock)
    }

    var value: Int {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return number
    }

    var canBeTakenTwice: Bool {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return os_unfair_lock_trylock(lock)
    }
  }

  @Test("one thread at a time has it")
  func excludes() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<10_000 { counter.increment() } }
    #expect(counter.value == 80_000)
    #expect(!counter.canBeTakenTwice)
  }
}
