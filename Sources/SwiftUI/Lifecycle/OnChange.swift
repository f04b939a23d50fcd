/// Performs an action when a value changes between two updates.
struct ChangeModifier<Value: Equatable>: WatchingModifier, ComposedModifier {
  let value: Value
  let initial: Bool

  /// Whether the action is the one that was made with the old value, as in the deprecated form, so that the values that
  /// it captured are the old ones.
  var isOld = false
  let action: (Value, Value) -> Void

  package var composition: Composition { Composition("onChange").value("value", value).value("action", action) }

  package final class Watch {
    var last: Value
    var lastAction: (Value, Value) -> Void

    init(_ modifier: ChangeModifier) {
      last = modifier.value
      lastAction = modifier.action
    }
  }

  package func makeWatch(at node: _ViewNode) -> Watch {
    if initial { run(action, from: value, at: node) }
    return Watch(self)
  }

  package func update(_ watch: Watch, at node: _ViewNode) {
    let (last, lastAction) = (watch.last, watch.lastAction)
    watch.lastAction = action
    if last == value { return }
    watch.last = value
    run(isOld ? lastAction : action, from: last, at: node)
  }

  @MainActor private func run(_ action: @escaping (Value, Value) -> Void, from last: Value, at node: _ViewNode) {
    let value = value
    node.graph.enqueueAction { action(last, value) }
  }
}

extension View {
  /// Performs an action with the old and the new value when a value changes.
  ///
  /// - Parameter initial: Whether the action is also performed when the view appears, with the initial value as both
  ///   arguments.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Performs an action when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Performs an action with the new value when a value changes.
  ///
  /// The action is the one that the view was made with before the change: what it captures, as in `{ [value] new in … }`,
  /// is the old value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false, isOld: true) { action($1) })
  }
}
