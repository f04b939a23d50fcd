import Combine

/// The logic of a feature: how its state changes with an action, and which effects follow.
///
/// ```swift
/// let counter = Reducer<CounterState, CounterAction, Void> { state, action, _ in
///   switch action {
///   case .decrementButtonTapped: state.count -= 1
///   case .incrementButtonTapped: state.count += 1
///   }
///   return .none
/// }
/// ```
public struct Reducer<State, Action, Environment> {
  private let reduce: (inout State, Action, Environment) -> Effect<Action, Never>

  /// Creates a reducer.
  ///
  /// - Parameter reducer: Changes the state and returns the effects that follow. It is given what the feature depends on.
  public init(_ reducer: @escaping (inout State, Action, Environment) -> Effect<Action, Never>) {
    reduce = reducer
  }

  /// A reducer that changes nothing.
  public static var empty: Reducer {
    Reducer { _, _, _ in .none }
  }

  /// Changes a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: What happened.
  ///   - environment: What the feature depends on.
  /// - Returns: The effects that follow.
  public func run(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action, Never> {
    reduce(&state, action, environment)
  }

  /// Changes a state.
  public func callAsFunction(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action, Never> {
    reduce(&state, action, environment)
  }
}

// @unchecked: the logic of a feature is a function of what it is given. A store calls it on one thread at a time.
extension Reducer: @unchecked Sendable {}

// MARK: - Combining

extension Reducer {
  /// A reducer that runs several reducers on the same state, one after the other, and merges their effects.
  ///
  /// - Parameter reducers: The reducers, in the order in which they run. One that works on optional state belongs before
  ///   the one that takes that state away.
  public static func combine(_ reducers: Reducer...) -> Reducer {
    combine(reducers)
  }

  /// A reducer that runs several reducers on the same state, one after the other, and merges their effects.
  ///
  /// - Parameter reducers: The reducers, in the order in which they run.
  public static func combine(_ reducers: [Reducer]) -> Reducer {
    Reducer { state, action, environment in
      var effects: [Effect<Action, Never>] = []
      for reducer in reducers {
        let effect = reducer.reduce(&state, action, environment)
        if !effect.isNone { effects.append(effect) }
      }
      return .merge(effects)
    }
  }

  /// A reducer that runs this one and then another one, and merges their effects.
  ///
  /// - Parameter other: The reducer that runs after this one.
  public func combined(with other: Reducer) -> Reducer {
    .combine(self, other)
  }
}
