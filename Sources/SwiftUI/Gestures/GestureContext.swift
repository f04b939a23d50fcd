/// The context in which a gesture is recognized: its view, and the storage for dynamic properties of custom gestures.
@MainActor
public final class _GestureContext {
  // A gesture may still be in progress after its view has been removed.
  private weak var node: _ViewNode?
  private var storages: [[AnyObject]] = []
  private var next = 0

  /// The gate through which the gesture's actions pass.
  private(set) var gate = GestureGate()

  package init(_ node: _ViewNode) {
    self.node = node
  }

  /// Starts again at the first custom gesture, before the recognizers are recreated.
  package func restart() {
    next = 0
  }

  /// Creates a recognizer whose actions pass through a separate gate.
  func through<Result>(_ inner: GestureGate, _ make: () -> Result) -> Result {
    let outer = gate
    gate = inner
    defer { gate = outer }
    return make()
  }

  /// Binds the state of a custom gesture to its storage, which is the same each time the recognizers are created.
  package func bind<G: Gesture>(_ gesture: inout G) {
    guard let node else { return }
    var binder = _PropertyBinder(node: node, storage: next < storages.count ? storages[next] : [])
    binder.bindFields(of: &gesture)
    if next < storages.count { storages[next] = binder.storage } else { storages.append(binder.storage) }
    next += 1
    if let missing = binder.missing { node.graph.report(_RuntimeIssue(missing, at: node)) }
  }

  /// Reports an unsupported feature of a gesture.
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
