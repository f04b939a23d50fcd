/// Groups of bar items in capsules of glass, side by side.
struct GlassItemRow: View {
  let groups: [GlassItemGroup]

  @Environment(\.design) private var design
  @Environment(\.isCovered) private var isCovered

  var body: some View {
    if let glass = design.bars.glassItems {
      HStack(spacing: glass.groupSpacing) {
        ForEach(groups) { group in
          if group.isFlexibleSpace {
            Spacer(minLength: 0)
          } else {
            GlassCells(measures: glass, isFilled: group.isFilled) {
              ForEach(group.items) { BarItemSlot(item: $0) }
            }
            .background {
              // Behind a presentation bars have no glass.
              if group.hasGlass, !isCovered { GlassSurface(shape: Capsule()) }
            }
          }
        }
      }
    }
  }
}

/// The items of one capsule.
struct GlassCells<Content: View>: ContainerView {
  let measures: BarDesign.GlassItems

  /// Whether the only item has its own capsule.
  let isFilled: Bool
  let content: Content

  init(measures: BarDesign.GlassItems, isFilled: Bool = false, @ViewBuilder content: () -> Content) {
    self.measures = measures
    self.isFilled = isFilled
    self.content = content()
  }

  var arrangement: GlassCellArrangement { GlassCellArrangement(measures: measures, isFilled: isFilled) }
}

/// Lays out items in cells: a symbol alone has a circle, a text a space at its sides, and items next to each other have
/// cells of a least width.
struct GlassCellArrangement: ContainerLayout {
  let measures: BarDesign.GlassItems
  let isFilled: Bool

  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor private func widths(of children: [Element]) -> [CGFloat] {
    children.map { child in
      let width = child.size(for: ProposedViewSize(width: nil, height: measures.height)).width
      if isFilled { return width }
      if children.count > 1 { return max(measures.leastWidth, width + 2 * measures.itemPadding) }
      if child.showsText { return max(measures.height, width + 2 * measures.textPadding) }
      return width <= measures.height ? measures.height : width + 2 * measures.itemPadding
    }
  }

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    CGSize(width: width(of: children), height: measures.height)
  }

  /// The width of a capsule with items, in points.
  @MainActor func width(of children: [Element]) -> CGFloat {
    let gaps = CGFloat(max(0, children.count - 1)) * measures.itemSpacing
    return widths(of: children).reduce(gaps, +)
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    var x: CGFloat = 0
    for (child, width) in zip(children, widths(of: children)) {
      let own = child.size(for: ProposedViewSize(width: nil, height: measures.height))
      parent.placeChild(
        child, at: CGPoint(x: x + (width - own.width) / 2, y: (measures.height - own.height) / 2),
        proposal: ProposedViewSize(width: nil, height: measures.height))
      x += width + measures.itemSpacing
    }
  }
}
