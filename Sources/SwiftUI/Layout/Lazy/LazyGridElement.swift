import Foundation

/// A lazy grid whose lines follow one axis.
nonisolated protocol LazyGridView: PrimitiveView {
  associatedtype Content: View

  @MainActor static var axis: Axis { get }
  @MainActor var items: [GridItem] { get }
  @MainActor var alignment: AlignmentKey { get }
  @MainActor var spacing: CGFloat? { get }
  @MainActor var pinnedViews: PinnedScrollableViews { get }
  var content: Content { get }
}

@MainActor extension LazyGridView {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    LazyGridElement(view, in: context)
  }

  public static var _isUnary: Bool { true }
}

final class LazyGridElement<Grid: LazyGridView>: LazyElement {
  private var view: Grid

  /// The tracks for the last cross length.
  private var tracks = GridTracks([], in: nil)
  private var tracksCross: CGFloat??

  /// The length that the items need for the last cross length.
  private var leastCross: CGFloat = 0

  init(_ view: Grid, in context: _NodeContext) {
    self.view = view
    super.init(context)
    content = Grid.Content._makeNode(view.content, in: childContext.with(container: .lazy))
  }

  override func update<V: View>(_ view: V) {
    let old = self.view
    self.view = reinterpret(view, as: Grid.self)
    let isSame =
      areKnownEqual(old.items, self.view.items) && old.alignment == self.view.alignment
      && old.spacing == self.view.spacing && old.pinnedViews == self.view.pinnedViews
    if !isSame {
      tracksCross = nil
      tableChanged()
    }
    content?.update(self.view.content)
  }

  override var axis: Axis { Grid.axis }
  override var pinnedKinds: Set<LineTable.Kind> { view.pinnedViews.kinds }

  override func makeTable(_ outline: ElementOutline) -> LineTable {
    LineTable(outline, perLine: max(1, tracks.tracks.count), spacing: view.spacing ?? ViewSpacing.standardDistance)
  }

  override func crossWillBe(_ cross: CGFloat?) {
    if tracksCross == .some(cross) { return }
    tracksCross = .some(cross)
    tracks = GridTracks(view.items, in: cross)
    leastCross = tracks.total
    // Measured on iOS 14: a grid whose items need more than the proposed length is as long as they need, and divides
    // that length among them again.
    if let cross, leastCross > cross { tracks = GridTracks(view.items, in: leastCross) }
    setElementsPerLine(max(1, tracks.tracks.count))
  }

  private func proposal(_ track: GridTracks.Track) -> ProposedViewSize {
    axis.proposal(main: nil, cross: track.length)
  }

  override func measure(_ elements: [Element], kind: LineTable.Kind, cross: CGFloat?) -> CGFloat {
    guard kind == .content else {
      return elements.reduce(0) { max($0, axis.main(of: $1.size(for: axis.proposal(main: nil, cross: cross)))) }
    }
    return zip(elements, tracks.tracks).reduce(0) { max($0, axis.main(of: $1.0.size(for: proposal($1.1)))) }
  }

  override func crossLength(for cross: CGFloat) -> CGFloat {
    crossWillBe(cross)
    return max(cross, leastCross)
  }

  override func idealCross(_ elements: [Element], kind: LineTable.Kind) -> CGFloat { tracks.total }

  override func place(_ elements: [Element], line: Int, at start: CGFloat, length: CGFloat, cross: CGFloat?) {
    let cross = cross ?? tracks.total
    guard table.blocks[table.blockIndex(ofLine: line)].kind == .content else {
      let proposal = axis.proposal(main: nil, cross: cross)
      for element in elements { placeChild(element, at: axis.point(main: start, cross: 0), proposal: proposal) }
      return
    }
    let outer = ViewDimensions(size: axis.size(main: length, cross: cross))
    let inner = ViewDimensions(size: axis.size(main: length, cross: tracks.total))
    let margin = view.alignment.value(in: outer) - view.alignment.value(in: inner)
    for (element, track) in zip(elements, tracks.tracks) {
      let cell = axis.size(main: length, cross: track.length)
      let origin = alignedOrigin(
        of: element, proposal: proposal(track), in: cell, alignment: track.alignment ?? .center)
      let corner = axis.point(main: start, cross: margin + track.start)
      placeChild(
        element, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), proposal: proposal(track))
    }
  }

  override var pathName: String { Grid.typeName }
}
