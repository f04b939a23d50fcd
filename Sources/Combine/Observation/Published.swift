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
  /// - Parameter wrappedValue: The first value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a published property.
  ///
  /// - Parameter initialValue: The first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Sends the value of a published property and its changes.
  public struct Publisher: Combine.Publisher {
    /// The type of the property.
    public typealias Output = Value

    /// Nothing fails.
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.receive(subscriber: subscriber)
    }
  }

  /// The publisher of the property: what `$name` stands for.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // For `assign(to: &$name)`. There is one publisher for a property, so there is nothing to set.
    set {}
  }

  /// The value of a property of a struct, which cannot be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes.") }
    set { fatalError("@Published is only available on properties of classes.") }
  }

  /// The value of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue) }
  }

  var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property, for as long as the property exists.
  ///
  ///     names.assign(to: &$title)
  ///
  /// - Parameter published: The publisher of the property, with `&`.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedAssignment(published.storage))
  }
}

/// Sets a published property to what its upstream sends.
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
