import Combine
import FlowIssueReporting
import FlowStore
import Foundation
import Testing

private struct Pair: Equatable {
  var number = 0
  var optional: Int?
}

private enum PairAction: Equatable {
  case number(Int)
  case optional(Int?)
  case countDown(Int)
  case listen
}

private let pairReducer = Reducer<Pair, PairAction, AnyPublisher<Int, Never>> { state, action, numbers in
  switch action {
  case .number(let value):
    state.number = value
    return .none
  case .optional(let value):
    state.optional = value
    return .none
  case .countDown(let value):
    state.number += 1
    return value > 0 ? Effect(value: .countDown(value - 1)) : .none
  case .listen:
    return numbers.map(PairAction.number).eraseToEffect()
  }
}

@Suite("A store")
struct StoreTests {
  private let numbers = PassthroughSubject<Int, Never>()

  private func makeStore() -> Store<Pair, PairAction> {
    Store(initialState: Pair(), reducer: pairReducer, environment: numbers.eraseToAnyPublisher())
  }

  @Test("processes one action at a time, even if many follow synchronously")
  func queue() {
    let store = makeStore()
    store.send(.countDown(100_000))
    #expect(store.currentState.number == 100_001)
  }

  @Test("queues actions that are sent while another is processed")
  func reentrant() {
    let store = makeStore()
    var seen: [Int] = []
    let subscription = ViewStore(store).publisher.number.sink { value in
      seen.append(value)
      if value == 1 { store.send(.number(2)) }
    }
    store.send(.number(1))
    #expect(seen == [0, 1, 2])
    subscription.cancel()
  }

  @Test("runs effects until they end, or it is released")
  func effects() {
    var store: Store? = makeStore()
    weak let weakStore = store
    store?.send(.listen)
    numbers.send(3)
    #expect(store?.currentState.number == 3)
    #expect(store?.effects.count == 1)
    numbers.send(completion: .finished)
    #expect(store?.effects.isEmpty == true)
    store?.send(.listen)
    store = nil
    #expect(weakStore == nil)
  }

  @Test("has stores of its parts, which observe it and send to it")
  func scopes() {
    let store = makeStore()
    let first = store.scope(state: \.number, action: PairAction.number)
    let text = first.scope(state: { "<\($0)>" })
    let viewStore = ViewStore(text)
    store.send(.number(1))
    #expect(viewStore.state == "<1>")
    viewStore.send(2)
    #expect(viewStore.state == "<2>")
    #expect(store.currentState.number == 2)
    ViewStore(store.stateless).send(.number(3))
    #expect(ViewStore(store.actionless).number == 3)
  }

  @Test("calls closures each time an optional state becomes nil or non-nil, and not in between")
  func ifLet() {
    let store = makeStore()
    var events: [String] = []
    var part: Store<Int, PairAction>?
    let subscription = store.scope(state: \.optional).ifLet(
      then: {
        events.append("come")
        part = $0
      },
      else: { events.append("gone") })
    store.send(.optional(1))
    store.send(.optional(2))
    #expect(part?.currentState == 2)
    store.send(.optional(nil))
    #expect(part?.currentState == 2)
    store.send(.optional(3))
    #expect(events == ["gone", "come", "gone", "come"])
    subscription.cancel()
  }

  @Test("publishes a store for each value of a publisher of its states")
  func publisherScope() {
    let store = makeStore()
    var stores: [Store<Bool, PairAction>] = []
    let subscription =
      store
      .publisherScope { $0.map { $0.optional != nil }.removeDuplicates() }
      .sink { stores.append($0) }
    store.send(.optional(1))
    store.send(.optional(2))
    #expect(stores.map(\.currentState) == [true, true])
    store.send(.optional(nil))
    #expect(stores.count == 3)
    subscription.cancel()
  }

  #if DEBUG
    @Test("of the main thread reports an action on another one, once")
    @MainActor
    func otherThread() async {
      let line: UInt = #line + 1
      let store = Store(initialState: Pair(), reducer: pairReducer, environment: numbers.eraseToAnyPublisher())
      nonisolated(unsafe) let elsewhere = store.scope(state: \.number, action: PairAction.number)
      let issues = await IssueReporter.collecting {
        elsewhere.send(1)
        await Task { @concurrent in
          elsewhere.send(2)
          elsewhere.send(2)
        }.value
        elsewhere.send(3)
      }.reported
      #expect(
        issues.map(\.message) == [
          """
          PairAction.number was sent on another thread than the main one, on which its store was made. Bring the effect \
          that sends it back with `receive(on:)`, or send it on the main actor.
          """
        ])
      #expect(issues.map(\.location.line) == [line])
    }

    @Test("of another thread is not checked: a test may continue on another thread after an await")
    func noThread() async {
      let store = await Task.detached {
        UncheckedBox(
          value: Store(initialState: Pair(), reducer: pairReducer, environment: Empty().eraseToAnyPublisher()))
      }.value.value
      let issues = IssueReporter.collecting { store.send(.number(1)) }.reported
      #expect(issues.isEmpty)
      #expect(store.currentState.number == 1)
    }
  #endif
}

/// Passes a store between threads, which do not use it at the same time.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}
