import FlowIssueReporting
import Foundation

extension Reducer {
  /// Returns a reducer that prints every action and the changes it makes, in debug builds.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the output.
  ///   - actionFormat: The format of actions.
  ///   - toDebugEnvironment: Returns the printer.
  public func debug(
    _ prefix: String = "",
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Reducer {
    debug(
      prefix, state: { $0 }, action: .self, actionFormat: actionFormat, environment: toDebugEnvironment)
  }

  /// Returns a reducer that prints every action, in debug builds.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the output.
  ///   - actionFormat: The format of actions.
  ///   - toDebugEnvironment: Returns the printer.
  public func debugActions(
    _ prefix: String = "",
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Reducer {
    debug(
      prefix, state: { _ in () }, action: .self, actionFormat: actionFormat, environment: toDebugEnvironment)
  }

  /// Returns a reducer that prints some actions and the changes they make to a part of the state, in debug builds.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the output.
  ///   - toLocalState: Returns the part of the state; for `Void`, changes are not printed.
  ///   - toLocalAction: The case of the actions to print.
  ///   - actionFormat: The format of actions.
  ///   - toDebugEnvironment: Returns the printer.
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

/// The format of actions in the output of `debug`.
public enum ActionFormat: Sendable {
  /// The names of cases only.
  case labelsOnly

  /// The names with all associated values.
  case prettyPrint
}

/// The printer of `debug`.
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
