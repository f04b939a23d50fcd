/// A view arranged by a custom layout.
struct LayoutView<L: Layout, Content: View>: ContainerView {
  let layout: L
  let content: Content

  var arrangement: LayoutAdapter<L> { LayoutAdapter(layout: layout) }
}

extension LayoutView: ComposedView {
  package var composition: Composition { Composition(transparent: content) }
}

/// Adapts a public `Layout` to the engine.
struct LayoutAdapter<L: Layout>: ContainerLayout, Animatable {
  // Layouts need not be sendable; this one is read and written on the main actor only.
  nonisolated(unsafe) var layout: L

  nonisolated var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }

  var axis: Axis? { (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation }

  @MainActor func makeCache(_ children: [Element], in parent: Element) -> L.Cache {
    parent.reading(from: L.self) { layout.makeCache(subviews: LayoutSubviews(children, in: parent)) }
  }

  @MainActor func updateCache(_ cache: inout L.Cache, _ children: [Element], in parent: Element) {
    parent.reading(from: L.self) { layout.updateCache(&cache, subviews: LayoutSubviews(children, in: parent)) }
  }

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout L.Cache
  ) -> CGSize {
    parent.reading(from: L.self) {
      layout.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(children, in: parent), cache: &cache)
    }
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout L.Cache
  ) {
    for child in children { child.hasNewPlace = false }
    parent.reading(from: L.self) {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: LayoutSubviews(children, in: parent),
        cache: &cache)
    }
    // A child that the layout does not place is centered, as on Apple's platforms.
    for child in children where !child.hasNewPlace {
      let fallback = ProposedViewSize(size)
      let chosen = child.size(for: fallback)
      parent.placeChild(
        child, at: CGPoint(x: (size.width - chosen.width) / 2, y: (size.height - chosen.height) / 2),
        proposal: fallback)
    }
  }

  @MainActor func guideAxes(_ children: [Element]) -> Axis.Set { .both }

  @MainActor func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, children: [Element], in parent: Element,
    cache: inout L.Cache
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let subviews = LayoutSubviews(children, in: parent)
    return parent.reading(from: L.self) {
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  @MainActor func spacing(_ children: [Element]) -> ViewSpacing {
    guard let parent = children.first?.layoutParent else { return .standard }
    let subviews = LayoutSubviews(children, in: parent)
    return parent.reading(from: L.self) {
      var cache = layout.makeCache(subviews: subviews)
      return layout.spacing(subviews: subviews, cache: &cache)
    }
  }
}
