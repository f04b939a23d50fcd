import FlowRendering

/// Draws a view with effects that depend on its geometry.
struct VisualEffectModifier: ElementModifier {
  let steps: @MainActor (Element) -> _VisualEffectSteps

  static var affectsLayout: Bool { false }

  func draw(_ child: Element, in element: Element, into list: inout DisplayListBuilder) {
    draw(child, in: element, steps: element.reading { steps(element) }.steps[...], into: &list)
  }

  /// The last step is the outermost group.
  @MainActor private func draw(
    _ child: Element, in element: Element, steps: ArraySlice<_VisualEffectSteps.Step>,
    into list: inout DisplayListBuilder
  ) {
    guard let step = steps.last else { return list.draw(child) }
    var group = DisplayGroup()
    switch step {
    case .opacity(let opacity):
      if opacity <= 0 { return }
      group.opacity = min(1, opacity)
    case .blur(let radius, let isOpaque):
      if radius > 0, element.environment.isDrawnInWindow { group.filters = [.blur(radius: radius, isOpaque: isOpaque)] }
    case .matrix(let matrix):
      if element.environment.isDrawnInWindow { group.filters = [.colorMatrix(matrix)] }
    case .blend(let mode):
      group = DisplayGroup(blendMode: RenderBlendMode(mode), isIsolated: true)
    case .offset, .transform:
      guard let seen = DisplayGroup(transform(step, element), of: element) else { return }
      group = seen
    }
    list.group(group) { draw(child, in: element, steps: steps.dropLast(), into: &$0) }
  }

  @MainActor private func transform(_ step: _VisualEffectSteps.Step, _ element: Element) -> PointTransform {
    switch step {
    case .offset(let offset):
      .translation(x: element.isRightToLeft ? -offset.width : offset.width, y: offset.height)
    case .transform(let value): PointTransform(value(element.size))
    case .opacity, .blur, .matrix, .blend: .identity
    }
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) { element.graph.placesChanged() }

  func transform(in element: Element) -> PointTransform {
    element.reading { steps(element) }.steps.reduce(.identity) { $0.concatenating(transform($1, element)) }
  }
}

extension View {
  /// Applies effects to this view, while providing access to layout information through a geometry proxy.
  public nonisolated func visualEffect(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { effect(EmptyVisualEffect(), GeometryProxy($0, size: $0.size))._steps })
  }
}
