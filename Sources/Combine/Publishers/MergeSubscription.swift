/// The subscription of every `Merge` publisher: one downstream, several upstreams of the same types.
///
/// With unlimited demand, values are forwarded at once. Otherwise each upstream is asked for one value at a time, and
/// values that arrive without demand wait in the order of their arrival: no value is lost, and no upstream can crowd
/// out the others.
final class MergeSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: SerialDownstream<Downstream>
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var upstreams: [Upstream]
  /// The values that wait for demand, oldest first, with the indices of their upstreams.
  private var waiting: ArraySlice<(value: Input, index: Int)> = []
  /// The number of upstreams that have not finished.
  private var unfinishedCount: Int
  private var isDelivering = false

  /// The state of one upstream.
  private struct Upstream {
    var subscription: (any Subscription)?
    var isFinished = false
  }

  init(downstream: Downstream, upstreamCount: Int) {
    self.downstream = SerialDownstream(downstream)
    upstreams = Array(repeating: Upstream(), count: upstreamCount)
    unfinishedCount = upstreamCount
  }

  deinit {
    lock.destroy()
  }

  /// Subscribes to one of the upstreams.
  func subscribe<P: Publisher>(to publisher: P, at index: Int) where P.Output == Input, P.Failure == Failure {
    guard !downstream.isClosed else { return }
    publisher.subscribe(Side(merge: self, index: index))
  }

  /// Finishes at once if there are no upstreams.
  func finishIfEmpty() {
    if lock.withLock({ upstreams.isEmpty }) { finish() }
  }

  func request(_ additional: Subscribers.Demand) {
    guard additional > .none, !downstream.isClosed else { return }
    add(additional)
    deliver()
  }

  func cancel() {
    downstream.cancel()
    for subscription in takeSubscriptions() { subscription.cancel() }
  }

  var description: String { "Merge" }

  // MARK: Demand and delivery

  /// Adds to the demand. Once it is unlimited, every upstream may send all its values.
  private func add(_ additional: Subscribers.Demand) {
    lock.lock()
    let becomesUnlimited = demand != .unlimited && additional == .unlimited
    demand += additional
    let subscriptions = becomesUnlimited ? upstreams.compactMap(\.subscription) : []
    lock.unlock()
    for subscription in subscriptions { subscription.request(.unlimited) }
  }

  /// Sends waiting values while there is demand, and asks their upstreams for more.
  private func deliver() {
    // Values that arrive during another call's delivery are delivered by that call, in order.
    let isMine = lock.withLock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isMine else { return }
    while let (value, index) = lock.withLock({ takeDeliverable() }) {
      add(downstream.receive(value))
      let subscription = lock.withLock { demand == .unlimited ? nil : upstreams[index].subscription }
      subscription?.request(.max(1))
    }
    if lock.withLock({ hasFinished }) { finish() }
  }

  /// Takes the next value for which there is demand, or ends the delivery. Called with the lock held.
  private func takeDeliverable() -> (value: Input, index: Int)? {
    guard demand > .none, let next = waiting.popFirst() else {
      isDelivering = false
      return nil
    }
    demand -= 1
    // A slice keeps removed elements alive.
    if waiting.isEmpty { waiting = [] }
    return next
  }

  /// Whether nothing is left to send. Called with the lock held.
  private var hasFinished: Bool {
    !isDelivering && unfinishedCount == 0 && waiting.isEmpty
  }

  private func finish() {
    downstream.receive(completion: .finished)
  }

  private func takeSubscriptions() -> [any Subscription] {
    lock.withLock {
      let subscriptions = upstreams.compactMap(\.subscription)
      for index in upstreams.indices { upstreams[index].subscription = nil }
      return subscriptions
    }
  }

  // MARK: Upstream events

  private func receive(subscription: any Subscription, at index: Int) {
    lock.lock()
    guard !downstream.isClosed, upstreams[index].subscription == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstreams[index].subscription = subscription
    let first: Subscribers.Demand = demand == .unlimited ? .unlimited : .max(1)
    lock.unlock()
    subscription.request(first)
  }

  private func receive(_ input: Input, at index: Int) {
    lock.lock()
    let passesThrough = demand == .unlimited && waiting.isEmpty
    if !passesThrough { waiting.append((input, index)) }
    lock.unlock()
    if passesThrough {
      _ = downstream.receive(input)
    } else {
      deliver()
    }
  }

  private func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
    switch completion {
    case .finished:
      let isLast = lock.withLock {
        if !upstreams[index].isFinished { unfinishedCount -= 1 }
        upstreams[index].isFinished = true
        upstreams[index].subscription = nil
        return hasFinished
      }
      if isLast { finish() }
    case .failure:
      lock.withLock { upstreams[index].subscription = nil }
      for subscription in takeSubscriptions() { subscription.cancel() }
      downstream.receive(completion: completion)
      // Another subscription may have arrived from a different thread before the downstream was closed.
      for subscription in takeSubscriptions() { subscription.cancel() }
    }
  }

  /// The subscriber of one upstream.
  private struct Side: Subscriber, CustomStringConvertible {
    let merge: MergeSubscription
    let index: Int
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { merge.receive(subscription: subscription, at: index) }

    func receive(_ input: Input) -> Subscribers.Demand {
      merge.receive(input, at: index)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { merge.receive(completion: completion, at: index) }

    var description: String { "Merge" }
  }
}
