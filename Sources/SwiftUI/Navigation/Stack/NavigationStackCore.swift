/// The primitive part of a navigation stack: keeps screens alive and shows the top one.
struct NavigationStackCore<Root: View>: PrimitiveView {
  let path: NavigationPathAccess
  let root: Root
  var showsFirstViewOnly = false

  /// Whether the stack is a column of a split view: a nested stack takes over its bar.
  var isColumn = false

  var coordinator: SplitCoordinator?
  var isLeadingColumn = false

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    NavigationStackElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

/// The screens of a stack, and the bars around the top one.
///
/// The stack fills the proposed size and extends beyond the edges of the safe area that it touches; the area covered by
/// its bars becomes safe area insets of the screen.
final class NavigationStackElement<Root: View>: Element, PreferenceObserver {
  private let screens: NavigationScreens
  private var bars: NavigationBars?
  private var outsets = EdgeInsets()
  private lazy var backSwipe = BackSwipe(screens, of: self) { [unowned self] in follow($0) }

  /// The distance by which a finger has dragged the top screen from the leading edge, in points; `nil` without a drag.
  private var pull: CGFloat?

  /// The screen that is revealed while the top one is dragged.
  private let below = PulledElement<ScreenElement>()

  init(_ view: NavigationStackCore<Root>, in context: _NodeContext) {
    let screens = NavigationScreens(path: view.path)
    self.screens = screens
    super.init(context.with(container: .complete))
    holdPreferences()
    screens.isColumn = view.isColumn
    screens.start(view.root, in: self, showsFirstOnly: view.showsFirstViewOnly)
    screens.coordinator = view.isLeadingColumn ? view.coordinator : nil
    if !view.isLeadingColumn { view.coordinator?.detail = screens }
    bars = NavigationBars(in: self, screens: screens, isColumn: view.isColumn)
    graph.addPreferenceObserver(self)
    screens.refresh()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: NavigationStackCore<Root>.self)
    screens.path = new.path
    screens.root?.update(new.root)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    screens.refresh()
  }

  override func willUnmount() { graph.removePreferenceObserver(self) }

  // MARK: - Swiping back

  /// Moves the top screen with a finger, or returns it to layout.
  private func follow(_ distance: CGFloat?) {
    pull = distance
    setNeedsLayout()
    // The lower screen is removed once it is known which of the two stays.
    if distance != nil { show(below: screens.below) }
  }

  private func show(below screen: ScreenElement?) {
    below.show(screen, beside: screens.top, isVisible: screens.isShown)
  }

  // MARK: - Structure

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for screen in screens.all { body(screen) }
    bars?.forEachNode(body)
  }

  override func forEachShownChild(_ body: (_ViewNode) -> Void) {
    for case let screen? in [below.element, screens.top] { body(screen) }
    bars?.forEachNode(body)
  }

  override func didAppear() { screens.isShown = true }
  override func didDisappear() { screens.isShown = false }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    for case let screen? in [below.element, screens.top] { body(screen) }
    bars?.forEachNode(body)
  }

  override func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {
    if K.self == NavigationBarKey.self {
      guard let bars else { return }
      collector.add(reinterpret(bars.contentsForOuterBars, as: K.Value.self))
    } else {
      screens.top?.collectPreference(into: &collector)
    }
  }

  func preferencesMayHaveChanged() {
    if bars?.refresh() == true { setNeedsLayout() }
  }

  // MARK: - Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
      return CGSize(width: width, height: height)
    }
    bars?.refresh()
    return screens.top?.contentSize(for: proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    graph.recordPositionRead(of: self)
    outsets = safeAreaOutsets(for: size)
    bars?.refresh()
    // A stack that ignores the safe area is behind bars already.
    let remaining = remainingOutsets(for: size)
    let full = CGRect(
      x: -remaining.leading, y: -remaining.top, width: size.width + remaining.horizontal,
      height: size.height + remaining.vertical)
    if let top = screens.top {
      top.show(insets: bars?.insets(adding: outsets) ?? outsets, in: proposal)
      placeChild(
        top, at: CGPoint(x: full.minX + (pull ?? 0), y: full.minY), proposal: ProposedViewSize(full.size))
    }
    if pull == nil { show(below: nil) }
    if let below = below.element, let pull {
      // A screen that was never on top does not have its insets yet.
      if !below.isPlaced { below.show(insets: bars?.insets(adding: outsets) ?? outsets, in: proposal) }
      placeChild(
        below, at: CGPoint(x: full.minX - (full.width - pull) * environment.design.motion.lag, y: full.minY),
        proposal: ProposedViewSize(full.size))
    }
    bars?.place(in: full, outsets: outsets, of: self)
    screens.topWasPlaced()
  }

  override func positionMayHaveChanged() {
    if safeAreaOutsets(for: size) != outsets { setNeedsLayout() }
  }

  // MARK: - Outputs

  override func draw(into list: inout DisplayListBuilder) {
    bars?.drawBehind(into: &list)
    if let below = below.element, let pull {
      list.draw(below)
      // The top screen hides the content below it.
      bars?.drawBehind(into: &list, movedBy: isRightToLeft ? -pull : pull, of: self)
    }
    if let top = screens.top { list.draw(top) }
    bars?.drawInFront(into: &list)
  }

  override func describe(into builder: inout SemanticsBuilder) {
    bars?.describe(into: &builder) { builder in
      if let top = screens.top { builder.describe(top) }
    }
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    bars?.hitTest(point, in: self) ?? screens.top.flatMap { hitTest($0, at: point) }
      ?? (screens.canSwipeBack && CGRect(origin: .zero, size: size).outset(by: outsets).contains(point) ? self : nil)
  }

  override var touchResponder: (any TouchResponder)? { backSwipe }

  override var pathName: String { "NavigationStack" }
}
