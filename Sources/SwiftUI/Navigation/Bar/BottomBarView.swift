/// The toolbar at the bottom of a screen.
struct BottomBarView: View {
  let items: [BarItem]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
        if index > 0, !hasOwnSpacers { Spacer(minLength: 0) }
        BarItemSlot(item: item, isFixed: false)
      }
    }
    .padding(.horizontal, BarMetrics.margin)
    .frame(maxWidth: .infinity)
    .frame(height: BarMetrics.toolbarHeight)
    .background { BarBackground(appearance: BarAppearance(), edge: .bottom, isOpaque: true) }
    .modifier(ToolbarSemantics())
  }

  /// Items that bring their own spaces are not spread.
  private var hasOwnSpacers: Bool {
    items.contains { $0.spacer != nil || $0.element.flexibility(along: .horizontal, cross: nil) == .infinity }
  }
}
