/// A property wrapper type that reads and writes to persisted, per-scene storage.
///
/// The storage belongs to the screen that shows the view: it is initially empty and is discarded with the screen.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  init(_ value: Value, _ key: String, _ coding: StoredValueCoding<Value>) {
    property = StoredProperty(value, key: key, coding: coding)
  }

  /// The stored value, or the default if there is none.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { property.binding }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    property.bind(to: binder.node, area: .scene)
  }
}

// The value is only accessed on the main actor, regardless of its type: see `assumeMainActor`.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
