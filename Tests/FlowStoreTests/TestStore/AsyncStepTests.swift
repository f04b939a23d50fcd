import FlowIssueReporting
import FlowStore
import Foundation
import Testing

/// A search with asynchronous effects.
private struct Search: Equatable {
  var query = ""
  var results: [String] = []
  var ticks = 0

  enum Action: Equatable {
    case queryChanged(String)
    case response([String])
    case startTimer
    case stopTimer
    case tick
    case loadForEver
    case fail
  }

  struct Environment: Sendable {
    var clock: any Clock<Duration> = ImmediateClock()
    var search: @Sendable (String) async throws -> [String] = { ["\($0) pot"] }
  }

  enum TaskID: Hashable { case search, timer }

  static let reducer = Reducer<Search, Action, Environment> { state, action, environment in
    switch action {
    case .queryChanged(let query):
      state.query = query
      return .run { send in
        try await environment.clock.sleep(for: .milliseconds(300))
        await send(.response(try await environment.search(query)))
      }
      .cancellable(id: TaskID.search, cancelInFlight: true)
    case .response(let results):
      state.results = results
      return .none
    case .startTimer:
      return .run { send in
        while true {
          try await environment.clock.sleep(for: .seconds(1))
          await send(.tick)
        }
      }
      .cancellable(id: TaskID.timer)
    case .stopTimer:
      return .cancel(id: TaskID.timer)
    case .tick:
      state.ticks += 1
      return .none
    case .loadForEver:
      return .fireAndForget { try await Task.sleep(for: .seconds(3_600)) }
    case .fail:
      return .run { _ in throw URLError(.badURL) }
    }
  }

  static func store(
    _ environment: Environment = Environment()
  ) -> TestStore<Search, Search, Action, Action, Environment> {
    TestStore(initialState: Search(), reducer: reducer, environment: environment)
  }
}

@Suite("Asynchronous steps")
struct AsyncStepTests {
  @Test("an effect's work has run as far as it can after each step, in every test framework")
  func deterministic() async {
    let clock = TestClock()
    let store = Search.store(.init(clock: clock))
    await store.send(.queryChanged("tea")) { $0.query = "tea" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("teas")) { $0.query = "teas" }
    await clock.advance(by: .milliseconds(299))
    await store.send(.startTimer)
    await clock.advance(by: .milliseconds(1))
    await store.receive(.response(["teas pot"])) { $0.results = ["teas pot"] }
    await clock.advance(by: .seconds(2))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.receive(.tick) { $0.ticks = 2 }
    await store.send(.stopTimer)
    await store.finish()
    // Not the answer for "tea", whose effect was cancelled.
    #expect(store.state == Search(query: "teas", results: ["teas pot"], ticks: 2))
  }

  @Test("also on the main actor", arguments: 0..<20)
  @MainActor
  func onTheMainActor(run: Int) async {
    let clock = TestClock()
    let store = Search.store(.init(clock: clock))
    await store.send(.startTimer)
    await clock.advance(by: .seconds(100))
    for tick in 1...100 { await store.receive(.tick) { $0.ticks = tick } }
    await store.send(.stopTimer)
    await store.finish()
    #expect(store.state.ticks == 100)
  }

  @Test("and in a synchronous test")
  func synchronous() {
    let clock = TestClock()
    let store = Search.store(.init(clock: clock))
    store.assert(
      .send(.startTimer),
      .do { clock.advance(by: .seconds(1)) },
      .receive(.tick) { $0.ticks = 1 },
      .send(.stopTimer)
    )
    #expect(store.state.ticks == 1)
  }

  @Test("an effect that waits for an external event is awaited")
  func outside() async {
    let store = Search.store(
      .init(search: { query in
        try await Task.sleep(for: .milliseconds(20))
        return await MainActor.run { ["from \(query)"] }
      }))
    // Other tests on the main actor may delay this one.
    store.timeout = .seconds(300)
    await store.send(.queryChanged("afar")) { $0.query = "afar" }
    await store.receive(.response(["from afar"])) { $0.results = ["from afar"] }
    await store.finish()
    #expect(store.state == Search(query: "afar", results: ["from afar"]))
  }

  @Test("a condition or a case is enough for a received action")
  func conditionsAndCases() async {
    let store = Search.store()
    await store.send(.queryChanged("a")) { $0.query = "a" }
    await store.receive({ if case .response = $0 { true } else { false } }) { $0.results = ["a pot"] }
    await store.send(.queryChanged("b")) { $0.query = "b" }
    await store.receive(/Search.Action.response) { $0.results = ["b pot"] }
    await store.send(.queryChanged("c")) { $0.query = "c" }
    await store.receive(/Search.Action.response, ["c pot"]) { $0.results = ["c pot"] }
    await store.finish()
    #expect(store.state == Search(query: "c", results: ["c pot"]))
  }

  @Test("a received action that does not meet the condition")
  func unmetCondition() async throws {
    let store = Search.store()
    let issues = await IssueReporter.collecting {
      await store.send(.queryChanged("a")) { $0.query = "a" }
      await store.receive(/Search.Action.tick)
    }.reported
    #expect(
      issues.map(\.message) == [
        """
        Expected to receive an action of the expected case, and received another action:

            Action.response(
              [
                "a pot",
              ]
            )

        Put the steps in the order in which the actions are received, or correct the expected action.
        """
      ])
  }

  @Test("an action that cannot arrive is not awaited")
  func nothingRuns() async {
    let store = Search.store()
    let clock = ContinuousClock()
    let duration = await clock.measure {
      let issues = await IssueReporter.collecting { await store.receive(.tick, timeout: .seconds(60)) }.reported
      #expect(issues.count == 1)
    }
    #expect(duration < .seconds(10))
  }

  @Test("a wait ends at its timeout")
  func timeout() async {
    let store = Search.store()
    await store.send(.loadForEver)
    let issues = await IssueReporter.collecting {
      await store.receive(.tick, timeout: .milliseconds(20))
      await store.finish(timeout: .milliseconds(20))
    }.reported
    #expect(
      issues.map(\.message) == [
        """
        Expected to receive Action.tick, and no action was received. Bring about what its effect waits for before this \
        step: advance the scheduler or the clock, or let more time pass.
        """,
        """
        An effect that Action.loadForEver started is still running at the end of the test. Let it end: advance the \
        scheduler or the clock that it waits for, or, if it lives long, send the action that cancels it.
        """,
      ])
    await store.skipInFlightEffects()
  }

  @Test("the effects of an action can be awaited or cancelled")
  func tasks() async {
    let clock = TestClock()
    let store = Search.store(.init(clock: clock))
    let timer = await store.send(.startTimer)
    #expect(!timer.isFinished)
    let issues = await IssueReporter.collecting { await timer.finish(timeout: .milliseconds(10)) }.reported
    #expect(
      issues.map(\.message) == [
        """
        The effects of Action.startTimer did not end in time. Advance the scheduler or the clock that they wait for, \
        cancel the task, or give it a longer timeout.
        """
      ])
    await timer.cancel()
    #expect(timer.isFinished)
    await timer.finish()
    await clock.advance(by: .seconds(10))
    await store.finish()
  }

  @Test("an unhandled error is reported at the source location of the effect")
  func unhandledError() async throws {
    let store = Search.store()
    let issues = await IssueReporter.collecting {
      await store.send(.fail)
      await store.finish()
    }.reported
    #expect(issues.count == 1)
    #expect(issues.first?.message.hasPrefix("The work of an effect threw ") == true)
    #expect("\(try #require(issues.first).location.filePath)" == #filePath)
  }

  @Test("effects of concurrent stores do not cancel each other")
  func sideBySide() async {
    let clock = TestClock()
    let first = Search.store(.init(clock: clock))
    let second = Search.store(.init(clock: clock))
    await first.send(.startTimer)
    await second.send(.startTimer)
    await first.send(.stopTimer)
    await clock.advance(by: .seconds(1))
    await second.receive(.tick) { $0.ticks = 1 }
    await second.send(.stopTimer)
    await first.finish()
    await second.finish()
    #expect(first.state.ticks == 0)
    #expect(second.state.ticks == 1)
  }
}
