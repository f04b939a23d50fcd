/// Whether a drag held above a control activates it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// The control's default.
  public static let automatic = SpringLoadingBehavior(kind: .automatic)

  /// Spring loading is enabled.
  public static let enabled = SpringLoadingBehavior(kind: .enabled)

  /// Spring loading is disabled.
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

extension EnvironmentValues {
  /// The spring loading behavior of controls.
  @Entry public var springLoadingBehavior: SpringLoadingBehavior = .automatic
}

extension View {
  /// Sets whether a drag held above a control activates it.
  ///
  /// - Note: Approximate: drags activate no controls; a warning is recorded if they should.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
      .approximate("springLoadingBehavior(_:)", "drags activate no controls.", when: behavior == .enabled)
  }
}
