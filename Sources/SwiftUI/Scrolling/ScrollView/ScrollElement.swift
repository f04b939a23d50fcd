import FlowRendering
import Foundation

/// A scrollable viewport on larger content.
///
/// Offsets are measured from the top leading corner of the content, in points; zero is the start of the content.
@MainActor
package class ScrollElement: ContentElement, RelativeContainer {
  package final private(set) var style: ScrollSurfaceStyle

  /// The offset of the viewport in the content.
  package final private(set) var offset: CGPoint = .zero

  /// The sizes of the last layout pass.
  package final private(set) var geometry = ScrollMeasurements()

  /// The proposal when the content was last measured; lazy content measures as much as fits.
  final var offeredSize: ProposedViewSize = .unspecified

  /// The axes along which a container asks for the length of the content: no content can have a part of it.
  private final var huggedAxes = Axis.Set.neither

  /// The distance by which the content is shown beyond its ends while it is dragged or bounces back, in points.
  final var overrun: CGPoint = .zero {
    didSet { if overrun != oldValue { setNeedsLayout() } }
  }

  /// The offset at which the content was last placed, in points.
  private(set) final var placedOffset: CGPoint = .zero

  /// The current phase.
  final var phase = ScrollPhase.idle

  private final var pan: ScrollPan?

  private final var isAtAnchor = false

  /// Whether the content has not been shown yet.
  private final var isFirst = true
  private final var correction: CGPoint = .zero
  private final var lastOutsets = EdgeInsets()
  private final var containerReaders = ContainerReaders()
  final var appliedPositionID: AnyHashable?
  final var appliedPosition: ScrollPosition?

  /// The offset at which the view of `scrollPosition` was last known to be visible.
  final var heldOffset: CGPoint?

  /// The sizes when a requested edge was last scrolled to.
  final var appliedGeometry: ScrollMeasurements?

  private final var hasUnreportedPosition = false

  private let stack = StackArrangement(
    direction: .vertical, alignment: HorizontalAlignment.center.alignmentKey, spacing: nil)

  init(style: ScrollSurfaceStyle, in context: _NodeContext) {
    self.style = style
    super.init(context)
  }

  final func show(_ new: ScrollSurfaceStyle) {
    guard new != style else { return }
    style = new
    setNeedsLayout()
  }

  // MARK: - Scrolling

  /// Sets the offset, clamped to the content.
  ///
  /// - Parameter reportsPosition: Whether the scroll updates the binding of `scrollPosition(id:)`; `false` if the
  ///   binding requested it.
  package final func scroll(to place: CGPoint, reportsPosition: Bool = true) {
    if stopRunning() { enter(.idle) }
    overrun = .zero
    move(to: place, reportsPosition: reportsPosition)
  }

  final func move(to place: CGPoint, reportsPosition: Bool) {
    let clamped = geometry.clamped(place, axes: style.axes)
    guard clamped != offset else { return }
    offset = clamped
    if !reportsPosition { heldOffset = clamped }
    hasUnreportedPosition = reportsPosition
    isFirst = false
    noteAnchor()
    setNeedsLayout()
  }

  /// Corrects the offset after preceding rows turned out larger or smaller than estimated.
  final func correct(by distance: CGPoint) {
    correction = CGPoint(x: correction.x + distance.x, y: correction.y + distance.y)
    setNeedsLayout()
  }

  // MARK: - Layout

  override package func environmentChanged() {
    setNeedsLayout()
  }

  override package func evaluate() {
    isDirty = false
    setNeedsLayout()
  }

  private var margins: EdgeInsets { environment.scrollOptions.contentMargins }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: margins)
    for axis in Axis.allCases where style.axes.contains(axis) { inner[axis] = nil }
    return inner
  }

  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = contentProposal(proposal)
    if children.count == 1 { return children[0].size(for: inner) }
    var cache = stack.makeCache(children, in: self)
    return stack.sizeThatFits(inner, children: children, in: self, cache: &cache)
  }

  override package func layoutInputChanged() { huggedAxes = .neither }

  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    offeredSize = proposal
    for axis in Axis.allCases where proposal[axis] == nil { huggedAxes.insert(Axis.Set(axis)) }
    if style.fillsBothAxes, let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let inner = contentSize(proposal)
    func length(_ axis: Axis) -> CGFloat {
      let fitting = axis.main(of: inner) + margins.length(along: axis)
      guard style.fillsBothAxes || style.axes.contains(axis) else { return fitting }
      guard let offered = proposal[axis] else { return fitting }
      return style.fitsContent ? min(offered, fitting) : offered
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    graph.recordPositionRead(of: self)
    var offered = proposal
    for axis in Axis.allCases where offered[axis] == nil || style.axes.contains(axis) {
      offered[axis] = axis.main(of: size)
    }
    offeredSize = offered
    lastOutsets = safeAreaOutsets(for: size)
    // A view that fills the viewport is laid out in its size; a view that fits its content keeps the measured proposal.
    let proposal = style.fillsBothAxes ? ProposedViewSize(size) : proposal
    let content = contentSize(proposal)
    let isResized = !isFirst && geometry.containerSize != size
    geometry = ScrollMeasurements(
      contentSize: content, containerSize: size, margins: margins, outsets: lastOutsets.along(style.axes))
    containerReaders.tell(offeredSize)
    moveWindow()
    placeContent(content, proposal: contentProposal(proposal), in: size)
    if style.axes.contains(.vertical as Axis) { scrolledScreen?.didScroll(self) }
    followPosition()
    tellGeometryObservers()
    if isResized { graph.enqueueAction { [weak self] in self?.settleAfterResizing() } }
  }

  override package var qualities: ElementQualities { .scrollsContent }

  final var arrangesCells: Bool { style.role == .collectionView || style.role == .table }

  /// Whether a container asks for the length of the content.
  final func isHugged(along axis: Axis) -> Bool { huggedAxes.contains(Axis.Set(axis)) }

  /// The container size that views in the content see.
  final func containerLength(along axis: Axis) -> CGFloat? {
    guard !huggedAxes.contains(Axis.Set(axis)), let length = offeredSize[axis], length.isFinite else { return nil }
    return max(0, length - margins.length(along: axis))
  }

  /// Registers an element whose layout depends on the size of the viewport.
  final func addContainerReader(_ element: Element) {
    containerReaders.add(element)
  }

  private func moveWindow() {
    let anchors = environment.scrollOptions.anchors
    if correction != .zero { shiftRunning(by: correction) }
    let isHeld = heldOffset == offset
    if let anchor = isFirst ? anchors.initialOffset : isAtAnchor ? anchors.sizeChanges : nil {
      offset = geometry.offset(at: anchor, axes: style.axes)
    } else {
      offset = geometry.clamped(
        CGPoint(x: offset.x + correction.x, y: offset.y + correction.y), axes: style.axes)
    }
    correction = .zero
    if isHeld { heldOffset = offset }
    if isFirst { noteAnchor() }
    isFirst = false
  }

  /// Records whether the offset is at the anchor that is kept during size changes.
  private func noteAnchor() {
    isAtAnchor = geometry.isAtAnchor(environment.scrollOptions.anchors.sizeChanges, offset: offset, axes: style.axes)
  }

  private func placeContent(_ content: CGSize, proposal: ProposedViewSize, in size: CGSize) {
    placedOffset = CGPoint(x: offset.x + overrun.x, y: offset.y + overrun.y)
    let alignment = environment.scrollOptions.anchors.alignment
    func start(_ axis: Axis, margin: CGFloat, end: CGFloat) -> CGFloat {
      let room = axis.main(of: size) - margin - end - axis.main(of: content)
      let isScrolling = style.axes.contains(axis)
      let share: CGFloat =
        if !isScrolling { 0.5 } else if room <= 0 { 0 } else if let alignment {
          axis == .horizontal ? alignment.x : alignment.y
        } else { style.axes == .both ? 0.5 : 0 }
      return margin + share * room - (axis == .horizontal ? placedOffset.x : placedOffset.y)
    }
    let origin = CGPoint(
      x: start(.horizontal, margin: margins.leading, end: margins.trailing),
      y: start(.vertical, margin: margins.top, end: margins.bottom))
    if children.count == 1 {
      placeChild(children[0], at: origin, proposal: proposal)
    } else {
      var cache = stack.makeCache(children, in: self)
      withChildOffset(origin) {
        stack.place(children, size: content, proposal: proposal, in: self, cache: &cache)
      }
    }
  }

  override package func willUnmount() { scrolledScreen?.didRemove(self) }

  /// The screen whose bars follow the scroll view.
  private var scrolledScreen: (any ScrolledScreen)? { nearest(ScrolledScreenFact.self) }

  /// The distance by which content has been scrolled under a bar at the top, in points.
  final var distanceBelowTopBar: CGFloat { lastOutsets.top > 0 ? max(0, placedOffset.y) : 0 }

  /// Whether content is behind the bar below the viewport.
  final var isBehindBottomBar: Bool {
    lastOutsets.bottom > 0 && placedOffset.y < geometry.maximumOffset.y - geometry.margins.bottom
  }

  /// The height by which the bar above the viewport has become smaller, in points.
  final var collapsedBarHeight: CGFloat {
    min(distanceBelowTopBar, scrolledScreen?.collapsibleHeight ?? 0)
  }

  override package func positionMayHaveChanged() {
    if lastOutsets != safeAreaOutsets(for: size) { setNeedsLayout() }
    if !environment.scrollTargetObservers.all.isEmpty {
      graph.enqueueAction { [weak self] in self?.tellTargetObservers() }
    }
    guard hasUnreportedPosition else { return }
    hasUnreportedPosition = false
    // Nested lazy containers may still have to follow the scroll.
    graph.enqueueAction { [weak self] in self?.reportPosition() }
  }

  override package var axisForChildren: Axis? { .vertical }

  override package func fact<K: ElementFact>(_ key: K.Type) -> K.Value? {
    RelativeContainerFact.answer(key, self) ?? ScrollElementFact.answer(key, self)
      ?? CoordinateSpaceFact.answer(key, coordinateSpaceNames)
  }

  /// The names of the scroll view's coordinate space: with and without its axes.
  private var coordinateSpaceNames: [AnyHashable] {
    let axes = Axis.allCases.filter { style.axes.contains($0) }
    return ([nil] + axes).map { AnyHashable(NamedCoordinateSpace.ScrollViewName(axis: $0)) }
  }

  /// Scrolled content does not extend beyond the safe area of the screen.
  override package var safeAreaForChildren: EdgeInsets? { EdgeInsets() }

  // MARK: - Structure and outputs

  /// The visible part of the content: the viewport, and the areas under bars at its ends that show content.
  package final var visibleRect: CGRect {
    CGRect(origin: .zero, size: size).outset(by: mirrored(lastOutsets.along(style.axes)))
  }

  override package func draw(into list: inout DisplayListBuilder) {
    if let background = style.background, environment.scrollOptions.contentBackground != .hidden,
      environment.sheetRows == nil
    {
      let rect = CGRect(origin: .zero, size: size).outset(by: mirrored(lastOutsets))
      list.add(.fill(.rect(rect), .color(background.renderColor(in: environment)), evenOdd: false))
    }
    if environment.scrollOptions.isClipDisabled {
      drawChildren(into: &list)
    } else {
      list.group(DisplayGroup(clip: .rect(visibleRect))) { drawChildren(into: &$0) }
    }
  }

  override package var touchResponder: (any TouchResponder)? {
    if pan == nil { pan = ScrollPan(self) }
    return pan
  }

  override package func hitTest(_ point: CGPoint) -> Element? {
    guard environment.scrollOptions.isClipDisabled || visibleRect.contains(point) else { return nil }
    return super.hitTest(point) ?? (visibleRect.contains(point) ? self : nil)
  }

  override package func describe(into builder: inout SemanticsBuilder) {
    if style.fitsContent { return super.describe(into: &builder) }
    let isList = style.role == .collectionView
    var node = SemanticsNode(role: isList ? environment.elementDesign.listRole : style.role, of: self)
    node.isEnabled = environment.isEnabled
    node.children = builder.children { inner in forEachLayoutChild { inner.describe($0) } }
    if let refresh = environment.refresh {
      let graph = graph
      node.actions.append(SemanticsAction(.refresh) { refresh.start(in: graph) })
    }
    node.children += scrollBars
    builder.add(node)
  }

  override package var pathName: String { arrangesCells ? "List" : "ScrollView" }
}

extension Element {
  /// The innermost enclosing scroll view.
  package var enclosingScrollElement: ScrollElement? { enclosing(ScrollElement.self) }
}

extension Element {
  /// The nearest scroll view: this element, or an ancestor.
  final var nearestScrollElement: ScrollElement? { self as? ScrollElement ?? enclosingScrollElement }
}

/// The scroll view that an element is, if it is one.
enum ScrollElementFact: ElementFact { typealias Value = ScrollElement }
