/// Publishes a property of a class: before it changes, subscribers receive the new value.
///
///     final class Cart: ObservableObject {
///       @Published var items: [Item] = []
///     }
///
///     cart.$items.sink { print("\($0.count) items") }
///
/// The property still has its old value while subscribers receive the new one. In an ``ObservableObject`` the
/// object's `objectWillChange` sends first.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  private let storage: PublishedStorage<Value>

  /// Creates a published property.
  ///
  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a published property.
  ///
  /// - Parameter initialValue: The initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// A publisher of a published property's value and its changes.
  public struct Publisher: Combine.Publisher {
    /// The type of the property.
    public typealias Output = Value

    /// The publisher never fails.
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.receive(subscriber: subscriber)
    }
  }

  /// The publisher of the property, as in `$name`.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // For `assign(to: &$name)`. A property has a single publisher, so the setter does nothing.
    set {}
  }

  /// The value of a property of a struct, which cannot be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes.") }
    set { fatalError("@Published is only available on properties of classes.") }
  }

  /// The value of a property of an object.
  ///
  /// - Parameters:
  ///   - object: The object that has the property.
  ///   - wrappedKeyPath: The path to the property; it is not used.
  ///   - storageKeyPath: The path to its wrapper.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue) }
  }

  package var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property during the lifetime of the property.
  ///
  ///     names.assign(to: &$title)
  ///
  /// - Parameter published: The publisher of the property, with `&`.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedAssignment(published.storage))
  }
}

/// Assigns the values of its upstream to a published property.
private struct PublishedAssignment<Value>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  private weak var storage: PublishedStorage<Value>?

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  func receive(subscription: any Subscription) {
    guard let storage else { return subscription.cancel() }
    storage.add(subscription)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
