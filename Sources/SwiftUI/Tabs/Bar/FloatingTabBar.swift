import FlowRendering

/// A tab bar in a capsule of glass that floats on the content, with a separate circle for a search tab.
struct FloatingTabBar: View {
  let items: [TabBarItem]
  let isSmall: Bool

  /// Whether the field of the search tab is beside a small bar.
  let isBesideSearch: Bool

  /// The tab in the circle of a small bar while another one is shown.
  let last: Int?
  let accessory: AnyView?
  let select: @MainActor (Int) -> Void
  let expand: @MainActor () -> Void
  let measures: TabBarDesign.Floating

  var body: some View {
    VStack(spacing: measures.accessoryDistance) {
      if let accessory, !isSmall { accessoryBar(accessory, placement: .expanded) }
      GeometryReader { geometry in
        let layout = FloatingTabLayout(
          width: geometry.size.width, tabs: main.count, hasSeparate: separate != nil, measures: measures)
        ZStack(alignment: .topLeading) {
          if isSmall { smallBar } else { bar(layout) }
          if let separate, !isBesideSearch { circle(separate, layout) }
          if let accessory, isSmall, !isBesideSearch {
            accessoryBar(accessory, placement: .inline)
              .padding(.leading, layout.inlineStart)
              .padding(.trailing, layout.inlineEnd)
              .padding(.top, (measures.height - measures.accessoryHeight) / 2)
          }
        }
      }
      .frame(height: measures.height)
    }
  }

  private var main: [(index: Int, item: TabBarItem)] {
    items.enumerated().filter { !$0.element.isSeparate }.map { ($0.offset, $0.element) }
  }

  private var separate: (index: Int, item: TabBarItem)? {
    items.enumerated().first { $0.element.isSeparate }.map { ($0.offset, $0.element) }
  }

  @ViewBuilder
  private func bar(_ layout: FloatingTabLayout) -> some View {
    GlassSurface(shape: Capsule())
      .frame(width: layout.barWidth, height: measures.height)
      .padding(.leading, layout.barStart)
    if let selected = main.firstIndex(where: \.item.isSelected) {
      Capsule()
        .fill(ShadesStyle(shades: measures.pill))
        .frame(width: layout.pillWidth, height: measures.height - 2 * measures.pillInset)
        .padding(.leading, layout.middle(of: selected) - layout.pillWidth / 2)
        .padding(.top, measures.pillInset)
    }
    ForEach(main.indices, id: \.self) { position in
      TabBarButton(item: main[position].item) { select(main[position].index) }
        .frame(width: layout.pitch, height: measures.height)
        .padding(.leading, layout.middle(of: position) - layout.pitch / 2)
    }
  }

  /// The current tab's symbol in a circle, which makes the bar large again.
  @ViewBuilder
  private var smallBar: some View {
    if let shown = main.first(where: \.item.isSelected) ?? main.first(where: { $0.index == last }) ?? main.first {
      TabBarButton(item: shown.item) { expand() }
        .frame(width: measures.circle, height: measures.height)
        .background { GlassSurface(shape: Circle()) }
        .padding(.leading, measures.margin)
    }
  }

  private func circle(_ tab: (index: Int, item: TabBarItem), _ layout: FloatingTabLayout) -> some View {
    TabBarButton(item: tab.item) { select(tab.index) }
      .frame(width: measures.circle, height: measures.height)
      .background { GlassSurface(shape: Circle()) }
      .padding(.leading, layout.circleStart)
  }

  private func accessoryBar(_ accessory: AnyView, placement: TabViewBottomAccessoryPlacement) -> some View {
    accessory
      .environment(\.tabViewBottomAccessoryPlacement, placement)
      .frame(maxWidth: .infinity)
      .frame(height: measures.accessoryHeight)
      .clipShape(Capsule())
      .background { GlassSurface(shape: Capsule()) }
      .padding(.horizontal, placement == .expanded ? measures.margin : 0)
  }
}

/// The places in a floating tab bar, in points from the leading edge.
struct FloatingTabLayout: Equatable {
  let barStart: CGFloat
  let barWidth: CGFloat
  let pillWidth: CGFloat

  /// The distance between the middles of neighboring tabs.
  let pitch: CGFloat

  let circleStart: CGFloat
  let inlineStart: CGFloat
  let inlineEnd: CGFloat

  private let inset: CGFloat

  /// The bar is as wide as its tabs need, and not wider than the screen without its margins.
  init(width: CGFloat, tabs: Int, hasSeparate: Bool, measures: TabBarDesign.Floating) {
    let count = CGFloat(max(1, tabs))
    let separate = hasSeparate ? measures.circle + measures.circleDistance : 0
    let room = max(measures.circle, width - 2 * measures.margin - separate)
    let natural =
      2 * measures.pillInset + measures.pillWidth + (count - 1) * (measures.pillWidth - measures.pillOverlap)
    inset = measures.pillInset
    barWidth = min(natural, room)
    let share = (barWidth - 2 * inset) / count
    pillWidth =
      natural <= room
      ? measures.pillWidth
      : max(0, min(measures.pillWidth, share * measures.narrowPillGrowth - measures.narrowPillLoss))
    pitch = count > 1 ? (barWidth - 2 * inset - pillWidth) / (count - 1) : pillWidth
    barStart = hasSeparate ? measures.margin : (width - barWidth) / 2
    circleStart = width - measures.margin - measures.circle
    inlineStart = measures.margin + measures.circle + measures.circleDistance
    inlineEnd = hasSeparate ? inlineStart : measures.margin
  }

  func middle(of tab: Int) -> CGFloat { barStart + inset + pillWidth / 2 + CGFloat(tab) * pitch }
}

/// The tint on glass, which is darker in light appearance.
struct GlassTintStyle: ShapeStyle {
  func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    if let covered = environment.coveredTint { return _ShapePaint(covered) }
    var paint = environment.tintPaint()
    guard environment.colorScheme == .light, let floating = environment.design.tabBars.floating, let color = paint.color
    else { return paint }
    paint.content = .color(color.lightened(by: -Float(floating.tintDarkening)))
    paint.opacity = 1
    return paint
  }
}
