/// Runs an action when a value changes from one update to the next.
struct ChangeModifier<Value: Equatable>: ElementModifier, ComposedModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  package var composition: Composition { Composition("onChange").value("value", value).value("action", action) }

  package static var affectsLayout: Bool { false }

  final class Storage {
    var last: Value
    init(_ value: Value) { last = value }
  }

  package func makeStorage(for element: ModifiedElement) -> Storage? { Storage(value) }

  package func didMount(_ element: ModifiedElement) {
    if initial { run(from: value, element) }
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    guard let storage = storage(of: element), storage.last != value else { return }
    let last = storage.last
    storage.last = value
    run(from: last, element)
  }

  private func run(from last: Value, _ element: ModifiedElement) {
    let action = action
    let value = value
    element.graph.enqueueAction { action(last, value) }
  }
}

extension View {
  /// Runs an action with the old and the new value when a value changes.
  ///
  /// - Parameter initial: Whether the action also runs once when the view appears, with the value twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when a value changes.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { action($1) })
  }
}
