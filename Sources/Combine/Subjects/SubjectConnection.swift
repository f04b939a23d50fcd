/// One subscriber of a subject, independent of its type.
class SubjectConnection<Output, Failure: Error>: Subscription {
  /// The index in the subject's list. Managed by ``SubjectConnections``.
  var slot = 0

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}

  /// Forwards a value if there is demand.
  func offer(_ value: Output) {}

  /// Forwards a completion.
  func complete(_ completion: Subscribers.Completion<Failure>) {}
}

/// The requirements of a connection for its subject.
protocol ConnectionOwner<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// The value that a subscriber receives first, or `nil` if there is none.
  var currentValue: Output? { get }

  /// Called before the first demand of a subscriber is served.
  func willServeDemand()

  /// Called when a subscriber has cancelled.
  func remove(_ connection: SubjectConnection<Output, Failure>)
}

/// One subscriber of a subject. It keeps the subject alive until it cancels or the subject completes.
final class TypedSubjectConnection<Downstream: Subscriber>: SubjectConnection<Downstream.Input, Downstream.Failure>,
  CustomStringConvertible
{
  typealias Owner = any ConnectionOwner<Downstream.Input, Downstream.Failure>

  private let lock = Lock()
  /// Held during calls of the downstream, so that only one thread calls it at a time. Recursive, because a subscriber
  /// may cause the next event while it receives one.
  private let callLock = Lock(isRecursive: true)
  private var downstream: Downstream?
  private var owner: Owner?
  private var demand = Subscribers.Demand.none
  /// Whether the subscriber has received the subject's last value.
  private var isCurrent = false
  let description: String

  init(downstream: Downstream, owner: Owner, description: String) {
    self.downstream = downstream
    self.owner = owner
    self.description = description
  }

  deinit {
    lock.destroy()
    callLock.destroy()
  }

  override func request(_ additional: Subscribers.Demand) {
    guard additional > .none, let owner = lock.withLock({ owner }) else { return }
    owner.willServeDemand()
    lock.withLock { demand += additional }
    callLock.lock()
    if let value = owner.currentValue {
      lock.lock()
      send(value, unless: isCurrent)
    }
    callLock.unlock()
  }

  override func offer(_ value: Downstream.Input) {
    callLock.lock()
    lock.lock()
    send(value, unless: false)
    callLock.unlock()
  }

  /// Sends a value if there is demand. Called with both locks held; releases ``lock``.
  private func send(_ value: Downstream.Input, unless isCurrent: Bool) {
    guard !isCurrent, let downstream, demand > .none else {
      self.isCurrent = isCurrent
      return lock.unlock()
    }
    self.isCurrent = true
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    guard more > .none else { return }
    lock.lock()
    demand += more
    lock.unlock()
  }

  override func cancel() {
    lock.lock()
    let (owner, downstream) = (self.owner, self.downstream)
    self.owner = nil
    self.downstream = nil
    lock.unlock()
    owner?.remove(self)
    // Released after the lock, because the deallocation of a subscriber may send or cancel something.
    withExtendedLifetime(downstream) {}
  }

  override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    callLock.lock()
    lock.lock()
    let downstream = self.downstream
    self.downstream = nil
    owner = nil
    lock.unlock()
    downstream?.receive(completion: completion)
    callLock.unlock()
  }
}
