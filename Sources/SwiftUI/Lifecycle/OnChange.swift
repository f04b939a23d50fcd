/// Performs an action when a value changes between two updates.
struct ChangeModifier<Value: Equatable>: WatchingModifier, ComposedModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  package var composition: Composition { Composition("onChange").value("value", value).value("action", action) }

  package final class Watch {
    var last: Value
    init(_ value: Value) { last = value }
  }

  package func makeWatch(at node: _ViewNode) -> Watch {
    if initial { run(from: value, at: node) }
    return Watch(value)
  }

  package func update(_ watch: Watch, at node: _ViewNode) {
    let last = watch.last
    if last == value { return }
    watch.last = value
    run(from: last, at: node)
  }

  @MainActor private func run(from last: Value, at node: _ViewNode) {
    let action = action
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
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { action($1) })
  }
}
