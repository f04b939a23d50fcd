/// Whether a control is activated by what is held above it in a drag.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// As the control does it.
  public static let automatic = SpringLoadingBehavior(kind: .automatic)

  /// It is.
  public static let enabled = SpringLoadingBehavior(kind: .enabled)

  /// It is not.
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

extension EnvironmentValues {
  private enum SpringLoadingKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
  }

  /// Whether controls are activated by what is held above them in a drag.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

extension View {
  /// Sets whether controls are activated by what is held above them in a drag.
  ///
  /// Views can read it. Nothing is dragged here, as what asks for a drag says.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
