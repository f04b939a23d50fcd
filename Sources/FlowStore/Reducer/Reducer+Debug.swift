import FlowIssueReporting
import Foundation

extension Reducer {
  /// A reducer that prints every action and what it changed, in debug builds.
  ///
  /// - Parameters:
  ///   - prefix: What each print begins with.
  ///   - actionFormat: How actions are printed.
  ///   - toDebugEnvironment: Says how to print.
  public func debug(
    _ prefix: String = "",
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Reducer {
    debug(
      prefix, state: { $0 }, action: .self, actionFormat: actionFormat, environment: toDebugEnvironment)
  }

  /// A reducer that prints every action, in debug builds.
  ///
  /// - Parameters:
  ///   - prefix: What each print begins with.
  ///   - actionFormat: How actions are printed.
  ///   - toDebugEnvironment: Says how to print.
  public func debugActions(
    _ prefix: String = "",
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Reducer {
    debug(
      prefix, state: { _ in () }, action: .self, actionFormat: actionFormat, environment: toDebugEnvironment)
  }

  /// A reducer that prints some actions and what they changed in a part of the state, in debug builds.
  ///
  /// - Parameters:
  ///   - prefix: What each print begins with.
  ///   - toLocalState: The part of the state; for `Void`, changes are not printed.
  ///   - toLocalAction: The case of the actions that are printed.
  ///   - actionFormat: How actions are printed.
  ///   - toDebugEnvironment: Says how to print.
  public func debug<LocalState, LocalAction>(
    _ prefix: String = "",
    state toLocalState: @escaping (State) -> LocalState,
    action toLocalAction: CasePath<Action, LocalAction>,
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Reducer {
    #if DEBUG
      return .init { state, action, environment in
        let before = toLocalState(state)
        let effect = run(&state, action, environment)
        guard let localAction = toLocalAction.extract(from: action) else { return effect }
        let after = toLocalState(state)
        let debugEnvironment = toDebugEnvironment(environment)
        let actionText = actionFormat == .prettyPrint ? dump(localAction) : caseName(of: localAction)
        let stateText =
          LocalState.self == Void.self
          ? "" : (difference(from: before, to: after) ?? "  (No state changes)") + "\n"
        let start = prefix.isEmpty ? "" : "\(prefix): "
        let shownAction = actionText.components(separatedBy: "\n").map { "  \($0)" }.joined(separator: "\n")
        debugEnvironment.printer("\(start)received action:\n\(shownAction)\n\(stateText)")
        return effect
      }
    #else
      return self
    #endif
  }
}

/// How `debug` prints actions.
public enum ActionFormat: Sendable {
  /// The names of cases alone.
  case labelsOnly

  /// With all values.
  case prettyPrint
}

/// How `debug` prints.
public struct DebugEnvironment {
  /// Prints a text.
  public var printer: (String) -> Void

  /// Creates an environment.
  ///
  /// - Parameter printer: Prints a text; by default, to the standard output.
  public init(printer: @escaping (String) -> Void = { print($0) }) {
    self.printer = printer
  }
}
