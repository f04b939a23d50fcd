import FlowRendering

/// The bar at the top of a screen.
struct NavigationBarView: View {
  let state: NavigationBarState

  @Environment(\.barLooks.navigationBar) private var look

  private var bars: BarDesign { state.design.bars }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let glass = bars.glassItems {
        glassRow(glass).frame(height: state.rowHeight, alignment: .top)
      } else {
        row.frame(height: state.rowHeight)
      }
      if state.isLarge {
        LargeTitle(
          title: state.title, items: state.items(in: .largeTitle), subtitle: state.largeSubtitle,
          subtitleItems: bars.largeSubtitle != nil && !state.hasInlineTitle ? state.items(in: .subtitle) : []
        )
        .offset(y: -bars.largeTitleLift)
        .frame(height: state.largeTitleHeight)
        .frame(height: state.largeTitleHeight - state.collapsedHeight, alignment: .bottom)
        .clippedWithTouches()
        .accessibilityHidden(state.hasInlineTitle)
      }
      if let search = state.search {
        SearchFieldRow(field: search)
      }
    }
    .background {
      if bars.glassItems != nil, state.edgeEffect != .hard, state.appearance.backgroundVisibility != .visible {
        ScrollEdgeFade(isVisible: state.isOverContent && state.edgeEffect != nil && !state.isBackgroundHidden)
      } else {
        BarBackground(appearance: state.appearance, edge: .top, isOpaque: state.isOverContent, look: look)
      }
    }
    .modifier(NavigationBarSemantics(title: state.title))
    .transformEnvironment(\.colorScheme) { $0 = state.appearance.colorScheme ?? $0 }
  }

  private var row: some View {
    BarRow(sharedWidth: state.sharedWidth) {
      HStack(spacing: bars.itemSpacing) {
        if state.showsBackButton {
          BackButton(title: state.backTitle, target: state.back).barTint(look.tint)
        }
        slots(.leading)
      }
      HStack(spacing: 0) { centre }
      HStack(spacing: bars.itemSpacing) {
        trailingSlots
        overflow
      }
    }
    .padding(.leading, state.showsBackButton ? bars.backMargin : bars.margin)
    .padding(.trailing, bars.margin)
  }

  /// A row whose items are on glass.
  private func glassRow(_ glass: BarDesign.GlassItems) -> some View {
    BarRow(height: glass.height, sharedWidth: state.sharedWidth) {
      HStack(spacing: glass.groupSpacing) {
        if state.showsBackButton {
          BackButton(title: state.backTitle, target: state.back)
            .frame(width: glass.height, height: glass.height)
            .background { GlassSurface(shape: Circle()) }
        }
        GlassItemRow(groups: GlassItemGroup.groups(of: state.items(in: .leading)))
      }
      HStack(spacing: 0) { centre }
      HStack(spacing: glass.groupSpacing) {
        GlassItemRow(groups: GlassItemGroup.groups(of: state.trailingItems))
        if !state.items(in: .overflow).isEmpty {
          overflow
            .frame(width: glass.height, height: glass.height)
            .background { GlassSurface(shape: Circle()) }
        }
      }
    }
    .frame(height: glass.height)
    .modifier(BarMargins())
    .padding(.top, state.isInSheet ? glass.sheetTop : glass.top)
  }

  private func slots(_ region: ToolbarItemPlacement.Region) -> some View {
    ForEach(state.items(in: region)) { BarItemSlot(item: $0) }
  }

  /// Secondary actions, and items for which there is no space, are in a menu.
  @ViewBuilder
  private var overflow: some View {
    let items = state.items(in: .overflow)
    if !items.isEmpty {
      Menu {
        ForEach(items) { BarItemSlot(item: $0, isFixed: false) }
      } label: {
        Label(SystemString.more, systemImage: bars.glassItems == nil ? "ellipsis.circle" : "ellipsis")
      }
      .environment(\.controlContext, .toolbar)
      .font(bars.itemFont)
      .modifier(BarItemLook())
    }
  }

  private var trailingSlots: some View {
    ForEach(state.trailingItems) { BarItemSlot(item: $0) }
  }

  @ViewBuilder
  private var centre: some View {
    let items = state.items(in: .center)
    if !items.isEmpty {
      ForEach(items) { BarItemSlot(item: $0, isFixed: false) }
    } else if state.hasInlineTitle, let title = state.title {
      VStack(spacing: 0) {
        HStack(spacing: bars.titleMenuDistance) {
          title.unstyled
            .font(look.title.font ?? bars.titleFont)
            .lineLimit(1)
            .look(look.title)
            .modifier(HeaderTrait())
          slots(.titleMenu)
        }
        subtitle
      }
    }
  }

  @ViewBuilder
  private var subtitle: some View {
    let items = state.items(in: .subtitle)
    if !items.isEmpty {
      ForEach(items) { BarItemSlot(item: $0, isFixed: false) }
    } else if let subtitle = state.subtitle {
      subtitle.unstyled
        .font(bars.subtitleFont)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}

/// The title below the bar.
struct LargeTitle: View {
  let title: Text?
  let items: [BarItem]
  let subtitle: Text?
  let subtitleItems: [BarItem]

  @Environment(\.design) private var design
  @Environment(\.barLooks.navigationBar.largeTitle) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !items.isEmpty {
        ForEach(items) { BarItemSlot(item: $0, isFixed: false) }
      } else if let title {
        title.unstyled
          .font(look.font ?? .largeTitle.bold())
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          .lineLimit(1)
          .look(look)
          .modifier(HeaderTrait())
      }
      if !subtitleItems.isEmpty {
        ForEach(subtitleItems) { BarItemSlot(item: $0, isFixed: false) }
      } else if let subtitle {
        subtitle.unstyled
          .font(design.bars.largeSubtitle?.font)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, design.bars.margin)
  }
}
