import Combine
import Testing

@Suite("PassthroughSubject")
struct PassthroughSubjectTests {
  let subject = PassthroughSubject<Int, TestError>()

  @Test("subscribers receive a value in the order in which they subscribed, also after others have left")
  func order() {
    var received: [Int] = []
    var subscriptions = (0..<100).map { index in
      subject.replaceError(with: -1).sink { _ in received.append(index) }
    }
    subject.send(1)
    #expect(received == Array(0..<100))
    received = []
    for index in stride(from: 99, through: 0, by: -1) where index % 10 != 3 { subscriptions.remove(at: index) }
    subscriptions.append(subject.replaceError(with: -1).sink { _ in received.append(100) })
    subject.send(2)
    #expect(received == [3, 13, 23, 33, 43, 53, 63, 73, 83, 93, 100])
  }

  @Test("a value is dropped for a subscriber without demand")
  func demand() {
    let subscriber = RecordingSubscriber<Int, TestError>()
    subject.subscribe(subscriber)
    subject.send(1)
    subscriber.request(.max(2))
    subject.send(2)
    subject.send(3)
    subject.send(4)
    #expect(subscriber.values == [2, 3])
  }

  @Test("demand that comes with a value counts")
  func demandOnValue() {
    let subscriber = RecordingSubscriber<Int, TestError>(.max(1)) { $0 < 3 ? .max(1) : .none }
    subject.subscribe(subscriber)
    for value in 1...5 { subject.send(value) }
    #expect(subscriber.values == [1, 2, 3])
  }

  @Test("the first completion counts, also for later subscribers")
  func completion() {
    let early = RecordingSubscriber<Int, TestError>(.unlimited)
    subject.subscribe(early)
    subject.send(completion: .failure(.broken))
    subject.send(completion: .finished)
    subject.send(1)
    let late = RecordingSubscriber<Int, TestError>(.unlimited)
    subject.subscribe(late)
    #expect(early.completions == [.failure(.broken)])
    #expect(late.completions == [.failure(.broken)])
    #expect(early.values.isEmpty)
  }

  @Test("a value sent while another is received is received first by later subscribers")
  func reentrancy() {
    var received: [String] = []
    let subscriptions = ["a", "b"].map { name in
      subject.replaceError(with: -1).sink { value in
        received.append("\(name)\(value)")
        if name == "a", value == 1 { subject.send(2) }
      }
    }
    subject.send(1)
    #expect(received == ["a1", "a2", "b2", "b1"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test("a subscriber that cancels during a value does not receive it any more")
  func cancellationDuringValue() {
    var received: [String] = []
    var second: AnyCancellable?
    let first = subject.replaceError(with: -1).sink { _ in
      received.append("first")
      second?.cancel()
    }
    second = subject.replaceError(with: -1).sink { _ in received.append("second") }
    subject.send(1)
    #expect(received == ["first"])
    first.cancel()
  }

  @Test("the deallocation of a cancelled subscriber may use its subject")
  func deallocation() {
    final class Listener: Subscriber {
      let subject: PassthroughSubject<Int, Never>
      var subscription: (any Subscription)?

      init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }

      deinit {
        subject.send(1)
        subscription?.cancel()
      }

      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
      }

      func receive(_ input: Int) -> Subscribers.Demand { .none }

      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let subject = PassthroughSubject<Int, Never>()
    var listener: Listener? = Listener(subject)
    weak let weakListener = listener
    if let listener { subject.subscribe(listener) }
    let subscription = listener?.subscription
    listener = nil
    #expect(weakListener != nil)
    subscription?.cancel()
    #expect(weakListener == nil)
  }

  @Test("as a subscriber, it asks for values once it has subscribers")
  func upstream() {
    let upstream = UpstreamPublisher<Int, TestError>()
    let subscription = upstream.subscribe(subject)
    #expect(upstream.requests.isEmpty)
    let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)
    subject.subscribe(subscriber)
    #expect(upstream.requests == [.unlimited])
    upstream.send(1)
    #expect(subscriber.values == [1])
    subscription.cancel()
    #expect(upstream.cancelCount == 1)
  }

  @Test("a subscription keeps its subject alive until it is cancelled")
  func lifetime() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    var subscription: AnyCancellable?
    do {
      let subject = PassthroughSubject<Int, Never>()
      weakSubject = subject
      subscription = subject.sink { _ in }
    }
    #expect(weakSubject != nil)
    subscription?.cancel()
    subscription = nil
    #expect(weakSubject == nil)
  }

  @Test("values from many threads all arrive")
  func threads() async {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
    subject.subscribe(subscriber)
    // Sharing the subject is what is under test.
    nonisolated(unsafe) let shared = subject
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for value in 0..<250 {
            shared.send(value)
            let visitor = shared.sink { _ in }
            visitor.cancel()
          }
        }
      }
    }
    #expect(subscriber.values.count == 1000)
  }
}
