import FlowRendering

// Bars behind a presentation.
extension EnvironmentValues {
  /// Whether an alert or a sheet is in front of the view.
  @Entry var isCovered: Bool = false

  /// The tint of items in bars behind a presentation, on a system that shows them so.
  var coveredTint: RenderColor? {
    guard isCovered, let glass = design.materials.glass else { return nil }
    return glass.coveredTint.color(colorScheme, colorSchemeContrast)
  }
}

/// The tint of an item in a bar behind a presentation.
struct CoveredTintStyle: ShapeStyle, Hashable {
  func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    environment.coveredTint.map { _ShapePaint($0) } ?? environment.tintPaint()
  }
}

extension PresentationKind {
  /// Whether bars behind the presentation lose their tint.
  var covers: Bool {
    switch self {
    case .sheet, .alert, .dialog: true
    case .cover, .popover, .menu: false
    }
  }
}
