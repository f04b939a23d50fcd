import FlowSchedulers
import Testing

@Suite("A queue")
struct QueueTests {
  @Test("returns elements in the order of their arrival, and nil when it is empty", arguments: [1, 63, 64, 65, 1000])
  func order(count: Int) {
    var queue = Queue<Int>()
    #expect(queue.isEmpty)
    for number in 0..<count { queue.append(number) }
    #expect(!queue.isEmpty)
    for number in 0..<count { #expect(queue.popFirst() == number) }
    #expect(queue.isEmpty)
    #expect(queue.popFirst() == nil)
    queue.append(7)
    #expect(queue.popFirst() == 7)
  }

  @Test("keeps its order while elements are added and removed in turn")
  func alternating() {
    var queue = Queue<Int>()
    for number in 0..<500 {
      queue.append(2 * number)
      queue.append(2 * number + 1)
      #expect(queue.popFirst() == number)
    }
    for number in 500..<1000 { #expect(queue.popFirst() == number) }
    #expect(queue.isEmpty)
  }

  @Test("is empty after all elements are removed")
  func removeAll() {
    var queue = Queue<Int>()
    queue.append(1)
    queue.append(2)
    queue.removeAll()
    #expect(queue.isEmpty)
    #expect(queue.popFirst() == nil)
  }
}
