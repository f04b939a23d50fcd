/// The storage of a state value, and the nodes that read it.
@MainActor
package final class StateLocation<Value>: ReadableLocation {
  // A strong reference, because a task may write after the screen is closed (see `Graph.close`).
  private let graph: Graph
  private let name: String
  private let isOwned: Bool

  // `@exclusivity(unchecked)`: see `Element`.

  /// The last written value, which actions read.
  @exclusivity(unchecked) private var latest: Value

  /// The value that views see in the current update.
  @exclusivity(unchecked) private var visible: Value

  // Nearly every value is read by a single view.
  @exclusivity(unchecked) private var reader: _ViewNode?
  @exclusivity(unchecked) private var otherReaders: [ObjectIdentifier: _ViewNode] = [:]

  /// - Parameter label: The name of the value in messages.
  package convenience init(_ value: Value, label: String, graph: Graph) {
    self.init(value, name: label, isOwned: false, graph: graph)
  }

  /// - Parameter owner: The name of the view with the `State`. The label is created on demand.
  package convenience init(_ value: Value, owner: String, graph: Graph) {
    self.init(value, name: owner, isOwned: true, graph: graph)
  }

  private init(_ value: Value, name: String, isOwned: Bool, graph: Graph) {
    self.graph = graph
    self.name = name
    self.isOwned = isOwned
    latest = value
    visible = value
  }

  private var label: String { isOwned ? "State<\(Value.self)> of \(name)" : name }

  package var value: Value {
    guard let node = graph.evaluating else { return latest }
    if reader !== node { add(node) }
    return visible
  }

  private func add(_ node: _ViewNode) {
    if reader == nil {
      reader = node
    } else if otherReaders.updateValue(node, forKey: ObjectIdentifier(node)) != nil {
      return
    }
    graph.recordRead(of: self)
  }

  package func set(_ new: Value, in transaction: Transaction) {
    if areKnownEqual(latest, new) { return }
    if let node = graph.evaluating { reportWrite(during: node) }
    latest = new
    graph.enqueue(Write(location: self, value: new), in: transaction)
  }

  package func removeReader(_ node: _ViewNode) {
    if reader === node {
      reader = nil
    } else {
      otherReaders.removeValue(forKey: ObjectIdentifier(node))
    }
  }

  private func reportWrite(during node: _ViewNode) {
    graph.report(
      _RuntimeIssue(
        "\(label) was written while \(node.pathName) was evaluated. Write state in actions, such as those of buttons, "
          + "onAppear and onChange.", severity: .warning, at: node))
  }

  /// Reverts a write that views have not seen.
  fileprivate func revert() {
    latest = visible
  }

  private func show(_ new: Value) {
    if areKnownEqual(visible, new) { return }
    visible = new
    reader?.invalidate()
    for node in otherReaders.values { node.invalidate() }
  }

  private struct Write: PendingWrite {
    let location: StateLocation
    let value: Value

    var target: AnyObject { location }
    var valueDescription: String { location.label }
    func apply() { location.show(value) }
    func discard() { location.revert() }
  }
}
