import Combine
import FlowStore
import Foundation
import Testing

@Suite("An effect")
struct EffectTests {
  private enum Broken: Error, Equatable { case one }

  /// The values and the completion of a publisher.
  private func events<P: Publisher>(_ publisher: P) -> [String] {
    var events: [String] = []
    publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: events.append("end")
        case .failure(let error): events.append("failure: \(error)")
        }
      },
      receiveValue: { events.append("\($0)") }
    ).cancel()
    return events
  }

  @Test("sends its values, and ends")
  func making() {
    #expect(events(Effect<Int, Never>(value: 1)) == ["1", "end"])
    #expect(events(Effect<Int, Never>.send(1)) == ["1", "end"])
    #expect(events(Effect<Int, Never>.none) == ["end"])
    #expect(events(Effect<Int, Broken>(error: .one)) == ["failure: one"])
    #expect(events(Just(1).eraseToEffect()) == ["1", "end"])
    #expect(events(Just(1).eraseToEffect { $0 + 1 }) == ["2", "end"])
    #expect(events(Effect<Int, Never>(value: 1).map { "<\($0)>" }) == ["<1>", "end"])
    #expect(events(Effect<Int, Never>.future { $0(.success(3)) }) == ["3", "end"])
    #expect(events(Effect<Int, Broken>.result { .failure(.one) }) == ["failure: one"])
    #expect(events(Effect<Int, any Error>.catching { throw Broken.one }) == ["failure: one"])
    #expect(events(Effect<Int, any Error>.catching { 4 }) == ["4", "end"])
  }

  @Test("runs its work on each subscription, and not before")
  func work() {
    var count = 0
    let effect = Effect<Int, Never>.fireAndForget { count += 1 }
    #expect(count == 0)
    #expect(events(effect) == ["end"])
    #expect(events(effect) == ["end"])
    #expect(count == 2)
  }

  @Test("becomes one that cannot fail")
  func catching() {
    #expect(events(Fail<Int, Broken>(error: .one).catchToEffect().map { $0 == .failure(.one) }) == ["true", "end"])
    #expect(events(Just(1).setFailureType(to: Broken.self).catchToEffect()) == ["success(1)", "end"])
    #expect(
      events(Fail<Int, Broken>(error: .one).catchToEffect { (try? $0.get()) ?? 0 }) == ["0", "end"])
    #expect(
      events(Fail<Int, Broken>(error: .one).fireAndForget(outputType: String.self, failureType: Never.self))
        == ["end"])
  }

  @Test("several run in sequence, or concurrently")
  func several() {
    let scheduler = DispatchQueue.test
    func later(_ value: Int, _ seconds: Int) -> Effect<Int, Never> {
      Effect(value: value).delay(for: .seconds(seconds), scheduler: scheduler).eraseToEffect()
    }
    var values: [Int] = []
    let concatenated = Effect.concatenate(later(1, 3), .none, later(2, 1), later(3, 2)).sink { values.append($0) }
    scheduler.advance(by: 3)
    #expect(values == [1])
    scheduler.advance(by: 1)
    #expect(values == [1, 2])
    scheduler.advance(by: 2)
    #expect(values == [1, 2, 3])
    values = []
    let merged = Effect.merge(later(1, 3), .none, later(2, 1), later(3, 2)).sink { values.append($0) }
    scheduler.advance(by: 3)
    #expect(values == [2, 3, 1])
    concatenated.cancel()
    merged.cancel()
  }

  @Test("of a closure sends until it completes, and stops its work when it ends or is cancelled")
  func running() {
    var stops = 0
    var send: Effect<Int, Never>.Subscriber?
    let effect = Effect<Int, Never>.run { subscriber in
      subscriber.send(0)
      send = subscriber
      return AnyCancellable { stops += 1 }
    }
    var values: [Int] = []
    let first = effect.sink { values.append($0) }
    send?.send(1)
    send?.send(completion: .finished)
    send?.send(2)
    #expect(values == [0, 1])
    #expect(stops == 1)
    let second = effect.sink { values.append($0) }
    second.cancel()
    send?.send(3)
    #expect(values == [0, 1, 0])
    #expect(stops == 2)
    first.cancel()
  }

  @Test("of asynchronous work ends with it, and converts its errors to values")
  func asynchronous() async {
    let effect = Effect<Int, Never>.task(
      operation: { throw Broken.one },
      catch: { $0 as? Broken == .one ? 1 : 2 })
    var values: [Int] = []
    for await value in effect.values { values.append(value) }
    #expect(values == [1])
    values = []
    let run = Effect<Int, Never>.run { send in
      await send(1)
      await send(2)
    }
    for await value in run.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).values { values.append(value) }
    #expect(values == [1, 2])
  }
}
