/// The storage of one piece of state, and the nodes that read it.
@MainActor
package final class StateLocation<Value>: ReadableLocation {
  private unowned let graph: Graph
  private let label: String

  /// The last value written; what actions read back.
  private var latest: Value

  /// The value that views see in the running update.
  private var visible: Value

  private var readers: [ObjectIdentifier: _ViewNode] = [:]

  package init(_ value: Value, label: String, graph: Graph) {
    self.graph = graph
    self.label = label
    latest = value
    visible = value
  }

  package var value: Value {
    guard let node = graph.evaluating else { return latest }
    let key = ObjectIdentifier(node)
    if readers[key] == nil {
      readers[key] = node
      graph.recordRead(of: self)
    }
    return visible
  }

  package func set(_ new: Value, in transaction: Transaction) {
    if areKnownEqual(latest, new) { return }
    latest = new
    graph.enqueue(Write(location: self, value: new), in: transaction)
  }

  package func removeReader(_ node: _ViewNode) {
    readers.removeValue(forKey: ObjectIdentifier(node))
  }

  private func show(_ new: Value) {
    if areKnownEqual(visible, new) { return }
    visible = new
    for node in readers.values { node.invalidate() }
  }

  private struct Write: PendingWrite {
    let location: StateLocation
    let value: Value

    var target: AnyObject { location }
    var valueDescription: String { location.label }
    func apply() { location.show(value) }
  }
}
