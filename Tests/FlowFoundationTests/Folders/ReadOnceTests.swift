import Locking
import Testing

@testable import FlowFoundation

@Suite("Values that are read once")
struct ReadOnceTests {
  private final class Reads: Sendable {
    let keys = Locked<[Int]>([])
  }

  @Test("a value is read once, and again after the limit has been reached")
  func limit() {
    let reads = Reads()
    let cache = ReadOnce<Int, Int>(limit: 2) { key in
      reads.keys.withLock { $0.append(key) }
      return key
    }
    for key in [1, 1, 2, 3, 3, 1] { #expect(cache[key] == key) }
    #expect(reads.keys.value == [1, 2, 3, 1])
  }
}
