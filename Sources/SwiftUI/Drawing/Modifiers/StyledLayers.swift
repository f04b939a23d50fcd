import Foundation

extension View {
  /// Sets the view's background to a style, which extends into the safe areas adjacent to the view.
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(
      LayerModifier(
        layer: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, isInFront: false,
        source: .style))
  }

  /// Sets the view's background to the default background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Sets the view's background to a shape filled with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isInFront: false))
  }

  /// Sets the view's background to a shape filled with the default background style.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Layers the specified style in front of this view.
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      LayerModifier(
        layer: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, isInFront: true,
        source: .style))
  }

  /// Layers a shape that you specify in front of this view, filled with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isInFront: true))
  }

  /// Adds a border to this view with the specified style and width, in points; it is inside the view's frame.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      LayerModifier(
        layer: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isInFront: true, source: .border
      ))
  }
}
