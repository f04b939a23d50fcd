/// The keyboard focus of one screen, and its observers.
///
/// Text controls are focus targets. `focused(_:)` associates a value with the targets below it; the system keeps the
/// focus and the values in sync, whichever changes.
@MainActor
package final class FocusSystem {
  // The graph owns the focus system, and all access goes through the graph.
  private unowned let graph: Graph
  private var targets = OrderedObjects<FocusTarget>()
  private var registrations = OrderedObjects<FocusRegistration>()
  private var pending: [any FocusLocationProtocol] = []

  /// The focused control.
  package private(set) weak var focused: FocusTarget?

  /// The focused control, while it is about to lose the focus.
  private weak var resigning: FocusTarget?

  /// The cursor in the text of the focused control.
  var cursor = TextCursor()

  /// Called when the focus has moved.
  var moved: () -> Void = {}

  /// Called when the focused control changes its keyboard.
  var keyboardChanged: () -> Void = {}

  /// The focused values that views publish.
  package let published = FocusedValueStore()

  /// The accessibility focus, which is separate.
  package private(set) lazy var accessibility = AccessibilityFocusSystem(graph: graph)

  init(graph: Graph) {
    self.graph = graph
  }

  /// Whether nothing has the focus, and no change is pending.
  var isFree: Bool { focused == nil && pending.allSatisfy(\.isEmpty) }

  // MARK: - Participants

  func add(_ target: FocusTarget) {
    targets.add(target)
  }

  func remove(_ target: FocusTarget) {
    targets.remove(target)
    guard focused === target else { return }
    guard graph.evaluating != nil else { return move(to: nil) }
    // The control is removed while a view is evaluated. State is written in actions, and so are the focus values.
    graph.enqueueLateAction { [weak self] in
      if let self, focused === target { move(to: nil) }
    }
  }

  /// The first enabled control in an element.
  package func target(in element: Element) -> FocusTarget? {
    targets.inOrder.filter { $0.isEnabled && contains($0, element) }.min { $0.order < $1.order }
  }

  /// Whether a control is in an element.
  package func contains(_ target: FocusTarget, _ element: Element) -> Bool {
    var current: Element? = target.element
    while let here = current {
      if here === element { return true }
      current = here.layoutParent
    }
    return false
  }

  func add(_ registration: FocusRegistration) {
    registrations.add(registration)
    // A value that was set before its view existed takes effect now.
    if !registration.location.isEmpty { valueWritten(registration.location) }
  }

  func remove(_ registration: FocusRegistration) {
    registrations.remove(registration)
  }

  // MARK: - Changes

  /// Moves the focus to a control, or removes it.
  package func move(to target: FocusTarget?) {
    guard focused !== target else { return }
    let old = focused
    focused = target
    cursor = TextCursor()
    old?.focusChanged(false)
    target?.focusChanged(true)
    showFocusInLocations()
    published.focusMoved(to: target?.element)
    moved()
  }

  /// Called when a control changes its keyboard.
  func keyboardChanged(of target: FocusTarget) {
    guard focused === target else { return }
    graph.enqueueLateAction { [weak self] in self?.keyboardChanged() }
  }

  /// Moves the focus to the next or previous control, wrapping around at the ends.
  func moveToNext(backwards: Bool) {
    let candidates = targets.inOrder.filter(\.isEnabled).sorted { $0.order < $1.order }
    guard let index = candidates.firstIndex(where: { $0 === focused }) else { return }
    let count = candidates.count
    move(to: candidates[(index + (backwards ? count - 1 : 1)) % count])
  }

  /// Removes the focus from a control, unless a pending write keeps it there or moves it elsewhere first.
  func resignWhenSettled(_ target: FocusTarget) {
    resigning = target
    graph.enqueueLateAction { [weak self, weak target] in
      guard let self, let target, focused === target, resigning === target else { return }
      if pending.isEmpty { move(to: nil) } else { resignWhenSettled(target) }
    }
  }

  /// Called when the app has written a focus value: the focus follows at the end of the update.
  func valueWritten(_ location: any FocusLocationProtocol) {
    if graph.isClosed { return }
    if pending.contains(where: { $0 === location }) { return }
    if pending.isEmpty { graph.enqueueLateAction { [weak self] in self?.resolve() } }
    pending.append(location)
  }

  /// Discards pending changes when the screen is closed.
  func close() {
    pending.removeAll()
  }

  private func resolve() {
    if graph.hasPendingWrites {
      graph.enqueueLateAction { [weak self] in self?.resolve() }
      return
    }
    let locations = pending
    pending.removeAll()
    for location in locations { resolve(location) }
  }

  private func resolve(_ location: any FocusLocationProtocol) {
    if location.isEmpty {
      if let focused, registrations.inOrder.contains(where: { $0.location === location && $0.contains(focused) }) {
        move(to: nil)
      }
      return
    }
    let owners = registrations.inOrder.filter { $0.location === location && $0.isCurrent }
    if let focused, owners.contains(where: { $0.contains(focused) }) {
      resigning = nil
      return
    }
    let candidates = targets.inOrder.filter { target in target.isEnabled && owners.contains { $0.contains(target) } }
    guard let target = candidates.min(by: { $0.order < $1.order }) else {
      // A row that has just been created registers itself.
      if owners.isEmpty,
        graph.root?.element(at: 0)?.makesRowsNearby(until: {
          registrations.inOrder.contains { $0.location === location && $0.isCurrent }
        }) == true
      {
        return
      }
      // Nothing below has the value, so the value is reset to the current focus.
      showFocusInLocations()
      return
    }
    move(to: target)
  }

  /// Sets every focus value according to the current focus.
  private func showFocusInLocations() {
    var seen: Set<ObjectIdentifier> = []
    for registration in registrations.inOrder where seen.insert(ObjectIdentifier(registration.location)).inserted {
      let location = registration.location
      let current = focused.flatMap { focused in
        registrations.inOrder.first { $0.location === location && $0.contains(focused) }
      }
      if let current { current.show() } else { location.clear() }
    }
  }
}

/// The registration of a view with `focused(_:equals:)`.
@MainActor
final class FocusRegistration {
  let location: any FocusLocationProtocol
  private(set) weak var element: Element?
  private let isCurrentValue: @MainActor () -> Bool
  private let showValue: @MainActor () -> Void

  init<Value: Hashable>(_ location: FocusLocation<Value>, value: Value, element: Element) {
    self.location = location
    self.element = element
    isCurrentValue = { location.latest == value }
    showValue = { location.show(value) }
  }

  /// Whether the focus value is that of this view.
  var isCurrent: Bool { isCurrentValue() }

  func show() { showValue() }

  func contains(_ target: FocusTarget) -> Bool { contains(target.element) }

  /// Whether an element is that of this view or a descendant.
  func contains(_ target: Element?) -> Bool {
    guard let element, element.isMounted else { return false }
    var current = target
    while let here = current {
      if here === element { return true }
      current = here.layoutParent
    }
    return false
  }
}
