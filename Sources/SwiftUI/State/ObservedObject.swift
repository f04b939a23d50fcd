/// A property wrapper that evaluates the view again whenever the object changes.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates bindings to the object's properties.
  @dynamicMemberLookup
  @MainActor @preconcurrency
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) {
      self.object = object
    }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] },
        write: { value, transaction in withTransaction(transaction) { object[keyPath: keyPath] = value } })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  public mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    binder.nextStorage { ObjectSubscription(node) }.follow(wrappedValue)
  }
}
