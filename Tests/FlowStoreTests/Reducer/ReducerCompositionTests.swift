import FlowIssueReporting
import FlowStore
import Foundation
import Testing

private struct App: Equatable {
  var counter = 0
  var profile: Int?
  var list: [Int] = [10, 20]
  var rows: IdentifiedArray<String, Row> = IdentifiedArray([Row(id: "a", count: 1), Row(id: "b", count: 2)], id: \.id)
  var byName = ["x": 1]
  var screen = Screen.first(0)

  struct Row: Equatable, Identifiable {
    let id: String
    var count: Int
  }

  enum Screen: Equatable {
    case first(Int)
    case second(String)
  }
}

private enum AppAction: Equatable {
  case counter(CounterAction)
  case profile(CounterAction)
  case list(Int, CounterAction)
  case rows(id: String, action: CounterAction)
  case byName(String, CounterAction)
  case screen(CounterAction)
}

private enum CounterAction: Equatable { case add, addLater }

private let counter = Reducer<Int, CounterAction, Int> { state, action, step in
  switch action {
  case .add:
    state += step
    return .none
  case .addLater:
    return Effect(value: .add)
  }
}

private let row = Reducer<App.Row, CounterAction, Int> { state, action, step in
  counter.run(&state.count, action, step)
}

private let app = Reducer<App, AppAction, Void>.combine(
  counter.pullback(state: \.counter, action: /AppAction.counter, environment: { 1 }),
  counter.optional().pullback(state: \.profile, action: /AppAction.profile, environment: { 2 }),
  counter.forEach(state: \.list, action: /AppAction.list, environment: { 3 }),
  row.forEach(state: \.rows, action: /AppAction.rows(id:action:), environment: { 4 }),
  counter.forEach(state: \.byName, action: /AppAction.byName, environment: { 5 }),
  counter.pullback(state: /App.Screen.first, action: .self, environment: { 6 })
    .pullback(state: \.screen, action: /AppAction.screen, environment: {})
)

@Suite("Composed reducers")
struct ReducerCompositionTests {
  private func store(_ state: App = App()) -> TestStore<App, App, AppAction, AppAction, Void> {
    TestStore(initialState: state, reducer: app, environment: ())
  }

  @Test("run on their part of the state, and receive the actions of their effects")
  func parts() {
    var state = App()
    state.profile = 0
    store(state).assert(
      .send(.counter(.add)) { $0.counter = 1 },
      .send(.counter(.addLater)),
      .receive(.counter(.add)) { $0.counter = 2 },
      .send(.profile(.addLater)),
      .receive(.profile(.add)) { $0.profile = 2 },
      .send(.list(1, .add)) { $0.list[1] = 23 },
      .send(.rows(id: "b", action: .addLater)),
      .receive(.rows(id: "b", action: .add)) { $0.rows[id: "b"]?.count = 6 },
      .send(.byName("x", .add)) { $0.byName["x"] = 6 },
      .send(.screen(.add)) { $0.screen = .first(6) }
    )
  }

  @Test("report a missing part")
  func missingParts() {
    var state = App()
    state.screen = .second("")
    let issues = IssueReporter.collecting {
      store(state).assert(
        .send(.profile(.add)),
        .send(.list(7, .add)),
        .send(.rows(id: "z", action: .add)),
        .send(.byName("y", .add)),
        .send(.screen(.add))
      )
    }.reported
    let advice = """
      Cancel the effect or stop the view that sends it when the state goes away, and combine this reducer before the \
      one that takes the state away.
      """
    #expect(
      issues.map(\.message) == [
        "An optional reducer received CounterAction.add while its state was nil. \(advice)",
        "A reducer for each element received CounterAction.add while there was no element at position 7. \(advice)",
        "A reducer for each element received CounterAction.add while there was no element with the identifier \"z\". "
          + advice,
        "A reducer for each element received CounterAction.add while there was no element with the key \"y\". \(advice)",
        "A reducer of a case of the state received CounterAction.add while the state was of another case. \(advice)",
      ])
    #expect(issues.allSatisfy { "\($0.location.filePath)" == #filePath })
  }

  @Test("a reducer with signposts does the same")
  func signposts() {
    let store = TestStore(initialState: 0, reducer: counter.signpost("counter"), environment: 2)
    store.assert(.send(.addLater), .receive(.add) { $0 = 2 })
  }

  @Test("a reducer prints its actions and changes")
  func debug() {
    var printed: [String] = []
    let printing = counter.debug("[counter]", environment: { _ in DebugEnvironment { printed.append($0) } })
    var state = 1
    _ = printing.run(&state, .add, 2)
    _ = printing.run(&state, .addLater, 2)
    #expect(
      printed == [
        "[counter]: received action:\n  CounterAction.add\n− 1\n+ 3\n",
        "[counter]: received action:\n  CounterAction.addLater\n  (No state changes)\n",
      ])
  }
}
