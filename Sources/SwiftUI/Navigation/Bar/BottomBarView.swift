/// The toolbar at the bottom of a screen.
struct BottomBarView: View {
  let items: [BarItem]
  var appearance = BarAppearance()

  @Environment(\.design) private var design
  @Environment(\.barLooks.toolbar) private var look

  var body: some View {
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
