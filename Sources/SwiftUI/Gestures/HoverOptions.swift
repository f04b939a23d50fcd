extension EnvironmentValues {
  /// Whether views show an effect while the pointer is above them.
  @Entry public var isHoverEffectEnabled: Bool = true
}

extension View {
  /// Sets whether hover effects are disabled; an inner modifier cannot enable them again.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
