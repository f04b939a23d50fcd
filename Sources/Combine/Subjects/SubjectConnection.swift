import Foundation

/// One subscriber of a subject, whatever its type.
class SubjectConnection<Output, Failure: Error>: Subscription {
  /// The place in the list of the subject. Belongs to ``SubjectConnections``.
  var slot = 0

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}

  /// Sends a value on, where there is demand for it.
  func offer(_ value: Output) {}

  /// Sends a completion on.
  func complete(_ completion: Subscribers.Completion<Failure>) {}
}

/// What a connection needs to know of its subject.
protocol ConnectionOwner<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// The value that a subscriber receives first, or nil where there is none.
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

  private let downstream: SerialDownstream<Downstream>
  private let lock = NSLock()
  private var owner: Owner?
  private var demand = Subscribers.Demand.none
  /// Whether the subscriber has what the subject sent last.
  private var isCurrent = false
  let description: String

  init(downstream: Downstream, owner: Owner, description: String) {
    self.downstream = SerialDownstream(downstream)
    self.owner = owner
    self.description = description
  }

  override func request(_ additional: Subscribers.Demand) {
    guard additional > .none, let owner = lock.withLock({ owner }) else { return }
    owner.willServeDemand()
    lock.withLock { demand += additional }
    let more = downstream.receive {
      guard let value = owner.currentValue else { return nil }
      return lock.withLock {
        guard !isCurrent, demand > .none else { return nil }
        isCurrent = true
        demand -= 1
        return value
      }
    }
    lock.withLock { demand += more }
  }

  override func cancel() {
    downstream.cancel()
    let owner = lock.withLock {
      defer { self.owner = nil }
      return self.owner
    }
    owner?.remove(self)
  }

  override func offer(_ value: Downstream.Input) {
    let more = downstream.receive {
      lock.withLock {
        isCurrent = demand > .none
        guard isCurrent else { return nil }
        demand -= 1
        return value
      }
    }
    guard more > .none else { return }
    lock.withLock { demand += more }
  }

  override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { owner = nil }
    downstream.receive(completion: completion)
  }
}
