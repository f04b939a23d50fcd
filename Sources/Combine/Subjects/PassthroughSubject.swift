/// A subject that forwards values to its subscribers, in the order in which they subscribed.
///
/// A value is dropped for subscribers without demand.
public final class PassthroughSubject<Output, Failure: Error>: Subject, ConnectionOwner {
  private let lock = Lock()
  private var connections = SubjectConnections<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var hasDemand = false

  /// Creates a subject.
  public init() {}

  deinit {
    for upstream in upstreams { upstream.cancel() }
    lock.destroy()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let connection = TypedSubjectConnection(downstream: subscriber, owner: self, description: "PassthroughSubject")
    let completion = lock.withLock {
      if self.completion == nil { connections.add(connection) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: connection)
    }
  }

  /// Sends a value to the subscribers. Does nothing after the completion.
  ///
  /// - Parameter input: The value.
  public func send(_ input: Output) {
    lock.lock()
    let connections = self.connections
    lock.unlock()
    connections.offer(input)
  }

  /// Sends a completion to current and future subscribers. Only the first one has an effect.
  ///
  /// - Parameter completion: The completion.
  public func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard self.completion == nil else { return lock.unlock() }
    self.completion = completion
    let connections = self.connections
    self.connections.removeAll()
    lock.unlock()
    connections.complete(completion)
  }

  /// Keeps a subscription of this subject to a publisher, and asks it for values once there is demand.
  ///
  /// - Parameter subscription: The subscription.
  public func send(subscription: any Subscription) {
    let hasDemand = lock.withLock {
      upstreams.append(subscription)
      return self.hasDemand
    }
    if hasDemand { subscription.request(.unlimited) }
  }

  var currentValue: Output? { nil }

  func willServeDemand() {
    lock.lock()
    let upstreams = hasDemand ? [] : self.upstreams
    hasDemand = true
    lock.unlock()
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  func remove(_ connection: SubjectConnection<Output, Failure>) {
    lock.withLock { connections.remove(connection) }
  }
}
