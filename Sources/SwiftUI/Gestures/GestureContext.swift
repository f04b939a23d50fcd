/// Where a gesture is recognised: on a view, with the storage of the dynamic properties of custom gestures.
@MainActor
public final class _GestureContext {
  // A gesture may still be recognised when its view is gone.
  private weak var node: _ViewNode?
  private var storages: [[AnyObject]] = []
  private var next = 0

  /// What the gesture's actions go through.
  private(set) var gate = GestureGate()

  package init(_ node: _ViewNode) {
    self.node = node
  }

  /// Begins again with the first custom gesture, before the recognisers are made once more.
  package func restart() {
    next = 0
  }

  /// Makes a recogniser whose actions go through a gate of their own.
  func through<Result>(_ inner: GestureGate, _ make: () -> Result) -> Result {
    let outer = gate
    gate = inner
    defer { gate = outer }
    return make()
  }

  /// Gives the state of a custom gesture its storage, the same one each time the recognisers are made.
  package func bind<G: Gesture>(_ gesture: inout G) {
    guard let node else { return }
    var binder = _PropertyBinder(node: node, storage: next < storages.count ? storages[next] : [])
    binder.bindFields(of: &gesture)
    if next < storages.count { storages[next] = binder.storage } else { storages.append(binder.storage) }
    next += 1
    if let missing = binder.missing { node.graph.report(_RuntimeIssue(missing, at: node)) }
  }

  /// Warns of what a gesture does not do.
  func report(_ shortfall: Shortfall) {
    if let node { node.graph.report(shortfall, at: node) }
  }

  /// Records a warning at the view.
  func warn(_ message: String) {
    guard let node else { return }
    node.graph.report(_RuntimeIssue(message, severity: .warning, at: node))
  }

  package func unmount() {
    for storage in storages.joined() {
      (storage as? any UnmountableStorage)?.unmount()
    }
  }
}
