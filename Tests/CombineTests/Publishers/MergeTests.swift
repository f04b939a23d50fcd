import Combine
import Testing

@Suite("Merge")
struct MergeTests {
  @Test("values arrive in the order in which they are sent")
  func order() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    var values: [Int] = []
    let subscription = a.merge(with: b).sink { values.append($0) }
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(values == [0, 1, 2, 3])
    subscription.cancel()
    a.send(4)
    #expect(values == [0, 1, 2, 3])
  }

  @Test("publishers that send at once are merged in the order in which they are given")
  func synchronousUpstreams() {
    let merged = Just(1).merge(with: [2, 3].publisher, Just(4), Empty<Int, Never>(), Just(5))
    let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
    merged.subscribe(subscriber)
    #expect(subscriber.values == [1, 2, 3, 4, 5])
    #expect(subscriber.completions == [.finished])
  }

  @Test("finishes when all upstreams have finished")
  func finish() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
    a.merge(with: b).subscribe(subscriber)
    a.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    b.send(1)
    b.send(completion: .finished)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions == [.finished])
  }

  @Test("fails with the first failure and cancels the others")
  func failure() {
    let (a, b) = (UpstreamPublisher<Int, TestError>(), UpstreamPublisher<Int, TestError>())
    let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)
    a.merge(with: b).subscribe(subscriber)
    a.send(completion: .failure(.broken))
    #expect(subscriber.completions == [.failure(.broken)])
    #expect(b.cancelCount == 1)
    b.send(1)
    b.send(completion: .finished)
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.completions.count == 1)
  }

  @Test("an upstream that has failed keeps the rest from being subscribed to")
  func earlyFailure() {
    let b = UpstreamPublisher<Int, TestError>()
    let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)
    Fail(error: TestError.broken).merge(with: b).subscribe(subscriber)
    #expect(subscriber.completions == [.failure(.broken)])
    #expect(b.requests.isEmpty)
  }

  @Test("unlimited demand is passed on")
  func unlimitedDemand() {
    let (a, b) = (UpstreamPublisher<Int, Never>(), UpstreamPublisher<Int, Never>())
    let subscriber = RecordingSubscriber<Int, Never>()
    a.merge(with: b).subscribe(subscriber)
    #expect(a.requests == [.max(1)])
    subscriber.request(.unlimited)
    #expect(a.requests == [.max(1), .unlimited])
    #expect(b.requests == [.max(1), .unlimited])
  }

  @Test("a value without demand waits, and its upstream with it")
  func limitedDemand() {
    let (a, b) = (UpstreamPublisher<Int, Never>(), UpstreamPublisher<Int, Never>())
    let subscriber = RecordingSubscriber<Int, Never>(.max(1))
    a.merge(with: b).subscribe(subscriber)
    a.send(1)
    #expect(subscriber.values == [1])
    #expect(a.requests == [.max(1), .max(1)])
    b.send(2)
    a.send(3)
    #expect(subscriber.values == [1])
    #expect(b.requests == [.max(1)])
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2])
    subscriber.request(.max(2))
    #expect(subscriber.values == [1, 2, 3])
    #expect(a.requests == [.max(1), .max(1), .max(1)])
    #expect(b.requests == [.max(1), .max(1)])
  }

  @Test("with demand for one value after the other, the upstreams take turns")
  func turns() {
    let subscriber = RecordingSubscriber<Int, Never>(.max(1))
    [1, 2, 3].publisher.merge(with: [4, 5, 6].publisher).subscribe(subscriber)
    for _ in 1...5 { subscriber.request(.max(1)) }
    #expect(subscriber.values == [1, 2, 4, 3, 5, 6])
    #expect(subscriber.completions == [.finished])
  }

  @Test("waiting values are sent before the completion")
  func completionAfterWaitingValues() {
    let subscriber = RecordingSubscriber<Int, Never>(.max(1))
    [1, 2].publisher.merge(with: [3].publisher).subscribe(subscriber)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2, 3])
    #expect(subscriber.completions == [.finished])
  }

  @Test("a subscriber may ask for more while it receives a value")
  func demandOnValue() {
    let subscriber = RecordingSubscriber<Int, Never>(.max(1)) { $0 == 2 ? .none : .max(1) }
    [1, 2, 3].publisher.merge(with: [4, 5].publisher).subscribe(subscriber)
    #expect(subscriber.values == [1, 2])
    subscriber.request(.unlimited)
    #expect(Set(subscriber.values) == [1, 2, 3, 4, 5])
    #expect(subscriber.completions == [.finished])
  }

  @Test("cancelling cancels every upstream")
  func cancellation() {
    let (a, b) = (UpstreamPublisher<Int, Never>(), UpstreamPublisher<Int, Never>())
    let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
    a.merge(with: b).subscribe(subscriber)
    subscriber.cancel()
    #expect(a.cancelCount == 1)
    #expect(b.cancelCount == 1)
    a.send(1)
    #expect(subscriber.values.isEmpty)
  }

  @Test("merging can go on up to eight publishers")
  func chaining() {
    let one = Just(1).eraseToAnyPublisher()
    var values: [Int] = []
    _ = Just(0).merge(with: one).merge(with: Just(2)).merge(with: Just(3), Just(4)).merge(with: Just(5), one, one)
      .sink { values.append($0) }
    #expect(values == [0, 1, 2, 3, 4, 5, 1, 1])
    let eight = Publishers.Merge8(one, one, one, one, one, one, one, one)
    _ = eight.sink { values.append($0) }
    #expect(values.count == 16)
  }

  @Test("equal upstreams make equal merges")
  func equality() {
    #expect(Just(1).merge(with: [2].publisher) == Just(1).merge(with: [2].publisher))
    #expect(Just(1).merge(with: [2].publisher) != Just(1).merge(with: [3].publisher))
    #expect(Publishers.MergeMany(Just(1)) == Publishers.MergeMany([Just(1)]))
  }

  @Test("upstreams on many threads lose nothing, and the subscriber is called by one at a time")
  func threads() async {
    let upstreams = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
    Publishers.MergeMany(upstreams).subscribe(subscriber)
    // Each subject is used by one task alone; the merge is what is under test.
    nonisolated(unsafe) let shared = upstreams
    await withTaskGroup(of: Void.self) { group in
      for index in shared.indices {
        group.addTask {
          for value in 0..<200 { shared[index].send(value) }
          shared[index].send(completion: .finished)
        }
      }
    }
    #expect(subscriber.values.count == 1600)
    #expect(subscriber.completions == [.finished])
  }
}

@Suite("MergeMany")
struct MergeManyTests {
  @Test("any number of publishers can be given one by one or as a sequence")
  func upstreams() {
    var values: [Int] = []
    _ = Publishers.MergeMany(Just(1), Just(2), Just(3)).sink { values.append($0) }
    _ = Publishers.MergeMany((4...6).map { Just($0) }).merge(with: Just(7)).sink { values.append($0) }
    #expect(values == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("nothing to merge finishes at once")
  func empty() {
    let subscriber = RecordingSubscriber<Int, Never>()
    Publishers.MergeMany([Just<Int>]()).subscribe(subscriber)
    #expect(subscriber.completions == [.finished])
  }
}
