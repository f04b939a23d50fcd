import Combine
import Testing

@Suite("CombineLatest")
struct CombineLatestTests {
  @Test("sends nothing until every upstream has sent a value, and then the latest ones")
  func latest() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var values: [String] = []
    let subscription = a.combineLatest(b).sink { values.append("\($0)\($1)") }
    a.send(1)
    a.send(2)
    #expect(values.isEmpty)
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(values == ["2x", "3x", "3y"])
    subscription.cancel()
    a.send(4)
    #expect(values.count == 3)
  }

  @Test("three and four publishers combine, with and without a transformation")
  func arities() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let (c, d) = (Just(3), CurrentValueSubject<Int, Never>(4))
    var values: [Int] = []
    let subscriptions = [
      a.combineLatest(b, +).sink { values.append($0) },
      a.combineLatest(b, c) { $0 * 100 + $1 * 10 + $2 }.sink { values.append($0) },
      a.combineLatest(b, c, d) { $0 * 1000 + $1 * 100 + $2 * 10 + $3 }.sink { values.append($0) },
      a.combineLatest(b, c).sink { values.append($0.0 + $0.1 + $0.2) },
      a.combineLatest(b, c, d).sink { values.append($0.0 + $0.1 + $0.2 + $0.3) },
    ]
    #expect(values == [3, 123, 1234, 6, 10])
    d.send(5)
    #expect(values.suffix(2) == [1235, 11] || values.suffix(2) == [11, 1235])
    withExtendedLifetime(subscriptions) {}
  }

  @Test("optional values count as values")
  func optionals() {
    let (a, b) = (CurrentValueSubject<Int?, Never>(nil), CurrentValueSubject<Int?, Never>(nil))
    var values: [Bool] = []
    let subscription = a.combineLatest(b).sink { values.append($0 == nil && $1 == nil) }
    #expect(values == [true])
    subscription.cancel()
  }

  @Test("finishes when all upstreams have finished")
  func finish() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
    a.combineLatest(b, +).subscribe(subscriber)
    a.send(1)
    a.send(completion: .finished)
    b.send(1)
    b.send(2)
    #expect(subscriber.values == [2, 3])
    #expect(subscriber.completions.isEmpty)
    b.send(completion: .finished)
    #expect(subscriber.completions == [.finished])
  }

  @Test("fails with the first failure and cancels the others")
  func failure() {
    let (a, b) = (UpstreamPublisher<Int, TestError>(), UpstreamPublisher<Int, TestError>())
    let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)
    a.combineLatest(b, +).subscribe(subscriber)
    b.send(completion: .failure(.broken))
    #expect(subscriber.completions == [.failure(.broken)])
    #expect(a.cancelCount == 1)
    #expect(b.cancelCount == 0)
    a.send(1)
    #expect(subscriber.values.isEmpty)
  }

  @Test("demand is passed on to every upstream")
  func demand() {
    let (a, b) = (UpstreamPublisher<Int, Never>(), UpstreamPublisher<Int, Never>())
    let subscriber = RecordingSubscriber<Int, Never>(.max(2)) { $0 == 2 ? .max(3) : .none }
    a.combineLatest(b, +).subscribe(subscriber)
    #expect(a.requests == [.max(2)])
    #expect(b.requests == [.max(2)])
    a.send(1)
    #expect(b.send(1) == .none)
    #expect(a.requests == [.max(2), .max(3)])
    #expect(b.requests == [.max(2), .max(3)])
  }

  @Test("without demand, a value replaces the one before it")
  func backPressure() {
    let (a, b) = (UpstreamPublisher<Int, Never>(), UpstreamPublisher<Int, Never>())
    let subscriber = RecordingSubscriber<Int, Never>(.max(1))
    a.combineLatest(b, +).subscribe(subscriber)
    a.send(1)
    b.send(10)
    a.send(2)
    a.send(3)
    #expect(subscriber.values == [11])
    subscriber.request(.max(1))
    #expect(subscriber.values == [11])
    b.send(20)
    #expect(subscriber.values == [11, 23])
  }

  @Test("a subscriber may cause the next value while it receives one")
  func reentrancy() {
    let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    var values: [Int] = []
    let subscription = a.combineLatest(b, +).sink { value in
      values.append(value)
      if value < 3 { a.value += 1 }
    }
    #expect(values == [0, 1, 2, 3])
    subscription.cancel()
  }

  @Test("from many threads, the last value sent is made of the latest values")
  func threads() async {
    for _ in 0..<20 {
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
      a.combineLatest(b, +).subscribe(subscriber)
      // Each subject is used by one task alone; the combination is what is under test.
      nonisolated(unsafe) let shared = [a, b]
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<2 {
          group.addTask { for value in 1...100 { shared[index].send(value) } }
        }
      }
      #expect(subscriber.values.last == 200)
    }
  }

  @Test("equal upstreams make equal combinations")
  func equality() {
    #expect(Just(1).combineLatest(Just("a")) == Just(1).combineLatest(Just("a")))
    #expect(Just(1).combineLatest(Just("a"), Just(2)) != Just(1).combineLatest(Just("a"), Just(3)))
  }
}
