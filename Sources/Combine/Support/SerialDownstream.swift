/// A downstream with several upstreams: called by one thread at a time, and never after its completion or cancellation.
final class SerialDownstream<Downstream: Subscriber> {
  private let stateLock = Lock()
  /// Held during calls. Recursive, because a subscriber may cause the next event while it receives one.
  private let callLock = Lock(isRecursive: true)
  private var downstream: Downstream?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  deinit {
    stateLock.destroy()
    callLock.destroy()
  }

  /// Whether the downstream is cancelled or has completed.
  var isClosed: Bool {
    stateLock.withLock { downstream == nil }
  }

  /// Sends a value.
  ///
  /// - Parameter input: The value.
  /// - Returns: The additional demand; none if the downstream is closed.
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    callLock.lock()
    defer { callLock.unlock() }
    stateLock.lock()
    let downstream = self.downstream
    stateLock.unlock()
    return downstream?.receive(input) ?? .none
  }

  /// Sends the value of a closure that is called on this thread's turn, so that no thread sends a value that became
  /// outdated while it waited.
  ///
  /// - Parameter input: Returns the value, or `nil` to send nothing.
  /// - Returns: The additional demand; none if nothing was sent.
  func receive(_ input: () -> Downstream.Input?) -> Subscribers.Demand {
    callLock.lock()
    defer { callLock.unlock() }
    guard let downstream = stateLock.withLock({ self.downstream }), let input = input() else { return .none }
    return downstream.receive(input)
  }

  /// Sends a completion and closes. Only the first completion is sent.
  ///
  /// - Parameter completion: The completion.
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    callLock.lock()
    defer { callLock.unlock() }
    take()?.receive(completion: completion)
  }

  /// Closes without a completion. Does not wait for a running call on another thread.
  func cancel() {
    _ = take()
  }

  private func take() -> Downstream? {
    stateLock.lock()
    defer { stateLock.unlock() }
    defer { downstream = nil }
    return downstream
  }
}
