import Combine
import Testing

@Suite("Future")
struct FutureTests {
  @Test("the work is done once, at once, however many subscribe")
  func work() {
    var count = 0
    let future = Future<Int, Never> { promise in
      count += 1
      promise(.success(count))
    }
    #expect(count == 1)
    for _ in 0..<3 {
      let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
      future.subscribe(subscriber)
      #expect(subscriber.values == [1])
      #expect(subscriber.completions == [.finished])
    }
    #expect(count == 1)
  }

  @Test("subscribers receive the value in the order in which they subscribed")
  func waiting() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var received: [Int] = []
    let subscriptions = (0..<20).map { index in future.sink { received.append(index * $0) } }
    #expect(received.isEmpty)
    promise?(.success(2))
    promise?(.success(3))
    #expect(received == (0..<20).map { $0 * 2 })
    withExtendedLifetime(subscriptions) {}
  }

  @Test("the value waits for demand, a failure does not")
  func demand() {
    let success = RecordingSubscriber<Int, TestError>()
    Future<Int, TestError> { $0(.success(1)) }.subscribe(success)
    #expect(success.values.isEmpty)
    #expect(success.completions.isEmpty)
    success.request(.max(1))
    #expect(success.values == [1])
    #expect(success.completions == [.finished])
    let failure = RecordingSubscriber<Int, TestError>()
    Future<Int, TestError> { $0(.failure(.broken)) }.subscribe(failure)
    #expect(failure.completions == [.failure(.broken)])
  }

  @Test("a value that comes before its demand is sent once")
  func lateDemand() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let subscriber = RecordingSubscriber<Int, Never>()
    future.subscribe(subscriber)
    promise?(.success(1))
    #expect(subscriber.values.isEmpty)
    subscriber.request(.unlimited)
    subscriber.request(.unlimited)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions == [.finished])
  }

  @Test("a cancelled subscriber receives nothing")
  func cancellation() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let subscriber = RecordingSubscriber<Int, Never>(.unlimited)
    future.subscribe(subscriber)
    subscriber.cancel()
    promise?(.success(1))
    #expect(subscriber.values.isEmpty)
    #expect(subscriber.completions.isEmpty)
  }

  @Test("the value can be awaited")
  func value() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    #expect(try await Future<Int, TestError> { $0(.success(2)) }.value == 2)
    await #expect(throws: TestError.broken) { try await Future<Int, TestError> { $0(.failure(.broken)) }.value }
  }
}
