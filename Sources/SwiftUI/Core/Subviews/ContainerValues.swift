/// A key for a value that a view passes to its container.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tags: [AnyHashable] = []

  public init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag with a given type, if it has one.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.base as? V }.first
  }

  /// Whether the view has the given tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

package enum ContainerValuesKey: ViewTraitKey {
  /// The changes that modifiers make, the innermost first.
  package typealias Value = [(inout ContainerValues) -> Void]
}

extension Element {
  /// The values that the element passes to its container: of several modifiers, the innermost decides.
  var containerValues: ContainerValues {
    var values = ContainerValues()
    for write in (trait(ContainerValuesKey.self) ?? []).reversed() { write(&values) }
    values.tags = trait(TagKey.self) ?? []
    return values
  }
}

/// Sets a value for the enclosing container.
package struct ContainerValueModifier: ElementModifier {
  let write: (inout ContainerValues) -> Void

  package static var affectsLayout: Bool { false }

  package func trait<K: ViewTraitKey>(_ key: K.Type, child: Element) -> K.Value? {
    guard K.self == ContainerValuesKey.self else { return child.trait(key) }
    return reinterpret((child.trait(ContainerValuesKey.self) ?? []) + [write], as: K.Value.self)
  }

  package func didUpdate(from old: Self, _ element: ModifiedElement) {
    // The containers that read the values, layouts among them, run again.
    element.parent?.childElementsChanged()
  }
}

extension View {
  /// Sets a value that the enclosing container reads from its subviews.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
