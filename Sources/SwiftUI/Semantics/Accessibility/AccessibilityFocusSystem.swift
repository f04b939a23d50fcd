/// The accessibility focus of one screen, and its observers.
@MainActor
package final class AccessibilityFocusSystem {
  // The graph owns the focus system, and all access goes through the graph.
  private unowned let graph: Graph
  private var registrations: [FocusRegistration] = []

  /// The focused view.
  private(set) weak var focused: Element?

  init(graph: Graph) {
    self.graph = graph
  }

  func add(_ registration: FocusRegistration) {
    registrations.append(registration)
    // A value that was set before its view existed takes effect now.
    if !registration.location.isEmpty { valueWritten(registration.location) }
  }

  func remove(_ registration: FocusRegistration) {
    registrations.removeAll { $0 === registration }
    if registration.element === focused { move(to: nil) }
  }

  /// Moves the focus to a view, or removes it.
  func move(to element: Element?) {
    focused = element
    var seen: [ObjectIdentifier] = []
    for location in registrations.map(\.location) where !seen.contains(ObjectIdentifier(location)) {
      seen.append(ObjectIdentifier(location))
      if let current = registrations.first(where: { $0.location === location && $0.contains(focused) }) {
        current.show()
      } else {
        location.clear()
      }
    }
  }

  /// Called when the app has written a focus value: the focus follows at the end of the update.
  func valueWritten(_ location: any FocusLocationProtocol) {
    graph.enqueueLateAction { [weak self] in self?.resolve(location) }
  }

  private func resolve(_ location: any FocusLocationProtocol) {
    let own = registrations.filter { $0.location === location }
    if location.isEmpty {
      if own.contains(where: { $0.contains(focused) }) { move(to: nil) }
    } else if let owner = own.first(where: \.isCurrent) {
      move(to: owner.element)
    } else {
      location.clear()
    }
  }
}
