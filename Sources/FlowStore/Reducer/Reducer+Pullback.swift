import Combine
import FlowIssueReporting

extension Reducer {
  /// A reducer of a whole app that runs this one on a part of it.
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
  ///   - toLocalState: The way from the whole state to that of this reducer.
  ///   - toLocalAction: The case of the whole action that holds those of this reducer; others are ignored.
  ///   - toLocalEnvironment: What this reducer depends on, out of the whole.
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

  /// A reducer of a state with cases that runs this one on one of them.
  ///
  /// An action that arrives while the state is of another case is reported as a failure and ignored.
  ///
  /// - Parameters:
  ///   - toLocalState: The case of the state.
  ///   - toLocalAction: The case of the whole action that holds those of this reducer; others are ignored.
  ///   - toLocalEnvironment: What this reducer depends on, out of the whole.
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

  /// A reducer of an optional state that runs this one while there is a state.
  ///
  /// An action that arrives while there is none is reported as a failure where `optional()` was called, and ignored: an
  /// effect was not cancelled, a view still sends, or a reducer that takes the state away runs too early.
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

/// Changes the value of an optional in its place. The optional must not be nil.
private func withUnwrapped<Value, Result>(
  _ optional: inout Value?, _ body: (inout Value) -> Result
) -> Result {
  guard var value = optional else { preconditionFailure("The optional is nil.") }
  // Emptied first, so that the value has one owner and is not copied when it is changed.
  optional = nil
  defer { optional = value }
  return body(&value)
}

/// Reports an action that found no state.
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
