/// The row of a navigation bar: three views, at the leading edge, in the center and at the trailing edge.
struct BarRow<Content: View>: ContainerView {
  let content: Content

  /// The height in points; `nil` for that of the bar.
  let height: CGFloat?

  /// The width in the middle that belongs to a tab bar, in points.
  let sharedWidth: CGFloat

  init(height: CGFloat? = nil, sharedWidth: CGFloat, @ViewBuilder content: () -> Content) {
    self.height = height
    self.sharedWidth = sharedWidth
    self.content = content()
  }

  var arrangement: BarRowArrangement { BarRowArrangement(height: height, sharedWidth: sharedWidth) }
}

/// The center view is in the middle of the bar if it fits there, otherwise in the space between the edges; it shrinks
/// first. Beside a tab bar it is behind the leading edge (assumed).
struct BarRowArrangement: ContainerLayout {
  let height: CGFloat?
  let sharedWidth: CGFloat

  func makeCache(_ children: [Element], in parent: Element) {}

  @MainActor func sizeThatFits(
    _ proposal: ProposedViewSize, children: [Element], in parent: Element, cache: inout Void
  ) -> CGSize {
    let bars = parent.environment.design.bars
    let ideal = children.reduce(CGFloat(0)) { $0 + $1.size(for: .unspecified).width + bars.titleDistance }
    return CGSize(
      width: proposal.width ?? ideal, height: proposal.height ?? height ?? bars.height)
  }

  @MainActor func place(
    _ children: [Element], size: CGSize, proposal: ProposedViewSize, in parent: Element, cache: inout Void
  ) {
    guard children.count == 3 else { return }
    let bars = parent.environment.design.bars
    let gap = bars.titleDistance
    let (leading, centre, trailing) = (children[0], children[1], children[2])
    let idealCentre = centre.size(for: ProposedViewSize(width: nil, height: size.height)).width
    let end = trailing.size(for: ProposedViewSize(width: nil, height: size.height)).width
    // Half of the remaining space is for the leading edge; the back button adapts to less.
    let room = max(bars.leastBackWidth, (size.width - idealCentre) / 2 - gap)
    let leadingProposal = ProposedViewSize(width: min(room, max(0, size.width - end)), height: size.height)
    let start = leading.size(for: leadingProposal).width
    place(leading, at: 0, leadingProposal, size, parent)
    place(trailing, at: size.width - end, ProposedViewSize(width: end, height: size.height), size, parent)

    let startGap = start > 0 ? start + gap : 0
    let endGap = end > 0 ? end + gap : 0
    let free =
      sharedWidth > 0
      ? max(0, (size.width - sharedWidth) / 2 - startGap) : max(0, size.width - startGap - endGap)
    let centreProposal = ProposedViewSize(width: free, height: size.height)
    let width = centre.size(for: centreProposal).width
    let middle = sharedWidth > 0 ? startGap : (size.width - width) / 2
    let x = min(max(middle, startGap), max(startGap, size.width - endGap - width))
    place(centre, at: x, centreProposal, size, parent)
  }

  @MainActor private func place(
    _ child: Element, at x: CGFloat, _ proposal: ProposedViewSize, _ size: CGSize, _ parent: Element
  ) {
    let height = child.size(for: proposal).height
    parent.placeChild(child, at: CGPoint(x: x, y: (size.height - height) / 2), proposal: proposal)
  }
}
