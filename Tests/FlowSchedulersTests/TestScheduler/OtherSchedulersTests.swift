import Combine
import FlowIssueReporting
import FlowSchedulers
import Foundation
import Testing

@Suite("Replacements of schedulers")
struct OtherSchedulersTests {
  @Test("an immediate scheduler performs actions synchronously, and repeating ones once")
  func immediate() {
    let scheduler = DispatchQueue.immediate
    var count = 0
    scheduler.schedule { count += 1 }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { count += 1 }
    _ = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    #expect(count == 3)
  }

  @Test("an immediate scheduler removes time from operators")
  func operators() {
    let scheduler: AnySchedulerOf<DispatchQueue> = .immediate
    var values: [Int] = []
    let subscription = Just(1).delay(for: 100, scheduler: scheduler).receive(on: scheduler).sink { values.append($0) }
    #expect(values == [1])
    subscription.cancel()
  }

  @Test("a type-erased scheduler forwards to the wrapped one")
  func erased() {
    let scheduler = DispatchQueue.test
    let erased = scheduler.eraseToAnyScheduler()
    var count = 0
    erased.schedule(after: erased.now.advanced(by: 1)) { count += 1 }
    #expect(erased.now == scheduler.now)
    scheduler.advance(by: 1)
    #expect(count == 1)
    #expect(erased.now == scheduler.now)
  }

  @Test("an unimplemented scheduler reports its use, and performs nothing")
  func unimplemented() {
    let scheduler: AnySchedulerOf<DispatchQueue> = .unimplemented("main queue")
    var isPerformed = false
    let issues = IssueReporter.collecting {
      scheduler.schedule { isPerformed = true }
      _ = scheduler.now
    }.reported
    #expect(!isPerformed)
    #expect(
      issues.map(\.message) == [
        """
        The unimplemented scheduler "main queue" was given an action to perform at once. Give the environment of this \
        test a scheduler, such as a test or an immediate one.
        """,
        """
        The unimplemented scheduler "main queue" was asked for its time. Give the environment of this test a scheduler, \
        such as a test or an immediate one.
        """,
      ])
    #expect("\(issues[0].location.filePath)" == #filePath)
  }

  @Test("the deallocation of a timer's subscriber may cancel the subscription again")
  func timerDeallocation() {
    final class Listener: Subscriber {
      var subscription: (any Subscription)?

      deinit { subscription?.cancel() }

      func receive(subscription: any Subscription) { self.subscription = subscription }

      func receive(_ input: DispatchQueue.SchedulerTimeType) -> Subscribers.Demand { .none }

      func receive(completion: Subscribers.Completion<Never>) {}
    }
    var listener: Listener? = Listener()
    weak let weakListener = listener
    if let listener { DispatchQueue.test.timerPublisher(every: 1).subscribe(listener) }
    let subscription = listener?.subscription
    listener = nil
    #expect(weakListener != nil)
    subscription?.cancel()
    #expect(weakListener == nil)
  }

  @Test("a timer publisher follows its scheduler")
  func timer() {
    let scheduler = DispatchQueue.test
    var count = 0
    let timer = scheduler.timerPublisher(every: 2).autoconnect().sink { _ in count += 1 }
    scheduler.advance(by: 7)
    #expect(count == 3)
    timer.cancel()
    scheduler.advance(by: 7)
    #expect(count == 3)
  }
}
