import Combine
import FlowStore

/// The actions of the feature below.
enum CounterAction: Equatable {
  case increment
  /// Sends an action with an effect, synchronously.
  indirect case later(CounterAction)
  case loaded
  /// Starts an effect that runs until it is stopped.
  case listen
  case stop
}

enum CounterError: Error {
  case broken
}

private struct ListenID: Hashable {}

/// A feature that can break every rule.
let counterReducer = Reducer<Int, CounterAction, Void> { state, action, _ in
  switch action {
  case .increment:
    state += 1
    return .none
  case .later(let action):
    return Effect(value: action)
  case .loaded:
    return .none
  case .listen:
    return Empty(completeImmediately: false).eraseToEffect().cancellable(id: ListenID())
  case .stop:
    return .cancel(id: ListenID())
  }
}

func counterStore() -> TestStore<Int, Int, CounterAction, CounterAction, Void> {
  TestStore(initialState: 0, reducer: counterReducer, environment: ())
}
