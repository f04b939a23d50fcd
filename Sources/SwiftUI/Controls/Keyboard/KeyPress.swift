import Foundation

/// A press of a key, for `onKeyPress`.
public struct KeyPress: Sendable {
  /// What becomes of a press.
  public enum Result: Sendable {
    case handled
    case ignored
  }

  /// The part of a press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

extension View {
  /// Runs an action when a key is pressed.
  ///
  /// - Note: Approximate: hosts have no hardware keyboard: the action never runs, and a warning is recorded.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    unsupported("onKeyPress(_:action:)", "keys are never pressed.")
  }

  /// Runs an action when a key is pressed.
  ///
  /// - Note: Approximate: hosts have no hardware keyboard: the action never runs, and a warning is recorded.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    unsupported("onKeyPress(_:phases:action:)", "keys are never pressed.")
  }

  /// Runs an action when any of several keys is pressed.
  ///
  /// - Note: Approximate: hosts have no hardware keyboard: the action never runs, and a warning is recorded.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    unsupported("onKeyPress(keys:phases:action:)", "keys are never pressed.")
  }

  /// Runs an action when any key is pressed.
  ///
  /// - Note: Approximate: hosts have no hardware keyboard: the action never runs, and a warning is recorded.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    unsupported("onKeyPress(phases:action:)", "keys are never pressed.")
  }
}
