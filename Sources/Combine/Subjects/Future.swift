/// A publisher that eventually sends one value and finishes, or fails.
///
/// The work starts when the future is created, and runs once for any number of subscribers.
public final class Future<Output, Failure: Error>: Publisher, ConnectionOwner {
  /// A closure that fulfils a future with a value or a failure. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var connections = SubjectConnections<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Creates a future and starts its work.
  ///
  /// - Parameter attemptToFulfill: The work. It calls the promise with its result, at once or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  deinit {
    lock.destroy()
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else { return lock.unlock() }
    self.result = result
    let connections = self.connections
    // Subscribers without demand for the value stay; after a failure none do.
    if case .failure = result { self.connections.removeAll() }
    lock.unlock()
    switch result {
    case .success(let value): connections.offer(value)
    case .failure(let error): connections.complete(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let delivery = FutureDelivery(downstream: subscriber)
    let connection = TypedSubjectConnection(downstream: delivery, owner: self, description: "Future")
    delivery.connection = connection
    let result = lock.withLock {
      connections.add(connection)
      return self.result
    }
    subscriber.receive(subscription: connection)
    if case .failure(let error) = result {
      remove(connection)
      connection.complete(.failure(error))
    }
  }

  var currentValue: Output? {
    guard case .success(let value) = lock.withLock({ result }) else { return nil }
    return value
  }

  func willServeDemand() {}

  func remove(_ connection: SubjectConnection<Output, Failure>) {
    lock.withLock { connections.remove(connection) }
  }
}

/// Sends a completion after the single value of a future.
private final class FutureDelivery<Downstream: Subscriber>: Subscriber {
  private let downstream: Downstream
  weak var connection: SubjectConnection<Downstream.Input, Downstream.Failure>?

  init(downstream: Downstream) {
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {}

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    _ = downstream.receive(input)
    downstream.receive(completion: .finished)
    connection?.cancel()
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }
}
