/// The core of a tab view, implemented by the engine: it keeps tabs alive and shows the selected one.
struct TabViewCore<Content: View>: PrimitiveView {
  let selection: TabSelection
  let kind: TabViewKind
  let options: TabBarOptions
  let scrolling: TabBarScrolling
  let place: TabBarPlace
  let topSpace: TopTabBarSpace

  /// Shows or hides the sidebar; `nil` if there is none.
  let showSidebar: (@MainActor (Bool) -> Void)?

  let content: Content

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    TabViewElement(view, in: context)
  }

  static var _isUnary: Bool { true }
}

/// Contains the tabs, of which only the selected one is laid out, and the tab bar or the page indicator.
final class TabViewElement<Content: View>: Element, PreferenceObserver {
  private var selection: TabSelection
  private var kind: TabViewKind
  private var options: TabBarOptions
  private var place: TabBarPlace
  private let topSpace: TopTabBarSpace
  private var showSidebar: (@MainActor (Bool) -> Void)?
  private var content: _ViewNode?
  private var known: [TabEntry]?
  private var bar: LayerElement<TabBarView>?
  private var barView = TabBarView()
  private var dots: LayerElement<PageIndicator>?
  private var background: LayerElement<ScreenBackground>?

  /// Created when it is first needed.
  private var sidebar: LayerElement<TabSidebar>?

  private var customization: TabViewCustomization?

  /// The More tab for tabs that do not fit a narrow bar; created when it is first needed.
  private var more: MoreTab?
  private var isNarrow = false

  private weak var shown: Element?
  private var covered: Element?
  private var isShown = false

  /// The distance by which a finger has moved the page, in points from the leading edge; `nil` without a touch.
  private var pull: CGFloat?

  /// The adjacent page that becomes visible while a finger moves the current page.
  private let beside = PulledElement<Element>()
  private var generation: UInt?

  /// The tab for search whose field has been seen since it was selected.
  private weak var searched: Element?

  /// Whether content fades behind a floating bar.
  private var fades = true
  private var outsets = EdgeInsets()

  private lazy var pageSwipe = PageSwipe(self) { [unowned self] step in
    page(step) != nil
  } follow: { [unowned self] distance in
    follow(distance)
  } turn: { [unowned self] step in
    selectedIndex.map { select($0 + step) }
  }

  init(_ view: TabViewCore<Content>, in context: _NodeContext) {
    selection = view.selection
    kind = view.kind
    options = view.options
    place = view.place
    topSpace = view.topSpace
    showSidebar = view.showSidebar
    super.init(context.with(container: .complete))
    view.scrolling.moved = { [weak self] in self?.contentMoved(by: $0) }
    content = Content._makeNode(view.content, in: childContext)
    let bar = LayerElement(barView, alignment: .bottom, in: childContext)
    let dots = LayerElement(PageIndicator(), alignment: .bottom, in: childContext)
    let background = LayerElement(ScreenBackground(), alignment: .center, in: childContext)
    for element in [bar, dots, background] as [Element] { element.layoutParent = self }
    self.bar = bar
    self.dots = dots
    self.background = background
    graph.addPreferenceObserver(self)
    evaluate()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: TabViewCore<Content>.self)
    selection = new.selection
    options = new.options
    if kind != new.kind || place != new.place { setNeedsLayout() }
    kind = new.kind
    place = new.place
    showSidebar = new.showSidebar
    content?.update(new.content)
    evaluate()
  }

  override func willUnmount() { graph.removePreferenceObserver(self) }

  // MARK: - Tabs

  private var tabs: [TabEntry] {
    if let known { return known }
    var elements: [Element] = []
    content?.appendElements(to: &elements)
    let tabs = elements.enumerated().map { index, element in
      element.layoutParent = self
      return TabEntry(element: element, value: element.selectionValue(below: content) ?? AnyHashable(index))
    }
    known = tabs
    return tabs
  }

  private var selectedIndex: Int? {
    let value = graph.evaluate(self) {
      isNarrow = environment.horizontalSizeClass == .compact
      customization = options.customization?.wrappedValue
      return selection.read()
    }
    return tabs.firstIndex { SelectionMatch.isEqual($0.value, value) } ?? (tabs.isEmpty ? nil : 0)
  }

  override func childElementsChanged() {
    known = nil
    invalidate()
    setNeedsLayout()
  }

  override func evaluate() {
    isDirty = false
    let index = selectedIndex
    refreshMore(selected: index)
    if let more = overflow, more.isOpen {
      show(more.screen, index: nil)
    } else {
      show(index.map { tabs[$0].element }, index: index)
    }
    refreshBar(selected: index)
  }

  private func show(_ element: Element?, index: Int?) {
    guard shown !== element else { return }
    if let shown, shown.isMounted { covered = shown }
    shown = element
    if let index { tabs[index].item?.activate() }
    if isShown { element?.setShown(true) }
    graph.preferencesChanged()
    setNeedsLayout()
  }

  /// The index of the page at an offset from the current one, if it exists.
  private func page(_ step: Int) -> Int? {
    selectedIndex.map { $0 + step }.flatMap { tabs.indices.contains($0) ? $0 : nil }
  }

  /// Moves the page with a finger; `nil` leaves its position to layout.
  private func follow(_ distance: CGFloat?) {
    pull = distance
    setNeedsLayout()
    // The adjacent page is removed once it is known which of the two remains.
    guard let distance else { return }
    let neighbour = distance == 0 ? nil : page(PageSwipe.step(distance))
    neighbour.map { tabs[$0].item?.activate() }
    show(beside: neighbour.map { tabs[$0].element })
  }

  private func show(beside element: Element?) { beside.show(element, beside: shown, isVisible: isShown) }

  private func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let value = tabs[index].value
    if selection.write(value) { return }
    let current = selection.read().map { "(\($0)) a \(type(of: $0.base))" } ?? "another type"
    graph.report(
      _RuntimeIssue(
        "The value \(value) of a tab is a \(type(of: value.base)), the tab view's selection \(current): the tab cannot "
          + "be selected. Use a value of the selection's type.", at: self))
  }

  /// Selects the tab at an index of the bar.
  private func selectInBar(_ index: Int) {
    guard let more = overflow else { return select(index) }
    if index == MoreTab.visible {
      more.choose()
    } else {
      more.close()
      select(index)
    }
    invalidate()
  }

  /// Whether the bar has too many tabs.
  private var overflows: Bool {
    kind == .bar && isNarrow && tabs.count > MoreTab.capacity
  }

  /// The More tab, if the bar has too many tabs.
  private var overflow: MoreTab? { overflows ? more : nil }

  private func refreshMore(selected: Int?) {
    guard overflows else { return }
    let more = more ?? makeMore()
    more.update(tabs: tabs, selected: selected)
  }

  private func makeMore() -> MoreTab {
    let more = MoreTab(in: childContext) { [weak self] in self?.select($0) }
    more.label.parent = self
    more.screen.layoutParent = self
    self.more = more
    return more
  }

  private func refreshBar(selected: Int?) {
    switch kind {
    case .bar where place != .bottom:
      refreshTop(selected: selected)
    case .bar:
      let selected = overflow?.isOpen == true ? nil : selected
      let separate = separateIndex
      var items = tabs.prefix(overflow == nil ? tabs.count : MoreTab.visible).enumerated().map { index, tab in
        tab.showBarItem(isSelected: index == selected, isSeparate: index == separate)
      }
      if let more = overflow {
        items.append(
          TabBarItem(
            label: more.label.elements.first.map(BarItem.init), badge: nil, isSelected: more.isOpen, isEnabled: true))
      }
      barView.items = items
      barView.isAtTop = false
      barView.select = { [weak self] in self?.selectInBar($0) }
      barView.expand = { [weak self] in self?.expand() }
      if let selected, selected != separate { barView.last = selected }
      let hadAccessory = barView.accessory != nil
      barView.accessory = floating == nil ? nil : options.accessory
      if hadAccessory != (barView.accessory != nil) { setNeedsLayout() }
      showBar()
    case .pages:
      let state = PageIndicator(count: tabs.count, selected: selected ?? 0) { [weak self] in self?.select($0) }
      dots?.show(state, alignment: .bottom)
    }
  }

  /// Updates the bar at the top and the sidebar.
  private func refreshTop(selected: Int?) {
    let arrangement = TabArrangement(tabs, customization: customization)
    barView.isAtTop = true
    barView.accessory = nil
    barView.items = arrangement.bar.map { index in
      tabs[index].showBarItem(isSelected: index == selected, isAtTop: true)
    }
    barView.select = { [weak self] in self?.select(arrangement.bar[$0]) }
    barView.showSidebar = nil
    if showSidebar != nil { barView.showSidebar = { [weak self] in self?.showSidebar?(true) } }
    showBar()
    if place == .sidebar { refreshSidebar(arrangement, selected: selected) }
  }

  private func refreshSidebar(_ arrangement: TabArrangement, selected: Int?) {
    let sidebar = sidebar ?? makeSidebar()
    let groups = arrangement.groups.enumerated().map { offset, group in
      TabSidebarGroup(
        id: "section \(offset)", header: group.section?.header,
        actions: group.tabs.last.flatMap { tabs[$0].element.trait(TabSectionActionsKey.self) },
        items: group.tabs.map { index in
          TabSidebarItem(
            id: index, label: tabs[index].item?.label ?? AnyView.empty,
            badge: tabs[index].element.trait(BadgeKey.self) ?? nil, isEnabled: tabs[index].item?.isEnabled ?? true)
        })
    }
    let view = TabSidebar(groups: groups, selected: selected, parts: options.sidebar) { [weak self] in
      self?.select($0)
    } hide: { [weak self] in
      self?.showSidebar?(false)
    }
    sidebar.show(view, alignment: .topLeading)
  }

  private func makeSidebar() -> LayerElement<TabSidebar> {
    let sidebar = LayerElement(TabSidebar(), alignment: .topLeading, in: childContext)
    sidebar.layoutParent = self
    self.sidebar = sidebar
    return sidebar
  }

  private func showBar() {
    bar?.show(barView, alignment: place == .bottom && floating == nil ? .bottom : .top)
  }

  /// The measures of a floating bar at the bottom.
  private var floating: TabBarDesign.Floating? { place == .bottom ? environment.design.tabBars.floating : nil }

  private var top: TabBarDesign.Top? { place == .bottom ? nil : environment.design.tabBars.top }

  /// The index of the tab in its own circle: the prominent one, or the one for search.
  private var separateIndex: Int? {
    guard floating != nil else { return nil }
    return tabs.firstIndex { $0.item?.role == .prominent } ?? tabs.firstIndex { $0.item?.role == .search }
  }

  /// Makes the bar smaller or larger as content is scrolled in a narrow window.
  private func contentMoved(by distance: CGFloat) {
    guard floating != nil, isNarrow, let isSmall = options.behavior.isSmall(afterMovingBy: distance) else { return }
    setSmall(isSmall)
  }

  /// Makes a small bar large, or shows the tab that was shown before the search.
  private func expand() {
    if barView.isBesideSearch { return selectInBar(barView.last ?? 0) }
    setSmall(false)
  }

  /// Activates the search of a tab for search that has been selected.
  private func activateSearch(_ field: SearchField?) {
    guard let field, shown !== searched else { return }
    searched = shown
    guard options.activatesSearch else { return }
    graph.enqueueLateAction { field.isActive.wrappedValue = true }
  }

  private func setSmall(_ isSmall: Bool) {
    guard isSmall != barView.isSmall else { return }
    barView.isSmall = isSmall
    showBar()
    setNeedsLayout()
  }

  // MARK: - Structure

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let sidebar { body(sidebar) }
    if let more {
      body(more.label)
      body(more.screen)
    }
    forEachOwnNode(body)
  }

  private func forEachOwnNode(_ body: (Element) -> Void) {
    for case let element? in [bar, dots, background] as [Element?] { body(element) }
  }

  /// The sidebar, if it is shown.
  private var shownSidebar: Element? { place == .sidebar ? sidebar : nil }

  override func forEachShownChild(_ body: (_ViewNode) -> Void) {
    for case let element? in [shownSidebar, shown, beside.element] { body(element) }
    forEachOwnNode(body)
  }

  override func forEachLayoutChild(_ body: (Element) -> Void) {
    for case let element? in [shownSidebar, shown, beside.element] { body(element) }
    forEachOwnNode(body)
  }

  override func didAppear() { isShown = true }
  override func didDisappear() { isShown = false }

  override func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {
    shown?.collectPreference(into: &collector)
  }

  func preferencesMayHaveChanged() {
    if refreshAppearance() { setNeedsLayout() }
  }

  /// Updates the bar's appearance, which the selected tab sets; returns whether the bar has become hidden or visible.
  @discardableResult
  private func refreshAppearance() -> Bool {
    guard generation != graph.preferenceGeneration else { return false }
    generation = graph.preferenceGeneration
    let wasHidden = isBarHidden
    let contents = shown?.preference(NavigationBarKey.self)
    fades = contents.map { $0.edgeEffects.style(at: .bottom) != nil } ?? true
    let appearance = contents?.bars[.tabBar] ?? BarAppearance()
    let field = searchField(in: contents)
    let wasBesideSearch = barView.isBesideSearch
    barView.isBesideSearch = field != nil
    if field == nil { searched = nil }
    activateSearch(field)
    guard appearance != barView.appearance || wasBesideSearch != barView.isBesideSearch else { return false }
    barView.appearance = appearance
    showBar()
    return isBarHidden != wasHidden || wasBesideSearch != barView.isBesideSearch
  }

  /// The field beside the bar, if the tab for search is shown and has one at the bottom.
  private func searchField(in contents: NavigationBarContents?) -> SearchField? {
    guard floating != nil, kind == .bar, let index = separateIndex, tabs[index].element === shown,
      tabs[index].item?.role == .search, let field = contents?.bottomSearch
    else { return nil }
    return field
  }

  private var isBarHidden: Bool { barView.appearance.visibility == .hidden }

  // MARK: - Layout

  /// The height covered by the keyboard at the bottom: the bar keeps its position behind the keyboard.
  private var partBehindKeyboard: CGFloat { min(outsets.bottom, graph.keyboardOverlap) }

  /// The height covered by the bar; a field beside the bar covers its own.
  private var barHeight: CGFloat {
    kind == .bar && place != .sidebar && !isBarHidden && !barView.isBesideSearch ? indicatorHeight : 0
  }

  /// The parts of the tab view that the bar and the sidebar cover.
  private func barInsets(in size: CGSize) -> EdgeInsets {
    var insets = EdgeInsets()
    switch place {
    case .bottom: insets.bottom = barHeight
    case .top: insets.top = barHeight
    // Assumed: a sidebar covers a part of an upright window.
    case .sidebar: insets.leading = size.width > size.height && !isBarHidden ? top?.sidebar.width ?? 0 : 0
    }
    return insets
  }

  /// The height of the bar or of the page indicator: a floating bar has a height above the bottom of the screen.
  private var indicatorHeight: CGFloat {
    if kind == .bar, let top { return top.rowHeight }
    guard kind == .bar, let floating else { return environment.design.tabBars.height }
    let accessory =
      barView.accessory == nil || barView.showsOneCircle
      ? 0 : floating.accessoryHeight + floating.accessoryDistance
    return max(0, floating.height + floating.margin - (outsets.bottom - partBehindKeyboard)) + accessory
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
      return CGSize(width: width, height: height)
    }
    refreshAppearance()
    let insets = barInsets(in: proposal.replacingUnspecifiedDimensions(by: .zero))
    let offered = proposal.inset(by: insets)
    let inner = shown === more?.screen ? more?.screen.contentSize(for: offered) : shown?.size(for: offered)
    return CGSize(
      width: (inner?.width ?? 0) + insets.horizontal, height: (inner?.height ?? 0) + insets.vertical)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    graph.recordPositionRead(of: self)
    refreshAppearance()
    outsets = safeAreaOutsets(for: size)
    let full = CGRect(
      x: -outsets.leading, y: -outsets.top, width: size.width + outsets.horizontal,
      height: size.height + outsets.vertical)
    if let background { placeChild(background, at: full.origin, proposal: ProposedViewSize(full.size)) }
    shareRow(in: size)
    if pull == nil { show(beside: nil) }
    let pull = pull ?? 0
    if let shown { place(shown, size: size, proposal: proposal, full: full, movedBy: pull) }
    if let beside = beside.element {
      place(
        beside, size: size, proposal: proposal, full: full, movedBy: pull + (pull < 0 ? full.width : -full.width))
    }
    let bottom = ProposedViewSize(width: size.width, height: indicatorHeight)
    let place = CGPoint(x: 0, y: size.height + partBehindKeyboard - indicatorHeight)
    if let bar { placeChild(bar, at: top == nil ? place : .zero, proposal: bottom) }
    if let dots { placeChild(dots, at: place, proposal: bottom) }
    if let shownSidebar, let top {
      placeChild(
        shownSidebar, at: .zero, proposal: ProposedViewSize(width: top.sidebar.width, height: size.height))
    }
    if let covered {
      self.covered = nil
      if covered !== shown, covered.isMounted { covered.setShown(false) }
    }
  }

  /// Tells navigation bars how much of their row the bar at the top takes.
  private func shareRow(in size: CGSize) {
    topSpace.size = .zero
    guard place == .top, barHeight > 0, let bar else { return }
    let offered = ProposedViewSize(width: size.width, height: barHeight)
    topSpace.size = CGSize(width: bar.contentSize(for: offered).width, height: barHeight)
  }

  private func place(
    _ tab: Element, size: CGSize, proposal: ProposedViewSize, full: CGRect, movedBy distance: CGFloat
  ) {
    let full = full.offsetBy(dx: distance, dy: 0)
    let covered = barInsets(in: size)
    var insets = outsets
    insets.top += covered.top
    insets.leading += covered.leading
    insets.bottom = max(outsets.bottom, outsets.bottom - partBehindKeyboard + covered.bottom)
    if let more, tab === more.screen {
      more.screen.show(insets: insets, in: proposal)
      placeChild(tab, at: full.origin, proposal: ProposedViewSize(full.size))
      return
    }
    if let item = tab.trait(TabItemKey.self) {
      item.show(insets: insets, in: proposal)
      placeChild(tab, at: full.origin, proposal: ProposedViewSize(full.size))
      return
    }
    // A view that is not a tab item is centered in the area beside the bar.
    let area = CGRect(origin: .zero, size: size).inset(by: covered)
    let chosen = tab.size(for: ProposedViewSize(area.size))
    placeChild(
      tab, at: CGPoint(x: distance + area.midX - chosen.width / 2, y: area.midY - chosen.height / 2),
      proposal: ProposedViewSize(area.size))
  }

  override var safeAreaForChildren: EdgeInsets? { place == .bottom ? barInsets(in: size) : nil }

  override func safeAreaAdded(for child: Element) -> EdgeInsets? {
    child === bar || child === sidebar ? EdgeInsets() : barInsets(in: size)
  }

  override func positionMayHaveChanged() {
    if safeAreaOutsets(for: size) != outsets { setNeedsLayout() }
  }

  // MARK: - Outputs

  private var indicator: Element? {
    switch kind {
    case .bar: isBarHidden ? nil : place == .sidebar ? sidebar : bar
    case .pages(let mode): mode.shows(pages: tabs.count) ? dots : nil
    }
  }

  override func draw(into list: inout DisplayListBuilder) {
    if kind == .bar, let background { list.draw(background) }
    for case let element? in [shown, beside.element] { list.draw(element) }
    if kind == .bar, !isBarHidden, !barView.isBesideSearch, let floating, fades {
      let top = size.height + partBehindKeyboard - indicatorHeight
      let area = CGRect(
        x: -outsets.leading, y: top, width: size.width + outsets.horizontal, height: size.height + outsets.bottom - top)
      floating.fade.draw(in: area, over: shown, into: &list)
    }
    if let indicator { list.draw(indicator) }
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if let indicator, indicator === sidebar { builder.describe(indicator) }
    if let shown { builder.describe(shown) }
    if let indicator, indicator !== sidebar { builder.describe(indicator) }
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    for element in [indicator, shown] {
      guard let element else { continue }
      if let hit = hitTest(element, at: point) { return hit }
    }
    return hasPages && CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }

  private var hasPages: Bool {
    if case .pages = kind { tabs.count > 1 } else { false }
  }

  override var touchResponder: (any TouchResponder)? { hasPages ? pageSwipe : nil }

  override var pathName: String { "TabView" }
}

/// A view of a tab view with the value that selects it.
@MainActor
struct TabEntry {
  let element: Element
  let value: AnyHashable

  var item: TabItemElement? { element.trait(TabItemKey.self) }

  /// Shows the label of the tab as a bar does, and returns what the bar shows.
  func showBarItem(isSelected: Bool, isSeparate: Bool = false, isAtTop: Bool = false) -> TabBarItem {
    item?.showLabel(isSelected: isSelected, isSeparate: isSeparate, isAtTop: isAtTop)
    return TabBarItem(
      label: item?.labels.first.map(BarItem.init), badge: element.trait(BadgeKey.self) ?? nil, isSelected: isSelected,
      isEnabled: item?.isEnabled ?? true, description: element.trait(TabDescriptionKey.self) ?? TabDescription(),
      isSeparate: isSeparate)
  }
}
