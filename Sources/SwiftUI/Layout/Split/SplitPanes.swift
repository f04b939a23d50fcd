/// Panes along an axis with draggable dividers between them.
struct SplitPanes<Panes: View>: View {
  let axis: Axis
  let panes: Panes

  /// The position of each dragged divider, by the pane before it, in points from the leading or upper edge.
  @State private var positions: [Subview.ID: CGFloat] = [:]

  /// The width of all panes, in points.
  @State private var width: CGFloat = 0
  @Environment(\.layoutDirection) private var layoutDirection
  @Namespace private var space

  var body: some View {
    Group(subviews: panes) { panes in
      SplitLayout(axis: axis, positions: panes.dropLast().map { positions[$0.id] }) {
        ForEach(panes) { pane in
          pane
          if pane.id != panes.last?.id { line(after: pane.id) }
        }
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .coordinateSpace(.named(space))
    .modifier(SplitSemantics(role: .splitGroup))
  }

  private func line(after pane: Subview.ID) -> some View {
    Rectangle()
      .fill(.separator)
      .padding(axis == .horizontal ? .horizontal : .vertical, SplitLayout.grip)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named(space)).onChanged { drag in
          positions[pane] = position(at: drag.location)
        }
      )
      .modifier(SplitSemantics(role: .splitter))
  }

  private func position(at location: CGPoint) -> CGFloat {
    if axis == .vertical { return location.y }
    return layoutDirection == .rightToLeft ? width - location.x : location.x
  }
}

/// Places panes and the dividers between them: a pane, a divider, a pane.
struct SplitLayout: Layout {
  /// The distance from a divider within which a touch moves it, in points.
  static let grip: CGFloat = 4

  private static let lineLength: CGFloat = 1

  let axis: Axis

  /// The position of each divider in points, or `nil` for one that was not dragged.
  let positions: [CGFloat?]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let proposed = axis == .horizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
    let ideal = panes(subviews).map { $0.sizeThatFits(.unspecified) }
    let idealLength = ideal.reduce(lines(subviews)) { $0 + axis.main(of: $1) }
    return axis.size(
      main: proposed.0 ?? idealLength, cross: proposed.1 ?? ideal.lazy.map(axis.cross).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let cross = axis.cross(of: bounds.size)
    let panes = panes(subviews)
    let lengths = lengths(of: panes, available: axis.main(of: bounds.size) - lines(subviews), cross: cross)
    let middle = axis == .horizontal ? bounds.midY : bounds.midX
    var start = axis == .horizontal ? bounds.minX : bounds.minY
    for (index, length) in lengths.enumerated() {
      panes[index].place(
        at: axis.point(main: start + length / 2, cross: middle), anchor: .center,
        proposal: axis.proposal(main: length, cross: cross))
      start += length
      guard subviews.indices.contains(2 * index + 1) else { continue }
      subviews[2 * index + 1].place(
        at: axis.point(main: start + Self.lineLength / 2, cross: middle), anchor: .center,
        proposal: axis.proposal(main: Self.lineLength + 2 * Self.grip, cross: cross))
      start += Self.lineLength
    }
  }

  private func panes(_ subviews: Subviews) -> [LayoutSubview] {
    stride(from: 0, to: subviews.count, by: 2).map { subviews[$0] }
  }

  private func lines(_ subviews: Subviews) -> CGFloat { CGFloat(subviews.count / 2) * Self.lineLength }

  /// The length of each pane: up to the last dragged divider as dragged, after it a share of the remaining length.
  private func lengths(of panes: [LayoutSubview], available: CGFloat, cross: CGFloat) -> [CGFloat] {
    let limits = panes.map { pane in
      let shortest = axis.main(of: pane.sizeThatFits(axis.proposal(main: 0, cross: cross)))
      let longest = axis.main(of: pane.sizeThatFits(axis.proposal(main: .infinity, cross: cross)))
      return shortest...max(shortest, longest)
    }
    var lengths: [CGFloat] = []
    var start: CGFloat = 0
    for (index, limit) in limits.enumerated() {
      let rest = available - lengths.reduce(0, +)
      let later = limits[(index + 1)...]
      let room = rest - later.reduce(0) { $0 + $1.lowerBound }
      var wanted = Self.share(of: rest, among: limits[index...])
      if positions.indices.contains(index), let position = positions[index] { wanted = position - start }
      let length = max(limit.lowerBound, min(wanted, limit.upperBound, room))
      lengths.append(length)
      start += length + Self.lineLength
    }
    return lengths
  }

  /// The first pane's share of a common length: the least flexible panes take theirs first.
  private static func share(of length: CGFloat, among limits: ArraySlice<ClosedRange<CGFloat>>) -> CGFloat {
    var rest = length
    var count = limits.count
    let order = limits.indices.sorted {
      let (first, second) = (limits[$0], limits[$1])
      let (a, b) = (first.upperBound - first.lowerBound, second.upperBound - second.lowerBound)
      return a == b ? $0 < $1 : a < b
    }
    for index in order {
      let own = max(limits[index].lowerBound, min(rest / CGFloat(count), limits[index].upperBound))
      if index == limits.startIndex { return own }
      rest -= own
      count -= 1
    }
    return rest
  }
}

/// Describes the panes as a split group, and the lines between them as splitters.
private struct SplitSemantics: ElementModifier {
  let role: SemanticsNode.Role

  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    var node = SemanticsNode(role: role, of: element)
    node.children = builder.children { $0.describe(child) }
    builder.add(node)
  }
}
