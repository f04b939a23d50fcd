/// A subject that holds a value, and sends it and its changes to its subscribers, in the order in which they
/// subscribed.
///
/// A value is dropped for subscribers without demand; the next demand receives the current value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, ConnectionOwner {
  private let lock = Lock()
  private var connections = SubjectConnections<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var current: Output

  /// The current value. Setting it sends it.
  public var value: Output {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set {
      lock.lock()
      let former = current
      current = newValue
      let connections = self.connections
      lock.unlock()
      connections.offer(newValue)
      // Released after the lock, because the deallocation of a value may use the subject.
      withExtendedLifetime(former) {}
    }
  }

  /// Creates a subject.
  ///
  /// - Parameter value: The initial value.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
    lock.destroy()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let connection = TypedSubjectConnection(downstream: subscriber, owner: self, description: "CurrentValueSubject")
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

  /// Sets the value and sends it to the subscribers. Does nothing after the completion.
  ///
  /// - Parameter input: The value.
  public func send(_ input: Output) {
    lock.lock()
    guard completion == nil else { return lock.unlock() }
    let former = current
    current = input
    let connections = self.connections
    lock.unlock()
    connections.offer(input)
    // As above.
    withExtendedLifetime(former) {}
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

  /// Keeps a subscription of this subject to a publisher, with unlimited demand.
  ///
  /// - Parameter subscription: The subscription.
  public func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  var currentValue: Output? { value }

  func willServeDemand() {}

  func remove(_ connection: SubjectConnection<Output, Failure>) {
    lock.withLock { connections.remove(connection) }
  }
}
