/// Sends one value on the first request, and finishes.
///
/// OpenCombine's subscriptions of this kind have no lock: cancelling one on a different thread during a request
/// releases the subscriber twice.
final class ValueSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private var downstream: Downstream?
  private let value: Downstream.Input
  let description: String

  init(_ value: Downstream.Input, for downstream: Downstream, description: String) {
    self.value = value
    self.downstream = downstream
    self.description = description
  }

  deinit {
    lock.destroy()
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "A subscriber must ask for at least one value.")
    guard let downstream = takeDownstream() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    // Released after the lock, because deallocation may cancel something.
    _ = takeDownstream()
  }

  private func takeDownstream() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}

extension ValueSubscription: CustomReflectable, CustomPlaygroundDisplayConvertible {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }
  var playgroundDescription: Any { description }
}
