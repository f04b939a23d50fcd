/// The bars of a navigation stack, whose content comes from the top screen and the one below it.
@MainActor
final class NavigationBars {
  private let screens: NavigationScreens
  private let graph: Graph
  private let topBar: LayerElement<NavigationBarView>
  private let bottomBar: LayerElement<BottomBarView>

  /// The part of the screen from the top of the bar at the bottom to the edge.
  private var bottomArea = CGRect.zero
  private let back: DismissTarget
  private let background: LayerElement<ScreenBackground>

  private var state: NavigationBarState
  private var contents = NavigationBarContents()
  private var generation: UInt?

  /// Whether the bar at the bottom was last shown above the keyboard.
  private var isAboveKeyboard = false
  private weak var seenTop: ScreenElement?

  /// The safe area around the stack.
  private var outsets = EdgeInsets()

  /// Whether the bar is left to a nested stack, if there is one.
  private let isColumn: Bool

  init(in owner: Element, screens: NavigationScreens, isColumn: Bool) {
    self.isColumn = isColumn
    self.screens = screens
    graph = owner.graph
    back = DismissTarget { [weak screens] in screens?.pop() }
    let context = owner.childContext
    state = NavigationBarState(in: context.environment.design)
    state.back = back
    background = LayerElement(ScreenBackground(), alignment: .center, in: context)
    topBar = LayerElement(NavigationBarView(state: state), alignment: .top, in: context)
    bottomBar = LayerElement(BottomBarView(items: []), alignment: .bottom, in: context)
    forEachNode { $0.layoutParent = owner }
  }

  func forEachNode(_ body: (Element) -> Void) {
    body(background)
    body(topBar)
    body(bottomBar)
  }

  // MARK: - Contents

  /// Updates the content from the screens' preferences. Returns whether the size of the screen has changed.
  @discardableResult
  func refresh() -> Bool {
    if generation == graph.preferenceGeneration, seenTop === screens.top { return false }
    generation = graph.preferenceGeneration
    seenTop = screens.top
    let old = (state.height, bottomHeight)
    let all = screens.all.map { $0.preference(NavigationBarKey.self) }
    contents = all.last ?? NavigationBarContents()
    adoptOuterSearch()
    state = NavigationBarState(
      contents, previous: all.dropLast().last, isLarge: isLarge(all), isInSheet: isInSheet,
      isSheetFloating: topBar.environment.sheetRows != nil,
      design: topBar.environment.design, back: back)
    if isColumn, contents.hasOwnBar { state.isHidden = true }
    if screens.entries.isEmpty, let column = topBar.environment.columnBack, contents.hidesBackButton != true {
      state.showsBackButton = true
      state.back = column
    }
    screens.top?.isBelowLargeTitle = state.isLarge && state.height > 0
    screens.top?.collapsibleHeight = state.collapsibleHeight
    _ = state.follow(scrolledDistance: screens.top?.scrolledDistance ?? 0)
    topBar.show(NavigationBarView(state: state), alignment: .top)
    showBottomBar()
    return old != (state.height, bottomHeight)
  }

  private func showBottomBar() {
    isAboveKeyboard = graph.keyboardOverlap > 0
    bottomBar.show(
      BottomBarView(
        items: bottomItems, appearance: contents.bars[.bottomBar] ?? BarAppearance(), search: state.bottomSearch,
        isAboveKeyboard: isAboveKeyboard), alignment: glassItems == nil ? .bottom : .top)
  }

  /// Shows the field of a search around the stack on its first screen, unless that has one.
  private func adoptOuterSearch() {
    guard let outer = topBar.environment.outerSearch, !(isColumn && contents.hasOwnBar) else { return }
    outer.usage.isUsed = true
    if screens.entries.isEmpty, contents.search == nil { contents.search = outer.field }
  }

  private var isInSheet: Bool { topBar.environment.isInSheet }

  /// The display mode of the title: a screen without one inherits that of the previous screen; the first is large.
  ///
  /// On a phone in landscape there is no space for a large title.
  private func isLarge(_ all: [NavigationBarContents]) -> Bool {
    if topBar.environment.verticalSizeClass == .compact { return false }
    var isLarge = true
    for contents in all {
      switch contents.displayMode {
      case .inline: isLarge = false
      case .large: isLarge = true
      case .automatic, nil: break
      }
    }
    return isLarge
  }

  private var bottomItems: [BarItem] {
    contents.isHidden(.bottomBar) ? [] : state.items(in: .bottom) + state.items(in: .bottomCenter)
  }

  private var glassItems: BarDesign.GlassItems? { topBar.environment.design.bars.glassItems }

  private var hasBottomBar: Bool { !bottomItems.isEmpty || state.bottomSearch != nil }

  /// The height of the bar at the bottom above what is there already, in points: bars on glass have a height above the
  /// bottom of the screen.
  private var bottomHeight: CGFloat {
    guard hasBottomBar else { return 0 }
    guard let glassItems else { return topBar.environment.design.bars.toolbarHeight }
    let below = outsets.bottom - behindKeyboard(outsets)
    // A tab bar or the keyboard is higher than the margin of the device.
    if below < glassItems.searchHeight { return glassItems.bottomHeight - below }
    return glassItems.searchHeight
      + (graph.keyboardOverlap > 0 ? glassItems.searchKeyboardDistance : glassItems.groupSpacing)
  }

  /// The contents for outer containers: the bars that a navigation stack does not have itself.
  var contentsForOuterBars: NavigationBarContents {
    refresh()
    var outer = NavigationBarContents()
    outer.hasOwnBar = true
    outer.title = contents.title
    outer.bottomSearch = state.bottomSearch
    outer.bars[.tabBar] = contents.bars[.tabBar]
    return outer
  }

  // MARK: - Layout

  func insets(adding outsets: EdgeInsets) -> EdgeInsets {
    self.outsets = outsets
    var insets = outsets
    insets.top += max(0, state.height - sharedSize.height)
    // The keyboard covers the bar at the bottom.
    insets.bottom = max(outsets.bottom, outsets.bottom - behindKeyboard(outsets) + bottomHeight)
    return insets
  }

  /// The height and the width of a tab bar at the top of the window in the row of the bar.
  private var sharedSize: CGSize {
    guard let space = topBar.environment.topTabBarSpace, outsets.top >= space.size.height else { return .zero }
    return space.size
  }

  /// The height covered by the keyboard at the bottom, in points; the bar does not move.
  private func behindKeyboard(_ outsets: EdgeInsets) -> CGFloat {
    // A search field at the bottom is above the keyboard.
    state.bottomSearch != nil ? 0 : min(outsets.bottom, graph.keyboardOverlap)
  }

  /// Places the bars around a screen that has been placed.
  func place(in full: CGRect, outsets: EdgeInsets, of owner: Element) {
    let width = full.width - outsets.horizontal
    let start = CGPoint(x: full.minX + outsets.leading, y: full.minY + outsets.top)
    let hasMoved = state.follow(scrolledDistance: screens.top?.scrolledDistance ?? 0)
    let sharesRow = state.share(width: sharedSize.width)
    if state.fitItems(in: width) || hasMoved || sharesRow {
      topBar.show(NavigationBarView(state: state), alignment: .top)
    }
    if isAboveKeyboard != (graph.keyboardOverlap > 0) { showBottomBar() }
    owner.placeChild(background, at: full.origin, proposal: ProposedViewSize(full.size))
    let bottom = full.maxY - outsets.bottom + behindKeyboard(outsets) - bottomHeight
    bottomArea = CGRect(x: full.minX, y: bottom, width: full.width, height: max(0, full.maxY - bottom))
    owner.placeChild(
      topBar, at: CGPoint(x: start.x, y: start.y - sharedSize.height),
      proposal: ProposedViewSize(width: width, height: state.shownHeight))
    owner.placeChild(
      bottomBar, at: CGPoint(x: start.x, y: bottom),
      proposal: ProposedViewSize(width: width, height: bottomHeight))
  }

  // MARK: - Outputs

  func drawBehind(into list: inout DisplayListBuilder) {
    list.draw(background)
  }

  /// Draws the background below a screen that is dragged by a distance, in points.
  func drawBehind(into list: inout DisplayListBuilder, movedBy distance: CGFloat, of owner: Element) {
    list.draw(background, of: owner, through: .translation(x: distance, y: 0))
  }

  func drawInFront(into list: inout DisplayListBuilder) {
    if state.height > 0 { list.draw(topBar) }
    guard bottomHeight > 0 else { return }
    if contents.edgeEffects.style(at: .bottom) != nil, graph.keyboardOverlap == 0 {
      // Behind items on glass content fades as behind a tab bar.
      topBar.environment.design.tabBars.floating?.fade.draw(in: bottomArea, over: screens.top, into: &list)
    }
    list.draw(bottomBar)
  }

  func describe(into builder: inout SemanticsBuilder, screen: (inout SemanticsBuilder) -> Void) {
    if state.height > 0 { builder.describe(topBar) }
    screen(&builder)
    if bottomHeight > 0 { builder.describe(bottomBar) }
  }

  func hitTest(_ point: CGPoint, in owner: Element) -> Element? {
    let bars = (state.height > 0 ? [topBar as Element] : []) + (bottomHeight > 0 ? [bottomBar] : [])
    for bar in bars {
      if let hit = owner.hitTest(bar, at: point) { return hit }
    }
    return nil
  }
}
