/// Shows only the part of a view that is inside a shape.
package struct ClipModifier<S: Shape>: ElementModifier, ComposedModifier, Animatable {
  var shape: S
  let style: FillStyle

  package var composition: Composition { Composition("clipShape").value("shape", shape).value("style", style) }

  nonisolated package var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package static var affectsLayout: Bool { false }

  package func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    let path = shape.path(in: CGRect(origin: .zero, size: element.size))
    let group = DisplayGroup(
      clip: path.renderPath, clipIsEvenOdd: style.isEOFilled, clipIsAntialiased: style.isAntialiased)
    list.group(group) { $0.draw(child) }
  }

  package func hitTest(_ point: CGPoint, child: Element, in element: Element) -> Element? {
    let path = shape.path(in: CGRect(origin: .zero, size: element.size))
    guard path.contains(point, eoFill: style.isEOFilled) else { return nil }
    return element.hitTest(child, at: point)
  }
}

extension View {
  /// Shows only the part of the view that is inside a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Shows only the part of the view that is inside its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// Rounds the view's corners, by a radius in points, as `RoundedRectangle` does (measured on iOS 17 and 18).
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(ClipModifier(shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased)))
  }
}
