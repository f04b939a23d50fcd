import FlowRendering

extension EnvironmentValues {
  /// The background of alerts and dialogs.
  var modalSurface: RenderColor { design.presentations.surface.color(colorScheme, colorSchemeContrast) }
}
