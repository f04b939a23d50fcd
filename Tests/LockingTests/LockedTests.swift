import Dispatch
import Locking
import Testing

@Suite("A value guarded by a lock")
struct LockedTests {
  @Test("changes on many threads are all made, one after the other")
  func changes() {
    let counts = Locked<[Int: Int]>([:])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<1_000 { counts.withLock { $0[thread, default: 0] += 1 } }
    }
    #expect(counts.value == Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, 1_000) }))
  }

  @Test("the lock is free again after an error")
  func errors() {
    struct Failure: Error {}
    let value = Locked(1)
    #expect(throws: Failure.self) {
      try value.withLock {
        $0 = 2
        throw Failure()
      }
    }
    #expect(value.value == 2)
  }
}
