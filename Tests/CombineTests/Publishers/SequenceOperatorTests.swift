import Combine
import Testing

@Suite("Operators of sequences")
struct SequenceOperatorTests {
  /// What a publisher sends.
  private func values<P: Publisher>(of publisher: P) -> [P.Output] where P.Failure == Never {
    var values: [P.Output] = []
    _ = publisher.sink { values.append($0) }
    return values
  }

  let numbers = (1...6).publisher.eraseToAnyPublisher()

  @Test("values are mapped, filtered, and taken from either end")
  func selection() {
    #expect(values(of: numbers.map { $0 * 2 }.filter { $0 > 6 }) == [8, 10, 12])
    #expect(values(of: numbers.compactMap { $0 % 2 == 0 ? "\($0)" : nil }) == ["2", "4", "6"])
    #expect(values(of: numbers.prefix(2)) == [1, 2])
    #expect(values(of: numbers.dropFirst(4)) == [5, 6])
    #expect(values(of: numbers.prefix { $0 < 3 }) == [1, 2])
    #expect(values(of: numbers.drop { $0 < 5 }) == [5, 6])
    #expect(values(of: numbers.first { $0 > 2 }) == [3])
    #expect(values(of: numbers.last { $0 < 3 }) == [2])
    #expect(values(of: numbers.output(in: 1...2)) == [2, 3])
    #expect(values(of: numbers.output(at: 3)) == [4])
  }

  @Test("values are collected and reduced")
  func reduction() {
    #expect(values(of: numbers.collect()) == [[1, 2, 3, 4, 5, 6]])
    #expect(values(of: numbers.collect(4)) == [[1, 2, 3, 4], [5, 6]])
    #expect(values(of: numbers.reduce(0, +)) == [21])
    #expect(values(of: numbers.scan(0, +)) == [1, 3, 6, 10, 15, 21])
    #expect(values(of: numbers.count()) == [6])
    #expect(values(of: numbers.max()) == [6])
    #expect(values(of: numbers.min(by: >)) == [6])
    #expect(values(of: numbers.contains(3)) == [true])
    #expect(values(of: numbers.allSatisfy { $0 < 3 }) == [false])
    #expect(values(of: numbers.ignoreOutput()).isEmpty)
    #expect(values(of: Empty<Int, Never>().replaceEmpty(with: 7)) == [7])
    #expect(values(of: [1, nil].publisher.replaceNil(with: 0)) == [1, 0])
  }

  @Test("repetitions are removed")
  func removeDuplicates() {
    #expect(values(of: [1, 1, 2, 2, 1].publisher.eraseToAnyPublisher().removeDuplicates()) == [1, 2, 1])
  }

  @Test("a key path, or several, select parts of values")
  func keyPaths() {
    let pairs = [(1, "a"), (2, "b")].publisher
    #expect(values(of: pairs.map(\.0)) == [1, 2])
    #expect(values(of: pairs.map(\.1, \.0)).map { "\($0)\($1)" } == ["a1", "b2"])
  }

  @Test("handleEvents sees everything in its order")
  func handleEvents() {
    var events: [String] = []
    let subscription = [1].publisher.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("\($0)") },
      receiveCompletion: { _ in events.append("completion") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { _ in events.append("request") }
    ).sink { _ in }
    #expect(events == ["subscription", "request", "1", "completion"])
    subscription.cancel()
  }

  @Test("a buffer keeps what there is no demand for")
  func buffer() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = RecordingSubscriber<Int, Never>()
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
    for value in 1...3 { subject.send(value) }
    subscriber.request(.unlimited)
    #expect(subscriber.values == [2, 3])
  }

  @Test("a record sends its values and its completion")
  func record() {
    let record = Record<Int, TestError>(output: [1, 2], completion: .failure(.broken))
    let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)
    record.subscribe(subscriber)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.completions == [.failure(.broken)])
  }

  @Test("print writes every event to a stream")
  func print() {
    final class Log: TextOutputStream {
      var text = ""

      func write(_ string: String) { text += string }
    }
    let log = Log()
    _ = [1].publisher.merge(with: [2].publisher).print("numbers", to: log).sink { _ in }
    #expect(
      log.text == """
        numbers: receive subscription: (Merge)
        numbers: request unlimited
        numbers: receive value: (1)
        numbers: receive value: (2)
        numbers: receive finished

        """
    )
  }

  @Test("assign sets a property of an object")
  func assign() {
    final class Target {
      var value = 0
    }
    let target = Target()
    let subscription = numbers.assign(to: \.value, on: target)
    #expect(target.value == 6)
    subscription.cancel()
  }

  @Test("subscriptions are kept in collections and cancelled with them")
  func store() {
    let subject = PassthroughSubject<Int, Never>()
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    var count = 0
    subject.sink { _ in count += 1 }.store(in: &set)
    subject.sink { _ in count += 1 }.store(in: &array)
    subject.send(1)
    set = []
    array = []
    subject.send(2)
    #expect(count == 2)
  }
}
