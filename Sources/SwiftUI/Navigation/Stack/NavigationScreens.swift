/// The screens of one stack: its root, and the screens pushed by the path, links and modifiers.
///
/// All screens stay alive; only the top one is laid out, drawn and described.
@MainActor
final class NavigationScreens {
  private weak var owner: Element?

  /// The path of the stack.
  var path: NavigationPathAccess

  private(set) var root: ScreenElement?
  private(set) var entries: [NavigationEntry] = []

  private var declarations: [DestinationDeclaration] = []

  /// Retains the destination of a link in another column.
  private var replacement: PushedDestination?
  private var pendingPushes: [PushedDestination] = []
  private var pendingRemovals: [(destination: PushedDestination, isByPerson: Bool)] = []

  /// The screen that has appeared, and disappears once another one is laid out.
  private weak var shown: ScreenElement?
  private var covered: ScreenElement?

  /// Whether the stack is a column of a split view, whose screens may be stacks themselves.
  var isColumn = false

  /// Shows destinations of links in another column, if the stack is a leading column of a split view.
  weak var coordinator: SplitCoordinator?

  /// Whether the stack itself is visible, and not covered by another screen or tab.
  var isShown = false

  init(path: NavigationPathAccess) {
    self.path = path
  }

  /// Creates the root screen; `owner` lays out the screens.
  func start<Root: View>(_ view: Root, in owner: Element, showsFirstOnly: Bool) {
    self.owner = owner
    let navigation = NavigationContext(navigator: self)
    let isColumn = isColumn
    let root = ScreenElement(
      view, in: owner.childContext, showsFirstOnly: showsFirstOnly, isBelowLargeTitle: true
    ) {
      $0.navigationContext = navigation
      $0.topTabBarSpace = nil
      // A stack in a column takes over its bar.
      if !isColumn { $0.outerSearch = nil }
    }
    root.layoutParent = owner
    self.root = root
    shown = root
  }

  var all: [ScreenElement] { (root.map { [$0] } ?? []) + entries.map(\.screen) }

  var top: ScreenElement? { entries.last?.screen ?? root }

  /// The screen under the top one.
  var below: ScreenElement? { entries.isEmpty ? nil : entries.dropLast().last?.screen ?? root }

  // MARK: - Updates

  /// Updates the screens to match the path, and the destinations of links and modifiers.
  func refresh() {
    guard let owner else { return }
    var values: [AnyHashable] = []
    owner.graph.evaluate(owner) { values = path.values() }
    var leaving = removePending(&values)
    leaving += reconcile(with: values)
    pushPending()
    showTop()
    for entry in leaving { discard(entry) }
  }

  /// Keeps the screens up to the first changed value, and creates the new ones.
  private func reconcile(with values: [AnyHashable]) -> [NavigationEntry] {
    var used = 0
    var kept = 0
    for entry in entries {
      if entry.value != nil {
        guard used < values.count, entry.shows(values[used]) else { break }
        used += 1
      }
      kept += 1
    }
    let leaving = cut(to: kept)
    for value in values[used...] {
      let view = ValueScreen(value: value) { [weak self] in self?.content(for: $0) }
      if let screen = makeScreen(view) { entries.append(NavigationEntry(value: value, screen: screen)) }
    }
    return leaving
  }

  private func cut(to count: Int) -> [NavigationEntry] {
    let leaving = Array(entries[count...])
    entries.removeLast(leaving.count)
    return leaving.reversed()
  }

  private func removePending(_ values: inout [AnyHashable]) -> [NavigationEntry] {
    var leaving: [NavigationEntry] = []
    for (destination, isByPerson) in pendingRemovals {
      if !isByPerson { destination.didPop = {} }
      guard let index = entries.firstIndex(where: { $0.destination === destination }) else { continue }
      leaving += cut(to: index)
      let remaining = entries.count { $0.value != nil }
      guard values.count > remaining else { continue }
      let surplus = values.count - remaining
      values.removeLast(surplus)
      owner?.graph.enqueueAction { [path] in path.removeLast(surplus) }
    }
    pendingRemovals.removeAll()
    return leaving
  }

  private func pushPending() {
    for destination in pendingPushes where destination.screen == nil {
      guard let screen = makeScreen(PushedScreen(destination: destination)) else { continue }
      destination.screen = screen
      entries.append(NavigationEntry(destination: destination, screen: screen))
    }
    pendingPushes.removeAll()
  }

  private func makeScreen<Content: View>(_ view: Content) -> ScreenElement? {
    guard let owner else { return nil }
    let target = DismissTarget()
    let navigation = NavigationContext(navigator: self)
    let isColumn = isColumn
    // Unless it says otherwise, a screen has the title's display mode of the previous one.
    let screen = ScreenElement(view, in: owner.childContext, isBelowLargeTitle: top?.isBelowLargeTitle ?? true) {
      $0.navigationContext = navigation
      $0.topTabBarSpace = nil
      $0.outerSearch = nil
      $0.dismissTarget = target
      $0.columnBack = isColumn ? target : nil
    }
    screen.layoutParent = owner
    target.action = { [weak self, weak screen] in
      if let screen { self?.pop(screen) }
    }
    return screen
  }

  /// A revealed screen appears before the popped one disappears, as on iOS.
  private func showTop() {
    guard shown !== top else { return }
    if let shown, all.contains(where: { $0 === shown }) { covered = shown }
    shown = top
    if isShown { top?.setShown(true) }
    owner?.graph.preferencesChanged()
    owner?.setNeedsLayout()
  }

  /// The new top screen has been laid out and has appeared; now the previous one disappears.
  func topWasPlaced() {
    guard let covered else { return }
    self.covered = nil
    if covered !== top, covered.isMounted { covered.setShown(false) }
  }

  private func discard(_ entry: NavigationEntry) {
    let didPop = entry.destination?.didPop
    entry.destination?.screen = nil
    entry.screen.unmount()
    if let didPop { owner?.graph.enqueueAction { didPop() } }
  }

  // MARK: - Popping

  /// Pops the top screen.
  func pop() {
    if let last = entries.last { pop(last.screen) }
  }

  /// Pops a screen, and those above it.
  func pop(_ screen: ScreenElement) {
    guard let index = entries.firstIndex(where: { $0.screen === screen }) else { return }
    let leaving = entries[index...]
    for entry in leaving {
      if let destination = entry.destination { pendingRemovals.append((destination, true)) }
    }
    let values = leaving.count { $0.value != nil }
    if values > 0 { path.removeLast(values) }
    owner?.invalidate()
  }

  // MARK: - Destinations

  /// The screen for a value: declared for its own type, otherwise for a type that it also has, such as a superclass, or
  /// the `AnyHashable` of a path's elements.
  private func content(for value: AnyHashable) -> AnyView? {
    let type = type(of: value.base)
    let declaration = declarations.first { $0.type == type } ?? declarations.first { $0.accepts(value.base) }
    return declaration?.content(value.base)
  }

  private func reload(_ declaration: DestinationDeclaration) {
    for entry in entries {
      if let value = entry.value, declaration.accepts(value.base) { entry.screen.reload() }
    }
  }
}

extension NavigationScreens: Navigator {
  func push(_ value: AnyHashable, from source: _ViewNode?) {
    if let detail = coordinator?.detail, content(for: value) != nil {
      let destination = PushedDestination { [weak self] in self?.content(for: value) ?? AnyView.empty }
      return detail.replaceAll(with: destination)
    }
    if path.append(value) { return }
    guard let node = source ?? owner else { return }
    owner?.graph.report(
      _RuntimeIssue(
        "A NavigationLink presents a value of type \(type(of: value.base)), but the path of its NavigationStack "
          + "holds \(path.elementDescription): the link does nothing.", at: node))
  }

  /// Shows a destination on top of the root, replacing all other screens.
  private func replaceAll(with destination: PushedDestination) {
    replacement = destination
    for entry in entries {
      if let old = entry.destination { pendingRemovals.append((old, true)) }
    }
    let values = entries.count { $0.value != nil }
    if values > 0 { path.removeLast(values) }
    push(destination)
  }

  /// Whether there is a destination for a value.
  func hasDestination(for value: AnyHashable) -> Bool { content(for: value) != nil }

  func push(_ destination: PushedDestination) {
    if let detail = coordinator?.detail { return detail.replaceAll(with: destination) }
    pendingRemovals.removeAll { $0.destination === destination }
    if destination.screen != nil || pendingPushes.contains(where: { $0 === destination }) { return }
    pendingPushes.append(destination)
    owner?.invalidate()
  }

  func remove(_ destination: PushedDestination) {
    pendingPushes.removeAll { $0 === destination }
    guard destination.screen != nil else { return }
    pendingRemovals.append((destination, false))
    owner?.invalidate()
  }

  func add(_ declaration: DestinationDeclaration) {
    if let node = declaration.node, declarations.contains(where: { $0.type == declaration.type }) {
      owner?.graph.report(
        _RuntimeIssue(
          "A navigationDestination for \(declaration.type) was declared earlier on the stack. Only the destination "
            + "declared closest to the root of the stack is used.", severity: .warning, at: node))
    }
    declarations.append(declaration)
    reload(declaration)
  }

  func update(_ declaration: DestinationDeclaration) {
    reload(declaration)
  }

  func remove(_ declaration: DestinationDeclaration) {
    declarations.removeAll { $0 === declaration }
  }
}
