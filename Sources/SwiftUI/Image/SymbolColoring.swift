import FlowRendering

/// The paints of a symbol's layers.
@MainActor
struct SymbolColoring {
  private let mode: SymbolRenderingMode
  private let layers: [SymbolLayer]
  private let environment: EnvironmentValues

  /// The opacity of each level of a symbol in one style; Apple's values are not known.
  private static let opacities = [1, 0.5, 0.25]

  /// The opacity of parts that the symbol's value does not reach; Apple's value is not known.
  private static let unreachedOpacity = 0.3

  /// - Parameters:
  ///   - mode: The image's own rendering mode.
  ///   - value: The value of a variable symbol.
  init(_ glyph: SymbolGlyph, mode: SymbolRenderingMode?, value: Double?, in element: Element) {
    environment = element.environment
    let styles = environment.foregroundStyles?.levels.count ?? 0
    // Several styles imply several layers.
    self.mode = mode ?? environment.symbolRenderingMode ?? (styles > 1 ? .palette : .monochrome)
    let coloring: SymbolGlyph.Coloring =
      self.mode == .monochrome ? .one : self.mode == .multicolor ? .tones : .levels
    layers = glyph.layers(coloring, value: value)
    guard !glyph.knowsLayers else { return }
    let difference = "it is not known which parts '\(glyph.name)' has, so that it is drawn as one."
    if coloring != .one { element.graph.report(.approximate("symbolRenderingMode(_:)", difference), at: element) }
    if value != nil {
      element.graph.report(.approximate("Image(systemName:variableValue:)", difference), at: element)
    }
  }

  /// The layers with their paints, from the bottom to the top.
  ///
  /// - Parameter foreground: The paint of the first level.
  func paints(_ foreground: _ShapePaint) -> [(glyph: SymbolGlyph, paint: _ShapePaint)] {
    layers.map { layer in
      var paint = paint(of: layer, foreground)
      if !layer.isReached { paint.opacity *= Self.unreachedOpacity }
      return (layer.glyph, paint)
    }
  }

  private func paint(of layer: SymbolLayer, _ foreground: _ShapePaint) -> _ShapePaint {
    if let tone = layer.tone { return _ShapePaint(tone.color(in: environment)) }
    guard layer.level > 0 else { return foreground }
    if mode == .palette {
      let styles = environment.foregroundStyles?.levels.count ?? 0
      return environment.foregroundPaint(level: styles > 1 ? min(layer.level, styles - 1) : layer.level)
    }
    var paint = foreground
    paint.opacity *= Self.opacities[min(layer.level, Self.opacities.count - 1)]
    return paint
  }
}

extension SymbolTone {
  @MainActor
  fileprivate func color(in environment: EnvironmentValues) -> RenderColor {
    switch self {
    case .red: SystemColor.red.color(in: environment)
    case .orange: SystemColor.orange.color(in: environment)
    case .yellow: SystemColor.yellow.color(in: environment)
    case .green: SystemColor.green.color(in: environment)
    case .blue: SystemColor.blue.color(in: environment)
    case .white: .white
    }
  }
}
