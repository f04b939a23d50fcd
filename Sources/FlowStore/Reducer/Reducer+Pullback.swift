import Combine
import FlowIssueReporting

extension Reducer {
  /// Returns a reducer of a larger feature that runs this one on a part of it.
  ///
  /// ```swift
  /// settingsReducer.pullback(
  ///   state: \AppState.settings,
  ///   action: /AppAction.settings,
  ///   environment: { SettingsEnvironment(files: $0.files) }
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - toLocalState: The key path to the state of this reducer.
  ///   - toLocalAction: The case with actions of this reducer; other actions are ignored.
  ///   - toLocalEnvironment: Returns the environment of this reducer.
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: WritableKeyPath<GlobalState, State>,
    action toLocalAction: CasePath<GlobalAction, Action>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    .init { globalState, globalAction, globalEnvironment in
      guard let localAction = toLocalAction.extract(from: globalAction) else { return .none }
      return run(&globalState[keyPath: toLocalState], localAction, toLocalEnvironment(globalEnvironment))
        .map(toLocalAction.embed)
    }
  }

  /// Returns a reducer of an enumeration that runs this one on one of its cases.
  ///
  /// An action that arrives while the state is of another case is reported as a failure and ignored.
  ///
  /// - Parameters:
  ///   - toLocalState: The case of the state.
  ///   - toLocalAction: The case with actions of this reducer; other actions are ignored.
  ///   - toLocalEnvironment: Returns the environment of this reducer.
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: CasePath<GlobalState, State>,
    action toLocalAction: CasePath<GlobalAction, Action>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    let place = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .init { globalState, globalAction, globalEnvironment in
      guard let localAction = toLocalAction.extract(from: globalAction) else { return .none }
      guard var localState = toLocalState.extract(from: globalState) else {
        reportMissingState(
          for: localAction, what: "A reducer of a case of the state", while: "the state was of another case", at: place)
        return .none
      }
      defer { globalState = toLocalState.embed(localState) }
      return run(&localState, localAction, toLocalEnvironment(globalEnvironment)).map(toLocalAction.embed)
    }
  }

  /// Returns a reducer of an optional state that runs this one if the state is not `nil`.
  ///
  /// An action that arrives while the state is `nil` is reported as a failure at the call of `optional()`, and ignored.
  /// Possible causes are an effect that was not cancelled, a view that still sends, or a reducer that sets the state to
  /// `nil` too early.
  public func optional(
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<State?, Action, Environment> {
    let place = FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return .init { state, action, environment in
      guard state != nil else {
        reportMissingState(for: action, what: "An optional reducer", while: "its state was nil", at: place)
        return .none
      }
      return withUnwrapped(&state) { run(&$0, action, environment) }
    }
  }
}

/// Changes the value of an optional in place. The optional must not be `nil`.
private func withUnwrapped<Value, Result>(
  _ optional: inout Value?, _ body: (inout Value) -> Result
) -> Result {
  guard var value = optional else { preconditionFailure("The optional is nil.") }
  // Clear the optional first, so that the value has a single owner and is not copied on mutation.
  optional = nil
  defer { optional = value }
  return body(&value)
}

/// Reports an action that arrived while the state was `nil`.
func reportMissingState<Action>(
  for action: Action, what: String, while condition: String, at place: FlowSourceLocation
) {
  IssueReporter.report(
    """
    \(what) received \(caseName(of: action)) while \(condition). Cancel the effect or stop the view that sends it when \
    the state goes away, and combine this reducer before the one that takes the state away.
    """,
    at: place)
}
