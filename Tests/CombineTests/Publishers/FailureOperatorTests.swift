import Combine
import Testing

@Suite("Operators of failures")
struct FailureOperatorTests {
  @Test("retry subscribes again, as often as it may")
  func retry() {
    var attempts = 0
    let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)
    Deferred {
      attempts += 1
      return Fail<Int, TestError>(error: .broken)
    }.retry(2).subscribe(subscriber)
    #expect(attempts == 3)
    #expect(subscriber.completions == [.failure(.broken)])
  }

  @Test("retry goes on after a success")
  func retrySuccess() {
    var attempts = 0
    let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)
    Deferred { () -> AnyPublisher<Int, TestError> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .broken).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
    }.retry(5).subscribe(subscriber)
    #expect(subscriber.values == [3])
    #expect(subscriber.completions == [.finished])
  }

  @Test("catch and replaceError go on with something else")
  func recovery() {
    var values: [Int] = []
    let failing = [1].publisher.setFailureType(to: TestError.self).append(Fail(error: .broken))
    _ = failing.catch { _ in Just(2) }.sink { values.append($0) }
    _ = failing.replaceError(with: 3).sink { values.append($0) }
    #expect(values == [1, 2, 1, 3])
  }

  @Test("a throwing operator fails and cancels its upstream")
  func throwing() {
    let upstream = UpstreamPublisher<Int, TestError>()
    let subscriber = RecordingSubscriber<Int, any Error>(.unlimited)
    upstream.tryMap { if $0 == 2 { throw TestError.broken } else { return $0 } }.subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    #expect(subscriber.values == [1])
    #expect(subscriber.completions.count == 1)
    #expect(upstream.cancelCount == 1)
  }

  @Test("mapError changes the failure")
  func mapError() {
    struct Other: Error, Equatable {}
    let subscriber = RecordingSubscriber<Int, Other>(.unlimited)
    Fail<Int, TestError>(error: .broken).mapError { _ in Other() }.subscribe(subscriber)
    #expect(subscriber.completions == [.failure(Other())])
  }
}
