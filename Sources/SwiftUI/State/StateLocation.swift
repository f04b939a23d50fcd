/// The storage of a state value, and the nodes that read it.
///
/// The last written value has a lock, so other threads read and write it without waiting for the main actor, which may
/// itself be waiting for them. Views see such a write in the next update, as they see changes of observed models.
///
/// A `State` belongs to the view that declares it, its owner. While views are evaluated, the `State` has the value that
/// the owner's body saw: a closure that the body handed on, such as the content of a sheet, shows that value, also if
/// another one was written since and the body was not evaluated again because it does not read the state. The first such
/// late read makes the body depend on the value from then on. Apple's `State` works like this; a warning names values
/// that are out of date.
@MainActor
package final class StateLocation<Value>: ReadableLocation, LateLocation, UnmountableStorage {
  // A strong reference, because a task may write after the screen is closed (see `Graph.close`).
  nonisolated private let graph: Graph
  private let name: String
  // `@exclusivity(unchecked)`: see `Element`.

  /// The node of the view with the `State`, until it leaves the tree. A weak reference would slow down every retain and
  /// release of the node, which then uses a side table.
  @exclusivity(unchecked) private var owner: _ViewNode?
  private let isOwned: Bool

  /// Whether the owner's body has seen the visible value.
  private var isSeen = true

  /// Whether something other than the owner's body has read the `State` during an evaluation.
  private var isReadLate = false

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
    self.init(value, name: label, owner: nil, graph: graph)
  }

  /// - Parameters:
  ///   - name: The name of the property.
  ///   - owner: The node of the view with the `State`.
  package convenience init(_ value: Value, name: String, owner: _ViewNode) {
    self.init(value, name: name, owner: owner, graph: owner.graph)
  }

  private init(_ value: Value, name: String, owner: _ViewNode?, graph: Graph) {
    self.graph = graph
    self.name = name
    // A gesture may still be in progress after its view has been removed.
    self.owner = owner?.isMounted == true ? owner : nil
    isOwned = owner != nil
    storage = value
    visible = value
  }

  package func unmount() { owner = nil }

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

  private var label: String {
    isOwned ? "State<\(Value.self)> of \(owner?.pathName ?? "a removed view")" : name
  }

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

  /// The visible value, for the evaluation of the owner's body; whether the body reads it is not known yet.
  package func showToOwner() -> Value {
    if !isSeen {
      isSeen = true
      if let owner { graph.staleReads.forget(owner) }
    }
    return visible
  }

  /// The value of a `State`.
  ///
  /// - Parameter seen: The value when the body was evaluated that the `State` comes from.
  private func value(seen: Value) -> Value {
    guard let node = graph.evaluating, let owner, node !== owner else { return value }
    isReadLate = true
    if !isSeen { graph.staleReads.note(self, by: node, of: owner) }
    return seen
  }

  /// Reads the value of a `State` on any thread.
  ///
  /// - Parameter seen: The value when the body was evaluated that the `State` comes from.
  package nonisolated func read(seen: Value) -> Value {
    MainQueue.isCurrent ? assumeMainActor(with: seen) { value(seen: $0) } : latest
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
    guard let owner else { return }
    isSeen = false
    if isReadLate || graph.staleReads.isStale(owner) { owner.invalidate() }
  }

  package func staleValue(shownBy node: _ViewNode) -> _RuntimeIssue? {
    guard !isSeen, let owner, owner.isMounted, node.isMounted else { return nil }
    let view = owner.pathName
    return _RuntimeIssue(
      "The content of a closure shows an old value of the state '\(name)' of \(view): the body of \(view) does not read "
        + "'\(name)', so it was not evaluated again when '\(name)' was written, and the closures that it made keep the "
        + "value of its last evaluation, as on Apple's platforms. Read '\(name)' in the body, or pass the value along: "
        + "sheet(item:) instead of sheet(isPresented:).", severity: .warning, at: node)
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
