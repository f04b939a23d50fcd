/// A property wrapper that creates an observable object once per identity of the view and stores it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { object ?? make() }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let node = binder.node
    let make = make
    let storage = binder.nextStorage {
      let subscription = ObjectSubscription(node)
      subscription.owned = make()
      return subscription
    }
    guard let owned = storage.owned as? ObjectType else { return }
    storage.follow(owned)
    object = owned
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {
  // The object is created and read on the main actor.
}
