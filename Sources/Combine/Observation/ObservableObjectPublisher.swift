/// A publisher that notifies its subscribers, in the order in which they subscribed, that an object will change.
public final class ObservableObjectPublisher: Publisher, ConnectionOwner {
  /// The publisher sends no values other than `Void`.
  public typealias Output = Void

  /// The publisher never fails.
  public typealias Failure = Never

  private let lock = Lock()
  private var connections = SubjectConnections<Void, Never>()

  /// Creates a publisher.
  public init() {}

  deinit {
    lock.destroy()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let connection = TypedSubjectConnection(
      downstream: subscriber,
      owner: self,
      description: "ObservableObjectPublisher"
    )
    lock.withLock { connections.add(connection) }
    subscriber.receive(subscription: connection)
  }

  /// Notifies the subscribers that the object will change.
  public func send() {
    lock.lock()
    let connections = self.connections
    lock.unlock()
    connections.offer(())
  }

  var currentValue: Void? { nil }

  func willServeDemand() {}

  func remove(_ connection: SubjectConnection<Void, Never>) {
    lock.withLock { connections.remove(connection) }
  }
}
