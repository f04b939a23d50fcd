/// The options for controlling the repeatability of button actions.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let rawValue: Int

  /// The automatic repeat behavior.
  public static let automatic = ButtonRepeatBehavior(rawValue: 0)

  /// Repeating button actions will be enabled.
  public static let enabled = ButtonRepeatBehavior(rawValue: 1)

  /// Repeating button actions will be disabled.
  public static let disabled = ButtonRepeatBehavior(rawValue: 2)
}

extension EnvironmentValues {
  private enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
  }

  /// Whether buttons with this associated environment should repeatedly trigger their actions on prolonged
  /// interactions.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { self[ButtonRepeatBehaviorKey.self] }

  fileprivate var assignedRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons in this view should repeatedly trigger their actions on prolonged interactions.
  ///
  /// - Note: Approximate: a button that is held down performs its action once, when it is released; a warning is
  ///   recorded if it should repeat.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.assignedRepeatBehavior, behavior)
      .unsupported(
        "buttonRepeatBehavior(_:)", "a button performs its action once, when it is released.",
        when: behavior == .enabled)
  }
}
