/// The label of a tab in the bar: a symbol above a small text.
struct TabItemLabel: View {
  let label: AnyView
  let isSelected: Bool

  /// Whether the tab has its own circle, if the bar floats.
  var isSeparate = false

  /// Whether the bar is at the top of the window, and shows only the symbol of the tab.
  var isAtTop = false
  var isSymbol = false

  @Environment(\.design) private var design
  @Environment(\.barLooks.tabBar) private var colors

  var body: some View {
    styled.environment(\.drawsAssetsAsTemplates, true)
  }

  @ViewBuilder private var styled: some View {
    if isAtTop, let top = design.tabBars.top {
      TopTabLabel(label: label, isSelected: isSelected, isSymbol: isSymbol, measures: top)
        .foregroundStyle(topForeground)
        .modifier(TabItemSemantics())
    } else if isSeparate, let floating = design.tabBars.floating {
      label
        .labelStyle(.iconOnly)
        .font(floating.circleFont)
        .foregroundStyle(foreground)
        .modifier(TabItemSemantics())
    } else {
      titled
    }
  }

  private var topForeground: AnyShapeStyle {
    if let tint = isSelected ? colors.tint : colors.otherTint { return AnyShapeStyle(tint) }
    return isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }

  private var foreground: AnyShapeStyle {
    if let tint = isSelected ? colors.tint : colors.otherTint { return AnyShapeStyle(tint) }
    guard design.tabBars.floating != nil, let glass = design.materials.glass else {
      return isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .systemGray))
    }
    return isSelected ? AnyShapeStyle(GlassTintStyle()) : AnyShapeStyle(ShadesStyle(shades: glass.label))
  }

  private var titled: some View {
    TabItemLayout(design: design.tabBars) { label }
      .labelStyle(TabItemLabelStyle())
      .font(design.tabBars.font)
      .environment(\.symbolFont, design.tabBars.symbolFont)
      .environment(\.imageScale, design.tabBars.symbolScale)
      .environment(\.symbolVariants, .fill)
      .foregroundStyle(foreground)
      .lineLimit(1)
      .modifier(TabItemSemantics())
  }
}

/// A tab with a text is named by the text only, not by its image.
private struct TabItemSemantics: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let nodes = builder.children { $0.describe(child) }
    let texts = nodes.filter { $0.role == .staticText }
    for node in texts.isEmpty ? nodes : texts { builder.add(node) }
  }
}

/// Places the icon above the title.
private struct TabItemLabelStyle: LabelStyle {
  @Environment(\.design) private var design

  func makeBody(configuration: Configuration) -> some View {
    TabItemLayout(design: design.tabBars) {
      configuration.icon.modifier(DecorativeModifier())
      configuration.title
    }
  }
}

/// Stacks an icon and a title. All icons have the same space, so that the titles of a bar are on one line.
private struct TabItemLayout: Layout {
  let design: TabBarDesign

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = sizes(of: subviews, proposal)
    if let floating = design.floating, subviews.count > 1 {
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: floating.height)
    }
    let height = sizes.reduce(-design.iconSpacing) { $0 + $1.height + design.iconSpacing }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: max(0, height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if let floating = design.floating, subviews.count > 1 {
      return placeFloating(subviews, in: bounds, proposal, floating)
    }
    var top = bounds.minY
    for (subview, size) in zip(subviews, sizes(of: subviews, proposal)) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: top + size.height / 2), anchor: .center,
        proposal: ProposedViewSize(width: proposal.width, height: nil))
      top += size.height + design.iconSpacing
    }
  }

  /// Places the middle of the icon and the baseline of the title at fixed heights.
  private func placeFloating(
    _ subviews: Subviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ floating: TabBarDesign.Floating
  ) {
    let inner = ProposedViewSize(width: proposal.width, height: nil)
    for (index, subview) in subviews.enumerated() {
      let isTitle = index == subviews.count - 1
      let size = subview.dimensions(in: inner)
      let y = isTitle ? floating.titleBaseline - size[.firstTextBaseline] : floating.iconMiddle - size.height / 2
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.minY + y), anchor: .top, proposal: inner)
    }
  }

  /// The size of each subview, with the space of an icon for all but the last.
  private func sizes(of subviews: Subviews, _ proposal: ProposedViewSize) -> [CGSize] {
    subviews.indices.map { index in
      var size = subviews[index].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      if index < subviews.count - 1 { size.height = max(size.height, design.iconHeight) }
      return size
    }
  }
}
