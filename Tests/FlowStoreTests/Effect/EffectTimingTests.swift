import Combine
import FlowStore
import Foundation
import Testing

@Suite("The timing of an effect")
struct EffectTimingTests {
  private struct ID: Hashable { let test = UUID() }

  private let scheduler = DispatchQueue.test

  @Test("starts after a pause in other effects")
  func debounce() {
    let id = ID()
    var values: [Int] = []
    var subscriptions: [AnyCancellable] = []
    func send(_ value: Int) {
      Effect<Int, Never>(value: value).debounce(id: id, for: 1, scheduler: scheduler)
        .sink { values.append($0) }
        .store(in: &subscriptions)
    }
    send(1)
    scheduler.advance(by: 0.9)
    send(2)
    scheduler.advance(by: 0.9)
    #expect(values == [])
    scheduler.advance(by: 0.1)
    #expect(values == [2])
    scheduler.run()
    #expect(values == [2])
  }

  @Test("sends one value per interval: the first pending one, or the last", arguments: [false, true])
  func throttle(latest: Bool) {
    let id = ID()
    var values: [Int] = []
    var subscriptions: [AnyCancellable] = []
    func send(_ value: Int) {
      Effect<Int, Never>(value: value).throttle(id: id, for: 1, scheduler: scheduler, latest: latest)
        .sink { values.append($0) }
        .store(in: &subscriptions)
    }
    send(1)
    #expect(values == [1])
    for value in 2...4 {
      scheduler.advance(by: 0.25)
      send(value)
    }
    #expect(values == [1])
    scheduler.advance(by: 0.25)
    #expect(values == [1, latest ? 4 : 2])
    scheduler.advance(by: 1)
    send(5)
    #expect(values == [1, latest ? 4 : 2, 5])
  }

  @Test("sends the time at an interval until it is cancelled")
  func timer() {
    let id = ID()
    var count = 0
    let subscription = Effect<DispatchQueue.SchedulerTimeType, Never>
      .timer(id: id, every: 2, on: scheduler)
      .sink { _ in count += 1 }
    scheduler.advance(by: 7)
    #expect(count == 3)
    Effect<Int, Never>.cancel(id: id).sink { _ in }.cancel()
    scheduler.advance(by: 7)
    #expect(count == 3)
    subscription.cancel()
  }

  @Test("is throttled separately in each test store, even if one store follows another")
  func throttleInStores() {
    enum Action { case send, sent }
    let id = ID()
    for _ in 0..<100 {
      let scheduler = DispatchQueue.test
      let reducer = Reducer<Int, Action, Void> { _, action, _ in
        guard action == .send else { return .none }
        return Effect(value: .sent).throttle(id: id, for: 1, scheduler: scheduler, latest: true)
      }
      TestStore(initialState: 0, reducer: reducer, environment: ()).assert(.send(.send), .receive(.sent))
    }
  }
}
