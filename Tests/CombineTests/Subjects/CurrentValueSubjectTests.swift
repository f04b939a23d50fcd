import Combine
import Testing

@Suite("CurrentValueSubject")
struct CurrentValueSubjectTests {
  let subject = CurrentValueSubject<Int, TestError>(0)

  @Test("a subscriber receives the value and its changes")
  func values() {
    let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)
    subject.subscribe(subscriber)
    subject.send(1)
    subject.value = 2
    subject.value += 1
    #expect(subscriber.values == [0, 1, 2, 3])
    #expect(subject.value == 3)
  }

  @Test("subscribers receive a value in the order in which they subscribed")
  func order() {
    var received: [Int] = []
    let subscriptions = (0..<50).map { index in
      subject.replaceError(with: -1).dropFirst().sink { _ in received.append(index) }
    }
    subject.send(1)
    #expect(received == Array(0..<50))
    withExtendedLifetime(subscriptions) {}
  }

  @Test("after a pause without demand, a subscriber receives the value of that time")
  func demand() {
    let subscriber = RecordingSubscriber<Int, TestError>(.max(1))
    subject.subscribe(subscriber)
    #expect(subscriber.values == [0])
    subject.send(1)
    subject.send(2)
    #expect(subscriber.values == [0])
    subscriber.request(.max(1))
    #expect(subscriber.values == [0, 2])
    subscriber.request(.max(1))
    #expect(subscriber.values == [0, 2])
    subject.send(3)
    #expect(subscriber.values == [0, 2, 3])
  }

  @Test("the new value is there when subscribers receive it")
  func valueDuringSend() {
    var seen: [Int] = []
    let subscription = subject.replaceError(with: -1).sink { _ in seen.append(subject.value) }
    subject.send(1)
    #expect(seen == [0, 1])
    subscription.cancel()
  }

  @Test("the deallocation of a value may read the subject")
  func deallocation() {
    final class Token {
      private let end: () -> Void

      init(end: @escaping () -> Void) { self.end = end }

      deinit { end() }
    }
    let subject = CurrentValueSubject<Token?, Never>(nil)
    var isGone: [Bool] = []
    subject.value = Token { [unowned subject] in isGone.append(subject.value == nil) }
    subject.value = nil
    subject.send(Token { [unowned subject] in isGone.append(subject.value == nil) })
    subject.send(nil)
    #expect(isGone == [true, true])
  }

  @Test("after the completion, values are sent no more")
  func completion() {
    let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)
    subject.subscribe(subscriber)
    subject.send(completion: .finished)
    subject.send(1)
    #expect(subscriber.values == [0])
    #expect(subscriber.completions == [.finished])
    #expect(subject.value == 0)
    let late = RecordingSubscriber<Int, TestError>(.unlimited)
    subject.subscribe(late)
    #expect(late.values.isEmpty)
    #expect(late.completions == [.finished])
  }

  @Test("as a subscriber, it asks for all values at once")
  func upstream() {
    let upstream = UpstreamPublisher<Int, TestError>()
    let subscription = upstream.subscribe(subject)
    #expect(upstream.requests == [.unlimited])
    upstream.send(7)
    #expect(subject.value == 7)
    subscription.cancel()
    #expect(upstream.cancelCount == 1)
  }
}
