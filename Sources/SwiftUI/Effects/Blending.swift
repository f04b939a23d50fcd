import FlowRendering

/// Paints a view as one layer.
package struct LayerGroupModifier: ElementModifier {
  /// What the layer is made for.
  enum Purpose {
    case blending, compositing, drawing
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
    case .drawing: Composition("drawingGroup")
    }
  }
}

extension View {
  /// Sets how the view's colours combine with those behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(LayerGroupModifier(purpose: .blending, blendMode: blendMode))
  }

  /// Paints the view as one layer before effects are applied to it.
  public nonisolated func compositingGroup() -> some View {
    modifier(LayerGroupModifier(purpose: .compositing, blendMode: .normal))
  }

  /// Paints the view into a picture of its own before it is shown.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(LayerGroupModifier(purpose: .drawing, blendMode: .normal))
  }

  /// Isolates the geometry of the view from its parent view: places inside are animated relative to the view.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

/// What is inside moves with the view as one.
struct GeometryGroupModifier: ElementModifier {
  static var isGeometryGroup: Bool { true }
}
