import Combine
import Testing

@Suite("The module Combine")
struct CombineTests {
  @Test("importing Combine brings publishers, subjects and operators")
  func reexport() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let subscription = subject.map { $0 * 2 }.sink { received.append($0) }
    subject.send(1)
    subject.send(2)
    subscription.cancel()
    subject.send(3)
    #expect(received == [2, 4])
  }
}
