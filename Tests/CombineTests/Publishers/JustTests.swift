import Combine
import Foundation
import Locking
import Synchronization
import Testing

@Suite("Just, cancelled on another thread")
struct JustTests {
  /// What a subscriber receives and keeps.
  private final class Log: @unchecked Sendable {
    // Unchecked: the subscription is written and read before the threads start, the counts have a lock.
    var subscription: (any Subscription)?
    let received = Locked((values: 0, completions: 0))
  }

  /// Eight objects: what takes long to copy and to release is torn most easily.
  private struct Load {
    private final class Object: Sendable {}

    private let objects = (
      Object(), Object(), Object(), Object(), Object(), Object(), Object(), Object()
    )
  }

  private struct Receiver: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let log: Log
    private let loads = (Load(), Load(), Load(), Load(), Load(), Load(), Load(), Load())

    init(_ log: Log) {
      self.log = log
    }

    func receive(subscription: any Subscription) { log.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
      log.received.withLock { $0.values += 1 }
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { log.received.withLock { $0.completions += 1 } }
  }

  /// Where threads wait for each other.
  private final class Meeting: Sendable {
    private let arrived = Atomic(0)

    func arrive() { arrived.add(1, ordering: .acquiringAndReleasing) }

    func wait(for count: Int) {
      arrive()
      while arrived.load(ordering: .acquiring) < count {}
    }
  }

  private struct Request: @unchecked Sendable {
    // Unchecked: calling it while another thread cancels is what is tested.
    let subscription: any Subscription
  }

  // OpenCombine's `Just` ended the process in each of twenty runs of this loop.
  @Test("the value is sent whole or not at all, and nothing is released twice")
  func race() throws {
    for _ in 0..<200 {
      let log = Log()
      Just(1).subscribe(Receiver(log))
      let subscription = try #require(log.subscription)
      log.subscription = nil
      let meeting = Meeting()
      let request = Request(subscription: subscription)
      withExtendedLifetime(subscription) {
        let thread = Thread {
          meeting.wait(for: 2)
          request.subscription.request(.unlimited)
          meeting.arrive()
        }
        thread.start()
        meeting.wait(for: 2)
        subscription.cancel()
        meeting.wait(for: 4)
      }
      let received = log.received.withLock { $0 }
      // The value and its completion, or neither.
      #expect(received.values == received.completions && received.values < 2)
    }
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
