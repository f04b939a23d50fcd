import FlowRendering

/// Draws a view as one layer.
package struct LayerGroupModifier: ElementModifier {
  /// The purpose of the layer.
  enum Purpose: Equatable {
    case blending, compositing
    case drawing(opaque: Bool, colorMode: ColorRenderingMode)
  }

  let purpose: Purpose
  let blendMode: BlendMode

  package static var affectsLayout: Bool { false }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    if purpose == .compositing, !element.environment.isDrawnInWindow { return list.draw(child) }
    list.group(DisplayGroup(blendMode: RenderBlendMode(blendMode), isIsolated: true)) { $0.draw(child) }
  }
}

extension LayerGroupModifier: ComposedModifier {
  package var composition: Composition {
    switch purpose {
    case .blending: Composition("blendMode").value("blendMode", blendMode)
    case .compositing: Composition("compositingGroup")
    case .drawing(let opaque, let colorMode):
      Composition("drawingGroup").value("opaque", opaque).value("colorMode", colorMode)
    }
  }
}

extension View {
  /// Sets the blend mode of the view's colors with the colors behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(LayerGroupModifier(purpose: .blending, blendMode: blendMode))
  }

  /// Draws the view as one layer before effects are applied to it.
  public nonisolated func compositingGroup() -> some View {
    modifier(LayerGroupModifier(purpose: .compositing, blendMode: .normal))
  }

  /// Draws the view into an offscreen picture before it is shown.
  ///
  /// - Note: Approximate: colors are blended in the non-linear color space; a warning is recorded for another mode.
  /// - Parameter opaque: Whether the content is opaque, as it has to be then.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(LayerGroupModifier(purpose: .drawing(opaque: opaque, colorMode: colorMode), blendMode: .normal))
      .approximate(
        "drawingGroup(opaque:colorMode:)", "colors are blended in the non-linear color space.",
        when: colorMode != .nonLinear)
  }

  /// Isolates the geometry of the view from its parent view: positions inside are animated relative to the view.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

/// Animates the positions inside relative to the view.
struct GeometryGroupModifier: ElementModifier {
  static var isGeometryGroup: Bool { true }
}
