import FlowRendering

extension EnvironmentValues {
  /// The background of alerts and dialogs: opaque, where iOS blurs the content behind.
  var modalSurface: RenderColor { RenderColor(hex: colorScheme == .dark ? 0x2A2A2C : 0xF2F2F2) }
}
