import Combine
import Testing

@Suite("Operators that combine publishers")
struct CombiningOperatorTests {
  @Test("zip pairs values by their number")
  func zip() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let subscriber = RecordingSubscriber<String, Never>(.unlimited)
    a.zip(b) { "\($0)\($1)" }.subscribe(subscriber)
    a.send(1)
    a.send(2)
    b.send("a")
    #expect(subscriber.values == ["1a"])
    a.send(completion: .finished)
    b.send("b")
    #expect(subscriber.values == ["1a", "2b"])
    #expect(subscriber.completions == [.finished])
  }

  @Test("three and four publishers can be zipped")
  func zipArities() {
    var values: [Int] = []
    _ = Just(1).zip(Just(2), Just(3)) { $0 * 100 + $1 * 10 + $2 }.sink { values.append($0) }
    _ = Just(1).zip(Just(2), Just(3), Just(4)) { $0 * 1000 + $1 * 100 + $2 * 10 + $3 }.sink { values.append($0) }
    #expect(values == [123, 1234])
  }

  @Test("switchToLatest follows the newest publisher and cancels the one before it")
  func switchToLatest() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let (first, second) = (UpstreamPublisher<Int, Never>(), UpstreamPublisher<Int, Never>())
    let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
    outer.switchToLatest().subscribe(subscriber)
    outer.send(first.eraseToAnyPublisher())
    first.send(1)
    outer.send(second.eraseToAnyPublisher())
    #expect(first.cancelCount == 1)
    first.send(2)
    second.send(3)
    #expect(subscriber.values == [1, 3])
    outer.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    second.send(completion: .finished)
    #expect(subscriber.completions == [.finished])
  }

  @Test("flatMap has at most as many publishers at once as it may")
  func flatMap() {
    let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var requested: [Int] = []
    let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
    (0..<3).publisher.flatMap(maxPublishers: .max(2)) { index in
      requested.append(index)
      return inner[index]
    }.subscribe(subscriber)
    #expect(requested == [0, 1])
    inner[0].send(10)
    inner[1].send(11)
    inner[0].send(completion: .finished)
    #expect(requested == [0, 1, 2])
    inner[2].send(12)
    inner[1].send(completion: .finished)
    inner[2].send(completion: .finished)
    #expect(subscriber.values == [10, 11, 12])
    #expect(subscriber.completions == [.finished])
  }

  @Test("prepend and append send values and publishers before and after")
  func concatenation() {
    var values: [Int] = []
    _ = Just(3).prepend(2).prepend([0, 1]).append(4, 5).append([6].publisher).sink { values.append($0) }
    #expect(values == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("multicast sends to all through one subject, once it is connected")
  func multicast() {
    let upstream = UpstreamPublisher<Int, Never>()
    let multicast = upstream.multicast { PassthroughSubject<Int, Never>() }
    var received: [Int] = []
    let subscriptions = (0..<20).map { index in multicast.sink { received.append(index * $0) } }
    #expect(upstream.requests.isEmpty)
    let connection = multicast.connect()
    upstream.send(1)
    #expect(received == Array(0..<20))
    connection.cancel()
    #expect(upstream.cancelCount == 1)
    withExtendedLifetime(subscriptions) {}
  }

  @Test("share subscribes once and cancels with the last subscriber")
  func share() {
    let upstream = UpstreamPublisher<Int, Never>()
    let shared: Publishers.Share<UpstreamPublisher<Int, Never>> = upstream.share()
    var count = 0
    let subscriptions = [shared.sink { _ in count += 1 }, shared.sink { _ in count += 1 }]
    #expect(upstream.requests == [.unlimited])
    upstream.send(1)
    #expect(count == 2)
    subscriptions[0].cancel()
    #expect(upstream.cancelCount == 0)
    subscriptions[1].cancel()
    #expect(upstream.cancelCount == 1)
  }

  @Test("prefix and drop until another publisher sends")
  func untilOutput() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let before = RecordingSubscriber<Int, Never>(.unlimited)
    let after = RecordingSubscriber<Int, Never>(.unlimited)
    values.prefix(untilOutputFrom: signal).subscribe(before)
    values.drop(untilOutputFrom: signal).subscribe(after)
    values.send(1)
    signal.send()
    values.send(2)
    #expect(before.values == [1])
    #expect(before.completions == [.finished])
    #expect(after.values == [2])
  }
}
