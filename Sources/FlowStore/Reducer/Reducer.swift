import Combine

/// The logic of a feature: the state changes and the effects of an action.
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
  /// - Parameter reducer: Changes the state and returns the effects. Its third argument is the environment of the
  ///   feature.
  public init(_ reducer: @escaping (inout State, Action, Environment) -> Effect<Action, Never>) {
    reduce = reducer
  }

  /// A reducer that changes nothing.
  public static var empty: Reducer {
    Reducer { _, _, _ in .none }
  }

  /// Runs the reducer on a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: The action.
  ///   - environment: The environment of the feature.
  /// - Returns: The effects.
  public func run(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action, Never> {
    reduce(&state, action, environment)
  }

  /// Runs the reducer on a state, like ``run(_:_:_:)``.
  ///
  /// - Returns: The effects.
  public func callAsFunction(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action, Never> {
    reduce(&state, action, environment)
  }
}

// @unchecked: the logic of a feature uses nothing but its arguments. A store calls it on one thread at a time.
extension Reducer: @unchecked Sendable {}

// MARK: - Combining

extension Reducer {
  /// Creates a reducer that runs several reducers on the same state in sequence, and merges their effects.
  ///
  /// - Parameter reducers: The reducers, in order. A reducer of optional state belongs before the one that sets the
  ///   state to `nil`.
  public static func combine(_ reducers: Reducer...) -> Reducer {
    combine(reducers)
  }

  /// Creates a reducer that runs several reducers on the same state in sequence, and merges their effects.
  ///
  /// - Parameter reducers: The reducers, in order.
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

  /// Returns a reducer that runs this one and then another one, and merges their effects.
  ///
  /// - Parameter other: The second reducer.
  public func combined(with other: Reducer) -> Reducer {
    .combine(self, other)
  }
}
