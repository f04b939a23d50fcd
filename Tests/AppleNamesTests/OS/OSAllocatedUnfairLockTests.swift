#if os(Linux)
  import Dispatch
  import FlowOS
  import Testing

  @Suite("Locks with a state")
  struct OSAllocatedUnfairLockTests {
    @Test("threads that change the state do so one after the other")
    func exclusion() {
      let lock = OSAllocatedUnfairLock(initialState: 0)
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<1_000 { lock.withLock { $0 += 1 } }
      }
      #expect(lock.withLock { $0 } == 8_000)
    }

    @Test("a lock that is taken is not available")
    func availability() {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      #expect(!lock.lockIfAvailable())
      lock.unlock()
      #expect(lock.withLockIfAvailable { _ in 1 } == 1)
      #expect(lock.withLock { 2 } == 2)
    }
  }
#endif
