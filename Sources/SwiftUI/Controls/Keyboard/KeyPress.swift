import Foundation

/// A key press, handled by `onKeyPress`.
public struct KeyPress: Sendable {
  /// The result of handling a key press.
  public enum Result: Sendable {
    case handled
    case ignored
  }

  /// The phases of a key press.
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
  /// Performs an action when a key is pressed while the view or a view inside it has the focus.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier(keys: [key], phases: .down) { _ in action() })
  }

  /// Performs an action when a key is pressed while the view or a view inside it has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: [key], phases: phases, action: action))
  }

  /// Performs an action when any of several keys is pressed while the view or a view inside it has the focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: keys, phases: phases, action: action))
  }

  /// Performs an action when a key with a character of a set is pressed while the view or a view inside it has the
  /// focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: nil, characters: characters, phases: phases, action: action))
  }

  /// Performs an action when any key is pressed while the view or a view inside it has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: nil, phases: phases, action: action))
  }
}
