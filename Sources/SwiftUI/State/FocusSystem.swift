/// The keyboard's focus on one screen, and its observers.
///
/// Controls that take text are targets. `focused(_:)` ties a value to the targets below it; the system keeps both in
/// step, whichever side changes.
@MainActor
package final class FocusSystem {
  // The graph owns the focus, and everything else reaches it through the graph.
  private unowned let graph: Graph
  private var targets: [ControlInteraction] = []
  private var registrations: [FocusRegistration] = []
  private var pending: [any FocusLocationProtocol] = []

  /// The control that has the focus.
  package private(set) weak var focused: ControlInteraction?

  /// Where in the text of the control with the focus typing goes on.
  var cursor = TextCursor()

  /// Called when the focus has moved.
  var moved: () -> Void = {}

  /// Called when the control with the focus asks for another keyboard than before.
  var keyboardChanged: () -> Void = {}

  /// What views publish about the focus.
  package let published = FocusedValueStore()

  /// The focus of assistive technologies, which is another one.
  package private(set) lazy var accessibility = AccessibilityFocusSystem(graph: graph)

  init(graph: Graph) {
    self.graph = graph
  }

  /// Whether nothing has the focus, and nothing is about to take it.
  var isFree: Bool { focused == nil && pending.allSatisfy(\.isEmpty) }

  // MARK: - Participants

  func add(_ target: ControlInteraction) {
    targets.append(target)
  }

  func remove(_ target: ControlInteraction) {
    targets.removeAll { $0 === target }
    if focused === target { move(to: nil) }
  }

  func add(_ registration: FocusRegistration) {
    registrations.append(registration)
    // A value that was set before its view was there takes effect now.
    if !registration.location.isEmpty { valueWritten(registration.location) }
  }

  func remove(_ registration: FocusRegistration) {
    registrations.removeAll { $0 === registration }
  }

  // MARK: - Changes

  /// Gives the focus to a control, or takes it away from all of them.
  package func move(to target: ControlInteraction?) {
    guard focused !== target else { return }
    let old = focused
    focused = target
    cursor = TextCursor()
    old?.behavior.focusChanged?(false)
    target?.behavior.focusChanged?(true)
    showFocusInLocations()
    published.focusMoved(to: target?.element)
    moved()
  }

  /// Called when a control asks for another keyboard than before.
  func keyboardChanged(of target: ControlInteraction) {
    guard focused === target else { return }
    graph.enqueueLateAction { [weak self] in self?.keyboardChanged() }
  }

  /// Gives the focus to the control that comes after the one that has it, or before it; after the last one, the first.
  func moveToNext(backwards: Bool) {
    let candidates = targets.filter(\.isEnabled).sorted { $0.order < $1.order }
    guard let index = candidates.firstIndex(where: { $0 === focused }) else { return }
    let count = candidates.count
    move(to: candidates[(index + (backwards ? count - 1 : 1)) % count])
  }

  /// Takes the focus away from a control, unless what an app has written moves it somewhere else first.
  func resignWhenSettled(_ target: ControlInteraction) {
    graph.enqueueLateAction { [weak self, weak target] in
      guard let self, let target, focused === target else { return }
      if pending.isEmpty { move(to: nil) } else { resignWhenSettled(target) }
    }
  }

  /// Called when an app has written a focus value: the focus follows when the update is through.
  func valueWritten(_ location: any FocusLocationProtocol) {
    if graph.isClosed { return }
    if pending.contains(where: { $0 === location }) { return }
    if pending.isEmpty { graph.enqueueLateAction { [weak self] in self?.resolve() } }
    pending.append(location)
  }

  /// Forgets what waits: the screen is gone.
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
      if let focused, registrations.contains(where: { $0.location === location && $0.contains(focused) }) {
        move(to: nil)
      }
      return
    }
    let owners = registrations.filter { $0.location === location && $0.isCurrent }
    if let focused, owners.contains(where: { $0.contains(focused) }) { return }
    let candidates = targets.filter { target in target.isEnabled && owners.contains { $0.contains(target) } }
    guard let target = candidates.min(by: { $0.order < $1.order }) else {
      // A row that has just been made says by itself that it is the one.
      if owners.isEmpty,
        graph.root?.element(at: 0)?.makesRowsNearby(until: {
          registrations.contains { $0.location === location && $0.isCurrent }
        }) == true
      {
        return
      }
      // Nothing below takes the value: what has the focus is what the value says.
      showFocusInLocations()
      return
    }
    move(to: target)
  }

  /// Sets every focus value to what the focus makes of it.
  private func showFocusInLocations() {
    var seen: [ObjectIdentifier] = []
    for registration in registrations where !seen.contains(ObjectIdentifier(registration.location)) {
      let location = registration.location
      seen.append(ObjectIdentifier(location))
      let current = focused.flatMap { focused in
        registrations.first { $0.location === location && $0.contains(focused) }
      }
      if let current { current.show() } else { location.clear() }
    }
  }
}

/// A view below which the focus has a value: what `focused(_:equals:)` puts into the tree.
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

  /// Whether the focus value is the one of this view.
  var isCurrent: Bool { isCurrentValue() }

  func show() { showValue() }

  func contains(_ target: ControlInteraction) -> Bool { contains(target.element) }

  /// Whether an element is the one of this view, or in it.
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
