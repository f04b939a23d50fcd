import FlowRendering

/// A node that takes part in layout: it has a size, a position in its parent, and drawing or semantics.
///
/// Sizes are cached per proposal. A change lays out only the chain of elements whose sizes differ afterwards. Positions
/// are relative to the parent, so a subtree moves as one.
@MainActor
package class Element: _ViewNode {
  // `@exclusivity(unchecked)`: every access is short and on the main actor; the checks took an eighth of the time of a
  // first layout.
  // Values of one byte come first: see `_ViewNode`.

  /// Whether the element has been laid out in its parent.
  @exclusivity(unchecked) package private(set) final var isPlaced = false
  @exclusivity(unchecked) private final var needsPlacement = true

  /// Whether the element has been placed since its layout parent set this to false.
  @exclusivity(unchecked) package final var hasNewPlace = false

  /// Whether the element waits for its turn in the layout queue.
  @exclusivity(unchecked) package final var isQueuedForLayout = false

  /// Whether the children were last placed from right to left.
  @exclusivity(unchecked) package private(set) final var placesFromRight = false

  // Unowned and unsafe: the layout parent is an ancestor, or a wrapper that lives as long as this element is in it.
  @exclusivity(unchecked) package final unowned(unsafe) var layoutParent: Element?

  /// The position of the element in its layout parent, in points.
  @exclusivity(unchecked) package private(set) final var origin: CGPoint = .zero

  /// The size that the element chose, in points.
  @exclusivity(unchecked) package private(set) final var size: CGSize = .zero

  /// The proposal with which the element was placed.
  @exclusivity(unchecked) package private(set) final var placedProposal: ProposedViewSize = .unspecified
  @exclusivity(unchecked) private final var answers = LayoutAnswers()

  // MARK: - Overridden by subclasses

  /// Computes the size for a proposal.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children inside `size`.
  package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// Visits the elements placed by this one, in order.
  package func forEachLayoutChild(_ body: (Element) -> Void) {}

  /// The explicit position of an alignment guide, or `nil` if neither the element nor a descendant sets one.
  ///
  /// - Parameters:
  ///   - size: The size of the element for the proposal.
  ///   - proposal: Two proposals can result in the same size with different positions of the children.
  package func computeExplicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// The axes on which the element or a descendant may set alignment guides, for any proposal.
  package var ownGuideAxes: Axis.Set { .neither }

  /// What holds for the element whatever it shows.
  package var qualities: ElementQualities { .none }

  /// The distances that the element prefers to its neighbors.
  package var preferredSpacing: ViewSpacing { .standard }

  package var ownLayoutPriority: Double { 0 }

  /// The value of a trait for the element's container, such as a tag, a badge or a row background.
  package func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? { nil }

  /// A fact about the element itself, or `nil`.
  package func fact<K: ElementFact>(_ key: K.Type) -> K.Value? { nil }

  /// How far the size can vary along an axis; only the order among siblings matters.
  package func computeFlexibility(along axis: Axis, cross: CGFloat?) -> CGFloat {
    let least = size(for: axis.proposal(main: 0, cross: cross))
    let most = size(for: axis.proposal(main: .infinity, cross: cross))
    let range = max(0, axis.main(of: most) - axis.main(of: least))
    // Among children without a greatest length, the one that needs the most comes first (fact F193).
    return range == .infinity ? Self.unlimited - axis.main(of: least) : range
  }

  /// A value greater than any finite length in a layout, yet small enough for subtractions of lengths to stay exact.
  private static var unlimited: CGFloat { 1e12 }

  /// Draws the element and its children.
  package func draw(into list: inout DisplayListBuilder) {
    drawChildren(into: &list)
  }

  /// Adds the element's semantics to the semantics tree.
  package func describe(into builder: inout SemanticsBuilder) {
    forEachLayoutChild { builder.describe($0) }
  }

  /// The hit element at a point in this element's coordinates, or `nil`.
  package func hitTest(_ point: CGPoint) -> Element? {
    var hit: Element?
    forEachLayoutChild { child in
      if let found = hitTest(child, at: point) { hit = found }
    }
    return hit
  }

  /// The axis along which this element arranges its children; modifiers forward the axis of their container.
  package var axisForChildren: Axis? { layoutParent?.axisForChildren }

  /// The insets of the safe area that this element defines for its content, or `nil` if it defines none.
  package var safeAreaForChildren: EdgeInsets? { nil }

  /// The insets that this element adds to the surrounding safe area for one of its children, or `nil` if it adds none.
  package func safeAreaAdded(for child: Element) -> EdgeInsets? { nil }

  /// The paint of the element, if changes of it animate.
  package var paint: _ShapePaint? { nil }

  /// Whether the element is drawn into its animated size while the size changes.
  package var isDrawnIntoShownSize: Bool { true }

  /// The element in this one that belongs to another node, which may show it elsewhere.
  package var foreignElement: Element? { nil }

  /// Called on the first layout of the element, and when a lazy container shows it again.
  package func didAppear() {}

  override package final var isEmpty: Bool { false }
  override package var makesContentAlone: Bool { false }

  /// Called when a lazy container hides the element, or when the element leaves the tree.
  package func didDisappear() {}

  /// The transform from a child's coordinates to those of this element.
  ///
  /// Hit testing, frames, conversions, anchors and the locations of touches all derive from it. An element that shows a
  /// child away from its layout position overrides only this method.
  package func transformFromChild(_ child: Element) -> PointTransform { .translation(child.origin) }

  /// The responder to touches on the element, or `nil`.
  package var touchResponder: (any TouchResponder)? { nil }

  /// Called after every layout for elements whose content depends on their position.
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

  // MARK: - Cached answers

  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = answers.size(for: proposal) { return known }
    guard graph.hasRoomToDescend else {
      graph.reportTooDeep(at: self)
      return .zero
    }
    if answers.hasForgotten, answers.isExhausted(in: graph.layout.count) {
      reportExhaustion()
      return answers.sizeWhenExhausted
    }
    let size = computeSize(proposal).checked(in: self)
    if !answers.store(size, for: proposal) { answers.storeMore(size, for: proposal, in: graph.layout.count) }
    return size
  }

  /// The explicit position of an alignment guide for a proposal, or `nil` if neither the element nor a descendant sets
  /// one.
  package final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    if !guideAxes.contains(key.axis) { return nil }
    if let known = answers.guide(key, for: proposal) { return known }
    guard graph.hasRoomToDescend else {
      graph.reportTooDeep(at: self)
      return nil
    }
    if answers.hasForgotten, answers.isExhausted(in: graph.layout.count) {
      reportExhaustion()
      return nil
    }
    let position = computeExplicitGuide(key, in: size(for: proposal), proposal: proposal)
    if position != nil || !hasSameGuidesAlways, !answers.store(position, of: key, for: proposal) {
      answers.storeMore(position, of: key, for: proposal, in: graph.layout.count)
    }
    return position
  }

  private func reportExhaustion() {
    guard graph.layout.noteExhaustion() else { return }
    graph.report(
      _RuntimeIssue(
        "A layout asks for thousands of sizes or alignment guides of one view: the questions of containers in each other "
          + "multiply. The view does not answer further ones.", at: self))
  }

  /// The axes on which the element or a descendant may set alignment guides; on the other axes none are looked for.
  package final var guideAxes: Axis.Set {
    if let known = answers.guideAxes { return known }
    guard graph.hasRoomToDescend else {
      graph.reportTooDeep(at: self)
      return .neither
    }
    let axes = ownGuideAxes
    answers.guideAxes = axes
    return axes
  }

  /// The position of a guide: the explicit one, or else the default of its alignment.
  ///
  /// - Parameter size: The size of the element for the proposal.
  package final func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    explicitGuide(key, for: proposal)
      ?? key.id.defaultValue(in: ViewDimensions(size: size, of: self, for: proposal, computing: key))
  }

  /// Discards the cached guides of the element and of what its modifier wraps, so that closures of the app compute them
  /// again.
  package final func forgetGuides() {
    answers.forgetGuides()
    (self as? ModifiedElement)?.child?.forgetGuides()
  }

  /// The distances that the element prefers to its neighbors.
  package final var spacing: ViewSpacing {
    if let known = answers.spacing { return known }
    let spacing = preferredSpacing
    answers.spacing = spacing
    return spacing
  }

  package final var layoutPriority: Double {
    if let known = answers.priority { return known }
    let priority = ownLayoutPriority
    answers.store(priority: priority)
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
    ViewDimensions(size: size(for: proposal), of: self, for: proposal)
  }

  // MARK: - Placement

  /// Places the element in its layout parent.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal).finite(in: self)
    self.origin = origin.finite(in: self)
    hasNewPlace = true
    if isPlaced, !needsPlacement, size == self.size, proposal == placedProposal { return }
    placesFromRight = isRightToLeft
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

  /// Places the children again without moving the element.
  package final func placeAgain() {
    guard isPlaced, isMounted, needsPlacement else { return }
    // An element that is shown elsewhere has its place there.
    if let foreignElement, foreignElement.layoutParent !== self { return }
    place(at: origin, proposal: placedProposal)
  }

  /// Gives the element another size during drawing, and returns the previous one; layout never sees the new size.
  @discardableResult
  package final func swapSize(_ size: CGSize) -> CGSize {
    defer { self.size = size }
    return self.size
  }

  // MARK: - Invalidation

  /// Marks the element for layout, because its size or the arrangement of its children may have changed.
  package final func setNeedsLayout() {
    guard isMounted else { return }
    graph.layout.enqueue(self)
  }

  /// Recomputes the cached answers. Returns whether the parent needs layout as well.
  package final func refreshSizes() -> Bool {
    needsPlacement = true
    var old = LayoutAnswers()
    swap(&old, &answers)
    layoutInputChanged()
    return !isPlaced || !old.areRepeated(by: self)
  }

  /// Becomes a child of a container, which may have another axis than an earlier one.
  package final func enter(_ container: Element) {
    if layoutParent === container { return }
    layoutParent = container
    if isPlaced { axisAroundChanged() }
  }

  /// Contains an element of another node again. While it was elsewhere, its wrappers did not hear of its changes.
  package final func takeBack(_ element: Element) {
    if element.layoutParent === self { return }
    element.enter(self)
    var wrapper: Element? = self
    while let current = wrapper, current.foreignElement != nil {
      current.answers = LayoutAnswers()
      current.needsPlacement = true
      wrapper = current.layoutParent
    }
  }

  /// Called when the axis of the surrounding stack has changed, which spacers and dividers follow.
  package func axisAroundChanged() { setNeedsLayout() }

  /// Discards values derived from children; called before sizes are recomputed.
  package func layoutInputChanged() {}

  package final override func environmentWillChange() {
    graph.motion.paints.note(self)
  }

  package override func environmentReadChanged() {
    setNeedsLayout()
  }

  /// Lays out the element again after a change of the layout direction: every element mirrors its children's positions.
  package final override func layoutDirectionMayHaveChanged() {
    if isRightToLeft == placesFromRight { return }
    placesFromRight = isRightToLeft
    setNeedsLayout()
  }
}

extension Element {
  package func drawChildren(into list: inout DisplayListBuilder) {
    forEachLayoutChild { list.draw($0) }
  }
}

extension CGSize {
  /// The size with invalid lengths replaced: NaN and negative lengths become zero, with a warning.
  @MainActor
  fileprivate func checked(in element: Element) -> CGSize {
    if width >= 0, height >= 0 { return self }
    element.reportLayoutProblem(
      "The size \(width) x \(height) cannot be laid out: lengths must be zero or more. Zero is used instead.")
    return CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
  }

  /// The size with infinite lengths replaced: a size answer may be infinite, a placed size may not.
  @MainActor
  fileprivate func finite(in element: Element) -> CGSize {
    if width.isFinite, height.isFinite { return self }
    element.reportLayoutProblem(
      "The size \(width) x \(height) cannot be laid out: a view took all of an infinite offer. Zero is used instead.")
    return CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}

extension CGPoint {
  /// The point with non-finite numbers replaced by zero, with a warning.
  @MainActor
  fileprivate func finite(in element: Element) -> CGPoint {
    if x.isFinite, y.isFinite { return self }
    element.reportLayoutProblem("(\(x), \(y)) is not a position: both numbers must be finite. Zero is used instead.")
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

extension _ViewNode {
  /// The elements that the node contributes, in order, with `container` as their layout parent.
  package func elements(placedBy container: Element) -> [Element] {
    var elements: [Element] = []
    appendElements(to: &elements)
    elements.visit { $0.enter(container) }
    return elements
  }
}

extension Element {
  /// Reports an invalid number at the nearest view that has a name.
  package func reportLayoutProblem(_ message: String) {
    var element: Element = self
    while element.pathName.isEmpty, let child = (element as? ModifiedElement)?.child { element = child }
    graph.report(_RuntimeIssue(message, severity: .warning, at: element))
  }
}
