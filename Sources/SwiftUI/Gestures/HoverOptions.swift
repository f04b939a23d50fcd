extension EnvironmentValues {
  private enum HoverEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether views show an effect while the pointer is above them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Sets whether hover effects are disabled; an inner modifier cannot enable them again.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
