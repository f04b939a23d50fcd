/// The toolbar at the bottom of a screen.
struct BottomBarView: View {
  let items: [BarItem]
  var appearance = BarAppearance()
  var search: SearchField?

  /// Whether the keyboard is below the bar.
  var isAboveKeyboard = false

  @Environment(\.design) private var design
  @Environment(\.barLooks.toolbar) private var look

  var body: some View {
    if let glass = design.bars.glassItems {
      GlassBottomBar(items: items, search: search, isAboveKeyboard: isAboveKeyboard, measures: glass)
        .modifier(ToolbarSemantics(isBar: !items.isEmpty))
    } else {
      bar
    }
  }

  private var bar: some View {
    ZStack {
      HStack(spacing: design.bars.toolbarSpacing) {
        let spread = items.filter { $0.placement.region == .bottom }
        ForEach(Array(spread.enumerated()), id: \.element.id) { index, item in
          if index > 0, !hasOwnSpacers { Spacer(minLength: 0) }
          BarItemSlot(item: item, isFixed: false)
        }
        if spread.count == 1 || !status.isEmpty { Spacer(minLength: 0) }
      }
      ForEach(status) { BarItemSlot(item: $0, isFixed: false) }
    }
    .padding(.horizontal, design.bars.margin)
    .frame(maxWidth: .infinity)
    .frame(height: design.bars.toolbarHeight)
    .background { BarBackground(appearance: appearance, edge: .bottom, isOpaque: true, look: look) }
    .modifier(ToolbarSemantics())
  }

  /// The items in the center.
  private var status: [BarItem] { items.filter { $0.placement.region == .bottomCenter } }

  /// Items with their own spacers are not distributed.
  private var hasOwnSpacers: Bool {
    items.contains { $0.spacer != nil || $0.element.flexibility(along: .horizontal, cross: nil) == .infinity }
  }
}

/// Items and a search field at the bottom of a screen, in capsules of glass.
private struct GlassBottomBar: View {
  let items: [BarItem]
  let search: SearchField?
  let isAboveKeyboard: Bool
  let measures: BarDesign.GlassItems

  @Environment(\.design) private var design
  @Environment(\.isInSearchTab) private var isInSearchTab

  var body: some View {
    ZStack {
      HStack(spacing: measures.groupSpacing) {
        if let search {
          if !parts.before.isEmpty { GlassItemRow(groups: parts.before) }
          BottomSearchField(
            field: search, spacing: isAboveKeyboard ? measures.itemSpacing : measures.searchButtonDistance)
          if !parts.after.isEmpty { GlassItemRow(groups: parts.after) }
        } else {
          GlassItemRow(groups: groups)
          if !groups.contains(where: \.isFlexibleSpace) { Spacer(minLength: 0) }
        }
      }
      GlassItemRow(groups: GlassItemGroup.groups(of: items.filter { $0.placement.region == .bottomCenter }))
    }
    .frame(height: measures.searchHeight)
    .padding(.leading, search != nil && isInSearchTab && !isAboveKeyboard ? besideTabs : margin)
    .padding(.trailing, margin)
    .frame(maxWidth: .infinity)
  }

  private var margin: CGFloat { isAboveKeyboard ? measures.itemSpacing : measures.bottomMargin }

  /// The space for the circle of the small tab bar.
  private var besideTabs: CGFloat {
    design.tabBars.floating.map { $0.margin + $0.circle + $0.circleDistance } ?? margin
  }

  private var groups: [GlassItemGroup] {
    GlassItemGroup.groups(of: items.filter { $0.placement.region == .bottom })
  }

  /// The groups in front of the search field and behind it: those after the first space, or half of them.
  private var parts: (before: [GlassItemGroup], after: [GlassItemGroup]) {
    let groups = groups
    guard let space = groups.firstIndex(where: \.isFlexibleSpace) else {
      return (groups.count > 1 ? Array(groups.prefix(1)) : [], Array(groups.dropFirst(groups.count > 1 ? 1 : 0)))
    }
    return (Array(groups[..<space]), groups[(space + 1)...].filter { !$0.isFlexibleSpace })
  }
}
