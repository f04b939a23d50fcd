/// A property wrapper for values that the focused view, or an ancestor of it, publishes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var link: FocusedValueLink?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object published by type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: objectType] }
  }

  /// The value, or `nil` if none is published around the focus.
  public var wrappedValue: Value? {
    guard let link else { return nil }
    return assumeMainActor(with: (read, link)) { read, link in read(link.values) }
  }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    link = binder.nextStorage { FocusedValueLink(node) }
  }
}

/// A property wrapper for a binding that the focused view, or an ancestor of it, publishes.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The binding's value, or `nil` if none is published around the focus.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { binding.wrappedValue?.wrappedValue = newValue }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value?> {
    let source = self
    return Binding(get: { source.wrappedValue }, write: { value, _ in source.wrappedValue = value })
  }
}

/// Connects a view that reads focused values with its screen's store.
@MainActor
final class FocusedValueLink: UnmountableStorage {
  private weak var node: _ViewNode?
  private let graph: Graph

  init(_ node: _ViewNode) {
    self.node = node
    graph = node.graph
    graph.focus.published.addReader(node)
  }

  var values: FocusedValues { graph.focus.published.current }

  func unmount() {
    if let node { graph.focus.published.removeReader(node) }
  }
}
