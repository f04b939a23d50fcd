import FlowIssueReporting
import Foundation

/// A runtime for a reducer whose behavior a test must describe completely.
///
/// A test sends actions and describes, step by step, how the state changes and which actions the effects send back.
/// Omissions fail the test at the line of the step:
///
/// - a change of the state that a step does not describe, and a described change that does not happen;
/// - an action sent by an effect that no step receives before the next action is sent, before other work, or at the
///   end;
/// - an effect that is still running at the end.
///
/// ```swift
/// let store = TestStore(initialState: CounterState(), reducer: counterReducer, environment: ())
///
/// store.assert(
///   .send(.incrementButtonTapped) {
///     $0.count = 1
///   }
/// )
/// ```
///
/// Steps are also methods, which wait in asynchronous tests:
///
/// ```swift
/// await store.send(.searchButtonTapped) { $0.isSearching = true }
/// await clock.advance(by: .seconds(1))
/// await store.receive(.response(["tea"])) { $0.results = ["tea"] }
/// await store.finish()
/// ```
///
/// The closure of a step receives the previous state and changes it to the expected one.
public final class TestStore<State, LocalState, Action: Equatable, LocalAction, Environment> {
  let core: TestStoreCore<State, Action, Environment>
  let toLocalState: (State) -> LocalState
  let fromLocalAction: (LocalAction) -> Action

  init(
    core: TestStoreCore<State, Action, Environment>,
    toLocalState: @escaping (State) -> LocalState,
    fromLocalAction: @escaping (LocalAction) -> Action
  ) {
    self.core = core
    self.toLocalState = toLocalState
    self.fromLocalAction = fromLocalAction
  }

  /// The environment of the reducer. A test may change it between steps.
  public var environment: Environment {
    get { core.withLock { core.environment } }
    set { core.withLock { core.environment = newValue } }
  }

  /// The state after the last step.
  public var state: LocalState {
    core.usageCheck.complete()
    return core.withLock { toLocalState(core.assertedState) }
  }

  /// What a test must describe; by default, everything.
  public var exhaustivity: Exhaustivity {
    get { core.exhaustivity }
    set { core.exhaustivity = newValue }
  }

  /// The longest time that asynchronous steps wait for effects, in real time; by default ten seconds.
  ///
  /// The default is generous: tests on the main actor delay each other, and only a failing test waits this long.
  /// Waiting takes time only for effects that depend on something outside the test, not for test schedulers and clocks.
  public var timeout: Duration {
    get { core.timeout }
    set { core.timeout = newValue }
  }
}

extension TestStore where State == LocalState, Action == LocalAction {
  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The reducer to test.
  ///   - environment: The environment of the reducer.
  public convenience init(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      core: TestStoreCore(
        initialState: initialState,
        reducer: reducer,
        environment: environment,
        location: FlowSourceLocation(fileID: fileID, file: filePath, line: line, column: column)),
      toLocalState: { $0 },
      fromLocalAction: { $0 })
  }
}

extension TestStore {
  /// Returns a store that asserts on a part of the state, or on a view's representation of it.
  ///
  /// Both stores share the same runtime.
  ///
  /// - Parameters:
  ///   - toLocalState: Returns the part of the state that steps describe.
  ///   - fromLocalAction: Converts an action that steps send to an action of the reducer. Received actions are those of
  ///     the reducer.
  public func scope<S, A>(
    state toLocalState: @escaping (LocalState) -> S,
    action fromLocalAction: @escaping (A) -> LocalAction
  ) -> TestStore<State, S, Action, A, Environment> {
    TestStore<State, S, Action, A, Environment>(
      core: core,
      toLocalState: { toLocalState(self.toLocalState($0)) },
      fromLocalAction: { self.fromLocalAction(fromLocalAction($0)) })
  }

  /// Returns a store that asserts on a part of the state, or on a view's representation of it.
  ///
  /// - Parameter toLocalState: Returns the part of the state that steps describe.
  public func scope<S>(
    state toLocalState: @escaping (LocalState) -> S
  ) -> TestStore<State, S, Action, LocalAction, Environment> {
    scope(state: toLocalState, action: { $0 })
  }
}

/// What a test must describe.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything.
  case on

  /// Only what the test chooses to describe; if `showSkippedAssertions` is true, omissions are shown as warnings.
  ///
  /// To find the omissions, the closure of a step that passes and whose state changed runs twice.
  case off(showSkippedAssertions: Bool)

  /// Only what the test chooses to describe, without warnings.
  public static var off: Self { .off(showSkippedAssertions: false) }
}

extension FlowSourceLocation {
  /// Creates a location from the arguments of a call. If a helper passes on only its caller's `file` and `line`, the
  /// location still names the caller's file.
  init(fileID: StaticString, file filePath: StaticString, line: UInt, column: UInt) {
    let name = { (path: StaticString) in "\(path)".split(separator: "/").last }
    let isConsistent = name(fileID) == name(filePath)
    self.init(fileID: isConsistent ? fileID : filePath, filePath: filePath, line: line, column: column)
  }
}
