import FlowStore

// The rules of reducers and stores.

private struct Parts {
  var optional: Int?
  var list: [Int] = []
  var rows = IdentifiedArray<String, Identified<String, Int>>(id: \.id)
  var named: [String: Int] = [:]
  var screen = Screen.second

  enum Screen {
    case first(Int)
    case second
  }
}

private enum PartsAction {
  case part(CounterAction)
  case element(Int, CounterAction)
  case named(String, CounterAction)
}

/// Sends an action to a store whose parts are missing.
private func send(_ action: PartsAction, to reducer: () -> Reducer<Parts, PartsAction, Void>) {
  Store(initialState: Parts(), reducer: reducer(), environment: ()).send(action)
}

private let advice = """
  Cancel the effect or stop the view that sends it when the state goes away, and combine this reducer before the one \
  that takes the state away.
  """

extension BrokenRule {
  static let reducers = [
    BrokenRule(
      "missing optional",
      "An optional reducer received CounterAction.loaded while its state was nil. \(advice)"
    ) {
      send(.part(.loaded)) {
        counterReducer
          .optional()  // fails: missing optional
          .pullback(state: \.optional, action: /PartsAction.part, environment: {})
      }
    },
    BrokenRule(
      "missing position",
      "A reducer for each element received CounterAction.loaded while there was no element at position 7. \(advice)"
    ) {
      send(.element(7, .loaded)) {
        counterReducer.forEach(state: \.list, action: /PartsAction.element, environment: {})  // fails: missing position
      }
    },
    BrokenRule(
      "missing identifier",
      """
      A reducer for each element received CounterAction.loaded while there was no element with the identifier "x". \
      \(advice)
      """
    ) {
      let row = Reducer<Identified<String, Int>, CounterAction, Void> { counterReducer.run(&$0.value, $1, $2) }
      send(.named("x", .loaded)) {
        row.forEach(state: \.rows, action: /PartsAction.named, environment: {})  // fails: missing identifier
      }
    },
    BrokenRule(
      "missing key",
      """
      A reducer for each element received CounterAction.loaded while there was no element with the key "x". \(advice)
      """
    ) {
      send(.named("x", .loaded)) {
        counterReducer.forEach(state: \.named, action: /PartsAction.named, environment: {})  // fails: missing key
      }
    },
    BrokenRule(
      "missing case",
      "A reducer of a case of the state received CounterAction.loaded while the state was of another case. \(advice)"
    ) {
      send(.part(.loaded)) {
        counterReducer
          .pullback(state: /Parts.Screen.first, action: .self, environment: {})  // fails: missing case
          .pullback(state: \.screen, action: /PartsAction.part, environment: {})
      }
    },
    BrokenRule(
      "another thread",
      """
      CounterAction.loaded was sent on another thread than the main one, on which its store was made. Bring the effect \
      that sends it back with `receive(on:)`, or send it on the main actor.
      """
    ) {
      let store = Store(initialState: 0, reducer: counterReducer, environment: ())  // fails: another thread
      // Safe only here, because nothing else uses the store at the same time.
      nonisolated(unsafe) let elsewhere = store
      await Task.detached { elsewhere.send(.loaded) }.value
    },
  ]
}
