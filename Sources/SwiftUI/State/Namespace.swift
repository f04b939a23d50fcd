/// A dynamic property type that allows access to a namespace defined by the persistent identity of the object
/// containing the property.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The namespace identifier; stable while the view keeps its identity.
  public private(set) var wrappedValue = ID(node: 0, property: 0)

  public init() {}

  /// A namespace defined by the persistent identity of an ``Namespace`` dynamic property.
  public struct ID: Hashable, Sendable {
    fileprivate let node: UInt32
    fileprivate let property: Int
  }

  @MainActor
  private final class Storage {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    // Counted per graph instead of random, so that identifiers are the same in every run.
    let id = ID(node: binder.node.order, property: binder.storage.count)
    wrappedValue = binder.nextStorage { Storage(id) }.id
  }
}
