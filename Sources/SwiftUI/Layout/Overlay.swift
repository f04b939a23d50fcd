/// Adds a layer in front of or behind an element, with the element's size.
struct LayerModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  /// The kind of value from which an app has made the layer.
  enum Source {
    case view, style, border
  }

  private let source: Source

  package nonisolated init(layer: Layer, alignment: Alignment, isInFront: Bool) {
    self.init(layer: layer, alignment: alignment, isInFront: isInFront, source: .view)
  }

  nonisolated init(layer: Layer, alignment: Alignment, isInFront: Bool, source: Source) {
    self.layer = layer
    self.alignment = alignment
    self.isInFront = isInFront
    self.source = source
  }
}

extension LayerModifier: ComposedModifier {
  package var composition: Composition {
    var result = Composition(source == .border ? "border" : isInFront ? "overlay" : "background")
    if let border = layer as? any StrokedBorder {
      result = result.value("borderStyle", border.borderStyle).value("borderWidth", border.strokeStyle.lineWidth)
    }
    if source == .border { return result }
    let filled = source == .style ? layer as? any StyledArea : nil
    let content: any View = (filled?.fill as? any View) ?? layer
    return result.value("alignment", alignment).value("edges", filled?.ignoredEdges ?? Edge.Set.all)
      .part("content", content)
  }
}

/// A shape's border that has been stroked.
@MainActor
private protocol StrokedBorder {
  var borderStyle: any ShapeStyle { get }
  var strokeStyle: StrokeStyle { get }
}

extension StrokeBorderShapeView: StrokedBorder {
  var borderStyle: any ShapeStyle { style }
}

/// A style that fills the area of a view and of the safe area around it.
@MainActor
private protocol StyledArea {
  var fill: any ShapeStyle { get }
  var ignoredEdges: Edge.Set { get }
}

extension ModifiedContent: StyledArea where Content: FilledShape, Modifier == IgnoresSafeAreaModifier {
  var fill: any ShapeStyle { content.fill }
  var ignoredEdges: Edge.Set { modifier.edges }
}

@MainActor
private protocol FilledShape {
  var fill: any ShapeStyle { get }
}

extension FillShapeView: FilledShape {
  var fill: any ShapeStyle { style }
}

extension _ShapeView: FilledShape {
  var fill: any ShapeStyle { style }
}

extension LayerModifier: LayeredModifier, VisibleLayer {
  package func shownLayer(of element: Element) -> Element? { storage(of: element) }
}

extension View {
  /// Layers a view in front of this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
  }

  /// Layers views in front of this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Layers a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
  }

  /// Layers views behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }
}
