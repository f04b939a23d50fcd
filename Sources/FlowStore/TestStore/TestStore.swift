import FlowIssueReporting
import Foundation

/// A runtime for a reducer that a test must describe completely.
///
/// A test sends actions and says, step by step, how the state changes and which actions effects send back. Whatever it
/// leaves out fails the test, at the line of the step:
///
/// - a change of the state that a step does not describe, and a described one that does not happen;
/// - an action that an effect sent and no step received, before the next action is sent, before other work is done, and
///   at the end;
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
/// The closure of a step is given the state before the step and changes it to what it should be afterwards.
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

  /// What the reducer depends on. A test may change it between steps.
  public var environment: Environment {
    get { core.withLock { core.environment } }
    set { core.withLock { core.environment = newValue } }
  }

  /// The state after the last step.
  public var state: LocalState { core.withLock { toLocalState(core.assertedState) } }

  /// What a test must describe; everything, unless it says otherwise.
  public var exhaustivity: Exhaustivity {
    get { core.exhaustivity }
    set { core.exhaustivity = newValue }
  }

  /// How long asynchronous steps wait for effects, in real time, before they fail; ten seconds, unless changed.
  ///
  /// Generous on purpose: tests that share the main actor hold each other up, and only a failing test waits this long.
  ///
  /// Only effects that wait for something outside of the test take time: schedulers and clocks for tests do not.
  public var timeout: Duration {
    get { core.timeout }
    set { core.timeout = newValue }
  }
}

extension TestStore where State == LocalState, Action == LocalAction {
  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The reducer to test.
  ///   - environment: What the reducer depends on.
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
  /// A store that asserts on a part of the state, or on what a view makes of it.
  ///
  /// Both stores are the same runtime.
  ///
  /// - Parameters:
  ///   - toLocalState: Makes the part of the state that steps describe.
  ///   - fromLocalAction: Makes an action of the reducer from one that steps send. Any action of the reducer may be
  ///     received.
  public func scope<S, A>(
    state toLocalState: @escaping (LocalState) -> S,
    action fromLocalAction: @escaping (A) -> LocalAction
  ) -> TestStore<State, S, Action, A, Environment> {
    TestStore<State, S, Action, A, Environment>(
      core: core,
      toLocalState: { toLocalState(self.toLocalState($0)) },
      fromLocalAction: { self.fromLocalAction(fromLocalAction($0)) })
  }

  /// A store that asserts on a part of the state, or on what a view makes of it.
  ///
  /// - Parameter toLocalState: Makes the part of the state that steps describe.
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

  /// What the test chooses to; where `showSkippedAssertions` is true, what it leaves out is shown as a warning.
  case off(showSkippedAssertions: Bool)

  /// What the test chooses to, and nothing is said about the rest.
  public static var off: Self { .off(showSkippedAssertions: false) }
}

extension FlowSourceLocation {
  /// A location from the arguments of a call. A helper that hands on its caller's `file` and `line`, and not the rest,
  /// still names the caller's file.
  init(fileID: StaticString, file filePath: StaticString, line: UInt, column: UInt) {
    let name = { (path: StaticString) in "\(path)".split(separator: "/").last }
    let isConsistent = name(fileID) == name(filePath)
    self.init(fileID: isConsistent ? fileID : filePath, filePath: filePath, line: line, column: column)
  }
}
