/// The storage of a state value, and the nodes that read it.
///
/// The last written value has a lock, so other threads read and write it without waiting for the main actor, which may
/// itself be waiting for them. Views see such a write in the next update, as they see changes of observed models.
@MainActor
package final class StateLocation<Value>: ReadableLocation {
  // A strong reference, because a task may write after the screen is closed (see `Graph.close`).
  nonisolated private let graph: Graph
  private let name: String
  private let isOwned: Bool

  // `@exclusivity(unchecked)`: see `Element`.

  /// The last written value; use ``latest``.
  // nonisolated(unsafe): only accessed while the graph's lock is held.
  @exclusivity(unchecked) nonisolated(unsafe) private var storage: Value

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
    storage = value
    visible = value
  }

  /// The last written value, which actions read.
  private nonisolated var latest: Value {
    get {
      graph.stateLock.lock()
      defer { graph.stateLock.unlock() }
      return storage
    }
    set {
      // The old value is released after the lock, because its `deinit` may read state.
      var other = newValue
      graph.stateLock.lock()
      swap(&storage, &other)
      graph.stateLock.unlock()
    }
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

  /// Reads the value on any thread: where the main actor runs, as ``value``, and elsewhere the last written one.
  package nonisolated func read() -> Value {
    MainQueue.isCurrent ? assumeMainActor { value } : latest
  }

  /// Writes the value on any thread.
  package nonisolated func write(_ new: Value, in transaction: Transaction) {
    if MainQueue.isCurrent { return assumeMainActor(with: (new, transaction)) { set($0.0, in: $0.1) } }
    latest = new
    graph.mailbox.noteWrite { [weak self] in
      assumeMainActor(with: transaction) { self?.enqueueLatest(in: $0) }
    }
  }

  /// Queues the last written value, which may be newer than the one that a thread has written.
  private func enqueueLatest(in transaction: Transaction) {
    graph.enqueue(Write(location: self, value: latest), in: transaction)
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
