import FlowRendering

/// A node that takes part in layout: it has a size, a place in its parent, and something to draw or to say.
///
/// Sizes are cached per proposal. When something below changes, only the chain of elements whose sizes come out
/// different is laid out again; places are relative to the parent, so a subtree moves as one.
@MainActor
package class Element: _ViewNode {
  // `@exclusivity(unchecked)`: every access is over at once, on the main actor; the checks were an eighth of the time
  // that a first layout took.
  // Unowned and unsafe: the layout parent is an ancestor, or a wrapper that lives as long as this element is in it.
  @exclusivity(unchecked) package final unowned(unsafe) var layoutParent: Element?

  /// Where the element is in its layout parent, in points.
  @exclusivity(unchecked) package private(set) final var origin: CGPoint = .zero

  /// The size that the element chose, in points.
  @exclusivity(unchecked) package private(set) final var size: CGSize = .zero

  @exclusivity(unchecked) private final var placedProposal: ProposedViewSize = .unspecified

  /// Whether the element has been laid out in its parent.
  @exclusivity(unchecked) package private(set) final var isPlaced = false
  @exclusivity(unchecked) private final var needsPlacement = true

  /// Whether the element waits for its turn in the layout queue.
  @exclusivity(unchecked) package final var isQueuedForLayout = false

  /// The layout direction in which children were placed.
  @exclusivity(unchecked) private final var wasRightToLeft = false
  @exclusivity(unchecked) private final var answers = LayoutAnswers()

  // MARK: - What kinds of elements implement

  /// The size for a proposal, computed anew.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children inside `size`.
  package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// The elements placed by this one, in order.
  package func forEachLayoutChild(_ body: (Element) -> Void) {}

  /// The explicit position of an alignment guide at a size, if the element or one below it sets one.
  package func computeExplicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  /// Whether a guide that the element does not set now is never set: then it need not be kept that it was asked for.
  package var hasSameGuidesAlways: Bool { false }

  /// How much room the element prefers around itself.
  package var preferredSpacing: ViewSpacing { .standard }

  package var ownLayoutPriority: Double { 0 }

  /// The value of a layout key set on this element, or `nil`.
  package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { nil }

  /// The value of a trait that the element carries for its container: a tag, a badge, a row background.
  package func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? { nil }

  /// How far the size can vary along an axis; only the order among siblings matters.
  package func computeFlexibility(along axis: Axis, cross: CGFloat?) -> CGFloat {
    let least = size(for: axis.proposal(main: 0, cross: cross))
    let most = size(for: axis.proposal(main: .infinity, cross: cross))
    let range = max(0, axis.main(of: most) - axis.main(of: least))
    // Of those without a greatest length, the one that needs the most comes first (fact F193).
    return range == .infinity ? Self.unlimited - axis.main(of: least) : range
  }

  /// More than any finite length that is laid out, and not so much that lengths taken from it make no difference.
  private static var unlimited: CGFloat { 1e12 }

  /// Whether closures of the app say where guides of the element are.
  package var asksClosuresForGuides: Bool { false }

  /// Whether the element lies over its whole window so that what is behind is seen pushed back, as the window below a sheet.
  package var pushesBack: Bool { false }

  /// Adds what the element draws, with its children in their places.
  package func draw(into list: inout DisplayListBuilder) {
    drawChildren(into: &list)
  }

  /// Adds what the element says about itself to the semantics tree.
  package func describe(into builder: inout SemanticsBuilder) {
    forEachLayoutChild { builder.describe($0) }
  }

  /// The element at a point in this element's coordinates that takes part in hit testing, or `nil`.
  package func hitTest(_ point: CGPoint) -> Element? {
    var hit: Element?
    forEachLayoutChild { child in
      if let found = hitTest(child, at: point) { hit = found }
    }
    return hit
  }

  /// The axis along which this element arranges its children; modifiers answer for the container around them.
  package var axisForChildren: Axis? { layoutParent?.axisForChildren }

  /// The safe area's insets that this element defines for what is inside it; `nil` if it defines none.
  package var safeAreaForChildren: EdgeInsets? { nil }

  /// What this element adds to the insets of the safe area around it for one of its children; `nil` if it adds nothing.
  package func safeAreaAdded(for child: Element) -> EdgeInsets? { nil }

  /// How the element paints itself, as far as that changes gradually.
  package var paint: _ShapePaint? { nil }

  /// Whether the element is drawn into the size that it is shown with while that changes.
  package var isDrawnIntoShownSize: Bool { true }

  /// Whether places inside are animated relative to the element and not to the window.
  package var isGeometryGroup: Bool { false }

  /// Whether the element was put around one that belongs to another node, and lives as long as that.
  package var isWrapperOfForeignElement: Bool { false }

  /// Called when the element is laid out for the first time, and when a lazy container shows it again.
  package func didAppear() {}

  override package final var isEmpty: Bool { false }
  override package var makesContentAlone: Bool { false }

  /// Called when a lazy container no longer shows the element, or when it leaves the tree.
  package func didDisappear() {}

  /// Where the points of a child are in this element.
  ///
  /// Hit testing, frames, conversions, anchors and the locations of touches all follow from it: what shows a child
  /// elsewhere than layout has placed it says so here only.
  package func transformFromChild(_ child: Element) -> PointTransform { .translation(child.origin) }

  /// What takes the touches on the element, if anything does.
  package var touchResponder: (any TouchResponder)? { nil }

  /// What takes the actions of people, if the element is a control.
  package var controlInteraction: ControlInteraction? { nil }

  /// Whether the element's coordinates have a name.
  package func hasCoordinateSpace(_ name: AnyHashable) -> Bool { false }

  /// How much of a list's row the element leaves to what is inside of it.
  package var listRowShare: ListRowShare { .none }

  /// Whether the line between the rows of a list begins where the element does.
  package var startsListRowSeparator: Bool { false }

  /// What a modifier of a type keeps for the element, if that is the modifier that the element has.
  package func storage<M: ElementModifier>(of modifier: M.Type) -> M.Storage? { nil }

  /// Called after every layout for elements whose content depends on where they are.
  package func positionMayHaveChanged() {}

  // MARK: - Structure

  package final override func appendElements(to elements: inout [Element]) {
    elements.append(self)
  }

  package final override func outline(into outline: inout ElementOutline) {
    outline.add(self)
  }

  package final override var elementCount: Int { 1 }

  package final override func element(at index: Int) -> Element? { index == 0 ? self : nil }

  // MARK: - Answers, kept until something changes

  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = answers.size(for: proposal) { return known }
    guard graph.hasRoomToDescend else {
      graph.reportTooDeep(at: self)
      return .zero
    }
    let size = computeSize(proposal).checked(in: self)
    answers.store(size, for: proposal)
    return size
  }

  /// The explicit position of an alignment guide at a size, if the element or one below it sets one.
  package final func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    if let known = answers.guide(key, in: size) { return known }
    guard graph.hasRoomToDescend else {
      graph.reportTooDeep(at: self)
      return nil
    }
    let position = computeExplicitGuide(key, in: size)
    if position != nil || !hasSameGuidesAlways { answers.store(position, of: key, in: size) }
    return position
  }

  /// Where a guide is at a size: at its explicit position, or else where its alignment has it.
  package final func guide(_ key: AlignmentKey, at size: CGSize) -> CGFloat {
    explicitGuide(key, in: size) ?? key.id.defaultValue(in: ViewDimensions(size: size))
  }

  /// Forgets where guides are, so that closures of the app are asked for them again.
  package func forgetGuides() { answers.forgetGuides() }

  /// How much room the element prefers around itself.
  package final var spacing: ViewSpacing {
    if let known = answers.spacing { return known }
    let spacing = preferredSpacing
    answers.spacing = spacing
    return spacing
  }

  package final var layoutPriority: Double {
    if let known = answers.priority { return known }
    let priority = ownLayoutPriority
    answers.priority = priority
    return priority
  }

  /// How far the size can vary along an axis; only the order among siblings matters.
  package final func flexibility(along axis: Axis, cross: CGFloat?) -> CGFloat {
    if let known = answers.flexibility(along: axis, cross: cross) { return known }
    let flexibility = computeFlexibility(along: axis, cross: cross)
    answers.store(flexibility: flexibility, along: axis, cross: cross)
    return flexibility
  }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    dimensions(at: size(for: proposal))
  }

  package final func dimensions(at size: CGSize) -> ViewDimensions {
    ViewDimensions(size: size) { [unowned self] key in
      assumeMainActor { self.explicitGuide(key, in: size) }
    }
  }

  // MARK: - Placement

  /// Places the element in its layout parent.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal).finite(in: self)
    self.origin = origin.finite(in: self)
    if isPlaced, !needsPlacement, size == self.size, proposal == placedProposal { return }
    wasRightToLeft = isRightToLeft
    self.size = size
    placedProposal = proposal
    needsPlacement = false
    let isFirstTime = !isPlaced
    isPlaced = true
    if graph.hasRoomToDescend {
      let outer = graph.childOffset
      graph.childOffset = .zero
      placeChildren(in: size, proposal: proposal)
      graph.childOffset = outer
    } else {
      graph.reportTooDeep(at: self)
    }
    if isFirstTime { didAppear() }
  }

  /// Places the children again, where the element already is.
  package final func placeAgain() {
    guard isPlaced, isMounted, needsPlacement else { return }
    place(at: origin, proposal: placedProposal)
  }

  /// Lends the element another size while it is drawn, and returns the one that it had; layout never sees that size.
  @discardableResult
  package final func swapSize(_ size: CGSize) -> CGSize {
    defer { self.size = size }
    return self.size
  }

  // MARK: - Invalidation

  /// Says that the element may now have another size, or arranges its children differently.
  package final func setNeedsLayout() {
    guard isMounted else { return }
    graph.layout.enqueue(self)
  }

  /// Computes again what the element was asked. Returns whether the parent has to be laid out again too.
  package final func refreshSizes() -> Bool {
    needsPlacement = true
    var old = LayoutAnswers()
    swap(&old, &answers)
    layoutInputChanged()
    return !isPlaced || !old.areRepeated(by: self)
  }

  /// Says that the container around is now a stack along another axis, which spacers and dividers follow.
  package final func axisAroundChanged() {
    setNeedsLayout()
    if self is ModifiedElement { forEachLayoutChild { $0.axisAroundChanged() } }
  }

  /// Drops what was derived from children; called before sizes are computed again.
  package func layoutInputChanged() {}

  package override func environmentWillChange() {
    graph.motion.paints.note(self)
  }

  package override func environmentReadChanged() {
    setNeedsLayout()
  }

  package override func environmentChanged() {
    directionMayHaveChanged()
  }

  /// Lays out again what is now written from the other side: every element mirrors the places of its children.
  private func directionMayHaveChanged() {
    if isRightToLeft == wasRightToLeft { return }
    wasRightToLeft = isRightToLeft
    setNeedsLayout()
  }
}

extension Element {
  package func drawChildren(into list: inout DisplayListBuilder) {
    forEachLayoutChild { list.draw($0) }
  }
}

extension CGSize {
  /// The size with what cannot be laid out replaced: NaN and negative lengths become zero, and are reported.
  @MainActor
  fileprivate func checked(in element: Element) -> CGSize {
    if width >= 0, height >= 0 { return self }
    element.reportLayoutProblem(
      "The size \(width) x \(height) cannot be laid out: lengths must be zero or more. Zero is used instead.")
    return CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
  }

  /// The size with infinite lengths replaced: an answer may be infinite, a place may not.
  @MainActor
  fileprivate func finite(in element: Element) -> CGSize {
    if width.isFinite, height.isFinite { return self }
    element.reportLayoutProblem(
      "The size \(width) x \(height) cannot be laid out: a view took all of an infinite offer. Zero is used instead.")
    return CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}

extension CGPoint {
  /// The point, with numbers that are not finite replaced by zero and reported.
  @MainActor
  fileprivate func finite(in element: Element) -> CGPoint {
    if x.isFinite, y.isFinite { return self }
    element.reportLayoutProblem("(\(x), \(y)) is not a position: both numbers must be finite. Zero is used instead.")
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

extension _ViewNode {
  /// The elements that the node contributes, in order, with `container` as the one that lays them out.
  package func elements(placedBy container: Element) -> [Element] {
    var elements: [Element] = []
    appendElements(to: &elements)
    elements.visit { $0.layoutParent = container }
    return elements
  }
}

extension Element {
  /// Reports a number that cannot be laid out, at the nearest view that has a name.
  package func reportLayoutProblem(_ message: String) {
    var element: Element = self
    while element.pathName.isEmpty, let child = (element as? ModifiedElement)?.child { element = child }
    graph.report(_RuntimeIssue(message, severity: .warning, at: element))
  }
}
