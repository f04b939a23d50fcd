import Combine
import Foundation
import Synchronization
import Testing

@Suite("Just, cancelled on another thread")
struct JustTests {
  /// Counts how often it is released, and what it receives.
  private final class Receiver: Subscriber, @unchecked Sendable {
    // Unchecked: the subscription is written before the threads start, the counts have a lock.
    typealias Input = Int
    var subscription: (any Subscription)?
    let received = Mutex((values: 0, completions: 0))

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
      received.withLock { $0.values += 1 }
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { received.withLock { $0.completions += 1 } }
  }

  private struct Call: @unchecked Sendable {
    // Unchecked: calling it on two threads at once is what is tested.
    let body: () -> Void
  }

  /// Asks for the value on one thread and cancels on another, again and again.
  private func race(_ publisher: some Publisher<Int, Never>) {
    for _ in 0..<2_000 {
      let receiver = Receiver()
      publisher.subscribe(receiver)
      guard let subscription = receiver.subscription else { continue }
      receiver.subscription = nil
      let calls = [Call { subscription.request(.unlimited) }, Call { subscription.cancel() }]
      DispatchQueue.concurrentPerform(iterations: 2) { calls[$0].body() }
      let received = receiver.received.withLock { $0 }
      // The value and its completion, or neither.
      #expect(received.values == received.completions && received.values < 2)
    }
  }

  @Test("the value is sent whole or not at all, and nothing is released twice")
  func race() {
    race(Just(1))
  }

  @Test("a value is sent once, and not after it has been cancelled")
  func once() {
    let receiver = RecordingSubscriber<Int, Never>()
    Just(1).subscribe(receiver)
    #expect(receiver.values == [])
    receiver.request(.max(1))
    receiver.request(.max(1))
    #expect(receiver.values == [1])
    #expect(receiver.completions == [.finished])
    let cancelled = RecordingSubscriber<Int, Never>()
    Just(1).subscribe(cancelled)
    cancelled.cancel()
    cancelled.request(.unlimited)
    #expect(cancelled.values == [] && cancelled.completions == [])
  }

  @Test("what operators make of one value has the types that Combine's operators have")
  func operators() {
    let doubled: Just<Int> = Just(2).map { $0 * 2 }
    let even: Optional<Int>.Publisher = doubled.filter { $0.isMultiple(of: 2) }
    let failing: Result<Int, any Error>.Publisher = Just(2).tryMap { _ in throw TestError.broken }
    let known: Result<Int, Never>.Publisher = failing.replaceError(with: 7)
    var values: [Int] = []
    _ = doubled.sink { values.append($0) }
    _ = even.map { $0 + 1 }.replaceEmpty(with: 0).sink { values.append($0) }
    _ = known.sink { values.append($0) }
    _ = Just(1).append(2).sink { values.append($0) }
    #expect(values == [4, 5, 7, 1, 2])
    #expect(Just(1).contains(1).output)
  }
}
