/// Groups of bar items in capsules of glass, side by side.
struct GlassItemRow: View {
  let groups: [GlassItemGroup]

  @Environment(\.design) private var design

  var body: some View {
    if let glass = design.bars.glassItems {
      HStack(spacing: glass.groupSpacing) {
        ForEach(groups) { group in
          if group.isFlexibleSpace {
            Spacer(minLength: 0)
          } else {
            GlassCells(measures: glass) {
              ForEach(group.items) { BarItemSlot(item: $0) }
            }
            .background {
              if group.hasGlass { GlassSurface(shape: Capsule()) }
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
  let content: Content

  init(measures: BarDesign.GlassItems, @ViewBuilder content: () -> Content) {
    self.measures = measures
    self.content = content()
  }

  var arrangement: GlassCellArrangement { GlassCellArrangement(measures: measures) }
}

/// Lays out items in cells: a symbol alone has a circle, a text a space at its sides, and items beside each other have
/// cells of a least width.
struct GlassCellArrangement: ContainerLayout {
  let measures: BarDesign.GlassItems

  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor private func widths(of children: [Element]) -> [CGFloat] {
    children.map { child in
      let width = child.size(for: ProposedViewSize(width: nil, height: measures.height)).width
      if child.preference(FilledBarItemKey.self) { return width }
      if children.count > 1 { return max(measures.leastWidth, width + 2 * measures.itemPadding) }
      return child.showsText
        ? max(measures.height, width + 2 * measures.textPadding)
        : max(measures.height, min(width + 2 * measures.itemPadding, width + 2 * measures.textPadding))
    }
  }

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    let gaps = CGFloat(max(0, children.count - 1)) * measures.itemSpacing
    return CGSize(width: widths(of: children).reduce(gaps, +), height: measures.height)
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
