/// The value of a published property and the subscribers to its changes.
final class PublishedStorage<Value>: ConnectionOwner {
  typealias Output = Value
  typealias Failure = Never

  private let lock = Lock()
  private var current: Value
  private var connections = SubjectConnections<Value, Never>()
  private var upstreams: [any Subscription] = []
  private var willChange: ObservableObjectPublisher?

  init(_ value: Value) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
    lock.destroy()
  }

  /// The value of the property.
  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// The publisher to notify before the value changes.
  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { willChange } }
    set { lock.withLock { willChange = newValue } }
  }

  /// Announces a value and then sets it.
  func send(_ newValue: Value) {
    lock.lock()
    let willChange = self.willChange
    // Without subscribers, which is the common case, the value is set at once.
    if willChange == nil, connections.isEmpty {
      return set(newValue)
    }
    lock.unlock()
    willChange?.send()
    lock.lock()
    let connections = self.connections
    lock.unlock()
    connections.offer(newValue)
    lock.lock()
    set(newValue)
  }

  /// Sets the value. Called with the lock held; releases it.
  private func set(_ newValue: Value) {
    let former = current
    current = newValue
    lock.unlock()
    // Released after the lock, because the deallocation of a value may read the property.
    withExtendedLifetime(former) {}
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let connection = TypedSubjectConnection(downstream: subscriber, owner: self, description: "PublishedSubject")
    lock.withLock { connections.add(connection) }
    subscriber.receive(subscription: connection)
  }

  /// Keeps a subscription during the lifetime of the property, with unlimited demand.
  func add(_ subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  var currentValue: Value? { value }

  func willServeDemand() {}

  func remove(_ connection: SubjectConnection<Value, Never>) {
    lock.withLock { connections.remove(connection) }
  }
}
