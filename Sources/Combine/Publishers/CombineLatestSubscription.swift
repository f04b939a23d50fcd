/// The latest value of one upstream of a `CombineLatest` publisher.
final class LatestValue<Value> {
  /// The value, or `nil` until the upstream has sent one. Accessed with the lock of the subscription held.
  fileprivate(set) var value: Value?
}

/// The subscription of every `CombineLatest` publisher: one downstream, several upstreams of different types.
///
/// Requests are forwarded to all upstreams. Only the latest value of each upstream is kept; a value that arrives
/// without demand replaces the previous one and is not sent on its own.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: SerialDownstream<Downstream>
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var subscriptions: [(any Subscription)?]
  private var finishedCount = 0
  private let combined: () -> Output?

  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - upstreamCount: The number of upstreams.
  ///   - combined: Combines the latest values to an output, or returns `nil` while one is missing.
  init(downstream: Downstream, upstreamCount: Int, combined: @escaping () -> Output?) {
    self.downstream = SerialDownstream(downstream)
    self.combined = combined
    subscriptions = Array(repeating: nil, count: upstreamCount)
  }

  deinit {
    lock.destroy()
  }

  /// Subscribes to one of the upstreams.
  func subscribe<P: Publisher>(to publisher: P, at index: Int, latest: LatestValue<P.Output>)
  where P.Failure == Failure {
    guard !downstream.isClosed else { return }
    publisher.subscribe(Side(combineLatest: self, index: index, latest: latest))
  }

  func request(_ additional: Subscribers.Demand) {
    guard additional > .none, !downstream.isClosed else { return }
    lock.lock()
    demand += additional
    let subscriptions = self.subscriptions
    lock.unlock()
    for subscription in subscriptions { subscription?.request(additional) }
  }

  func cancel() {
    downstream.cancel()
    cancelUpstreams()
  }

  var description: String { "CombineLatest" }

  private func cancelUpstreams() {
    let subscriptions = lock.withLock {
      defer { self.subscriptions = self.subscriptions.map { _ in nil } }
      return self.subscriptions
    }
    for subscription in subscriptions { subscription?.cancel() }
  }

  // MARK: Upstream events

  private func receive(subscription: any Subscription, at index: Int) {
    lock.lock()
    guard !downstream.isClosed, subscriptions[index] == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    subscriptions[index] = subscription
    let demand = self.demand
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  private func receive<Value>(_ input: Value, latest: LatestValue<Value>) {
    // The former value is released after the lock, because its deallocation may send or cancel something.
    _ = lock.withLock {
      defer { latest.value = input }
      return latest.value
    }
    let additional = downstream.receive {
      lock.withLock {
        guard demand > .none, let output = combined() else { return nil }
        demand -= 1
        return output
      }
    }
    request(additional)
  }

  private func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
    lock.lock()
    subscriptions[index] = nil
    finishedCount += 1
    let isLast = finishedCount == subscriptions.count
    lock.unlock()
    switch completion {
    case .finished:
      if isLast { downstream.receive(completion: .finished) }
    case .failure:
      cancelUpstreams()
      downstream.receive(completion: completion)
      // Another subscription may have arrived from a different thread before the downstream was closed.
      cancelUpstreams()
    }
  }

  /// The subscriber of one upstream.
  private struct Side<Value>: Subscriber, CustomStringConvertible {
    let combineLatest: CombineLatestSubscription
    let index: Int
    let latest: LatestValue<Value>
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { combineLatest.receive(subscription: subscription, at: index) }

    func receive(_ input: Value) -> Subscribers.Demand {
      combineLatest.receive(input, latest: latest)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      combineLatest.receive(completion: completion, at: index)
    }

    var description: String { "CombineLatest" }
  }
}
