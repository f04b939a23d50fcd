import Foundation

/// The subscription of a `CollectByTime` publisher, and its subscriber to the upstream.
///
/// The intervals begin when the upstream accepts the subscription. An array that is due without demand is kept and
/// grows until there is demand.
final class CollectByTimeSubscription<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private let downstream: SerialDownstream<Downstream>
  /// Passes the subscription to the downstream; `nil` afterwards.
  private var accept: ((CollectByTimeSubscription) -> Void)?
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?
  /// The number of values at which an array is due before the end of its interval.
  private let limit: Int?

  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var values: [Input] = []
  /// Whether the last interval ended without demand for its values.
  private var isOverdue = false

  init(
    downstream: Downstream,
    strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    self.downstream = SerialDownstream(downstream)
    accept = { downstream.receive(subscription: $0) }
    self.options = options
    switch strategy {
    case .byTime(let scheduler, let interval):
      self.scheduler = scheduler
      self.interval = interval
      limit = nil
    case .byTimeOrCount(let scheduler, let interval, let count):
      precondition(count > 0, "collect(.byTimeOrCount) needs a count of at least 1, not \(count).")
      self.scheduler = scheduler
      self.interval = interval
      limit = count
    }
  }

  var description: String { "CollectByTime" }

  // MARK: Subscription

  func request(_ additional: Subscribers.Demand) {
    guard additional > .none else { return }
    lock.lock()
    demand += additional
    let isDue = isOverdue
    let upstream = self.upstream
    lock.unlock()
    sendDue(including: isDue)
    upstream?.request(limit.map { additional * $0 } ?? .unlimited)
  }

  func cancel() {
    downstream.cancel()
    end()?.cancel()
  }

  /// Stops the timer, and returns the upstream after clearing it.
  private func end() -> (any Subscription)? {
    lock.lock()
    let (upstream, timer) = (self.upstream, self.timer)
    self.upstream = nil
    self.timer = nil
    lock.unlock()
    timer?.cancel()
    return upstream
  }

  // MARK: Upstream events

  func receive(subscription: any Subscription) {
    lock.lock()
    guard upstream == nil, !downstream.isClosed else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    let accept = self.accept
    self.accept = nil
    lock.unlock()
    accept?(self)
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval),
      interval: interval,
      tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.endInterval() }
    lock.lock()
    let isActive = upstream != nil
    if isActive { self.timer = timer }
    lock.unlock()
    if !isActive { timer.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { values.append(input) }
    sendDue(including: false)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    _ = end()
    if case .finished = completion {
      // The rest is sent even without demand, because no later request will receive it.
      let rest = lock.withLock {
        defer { values = [] }
        return values
      }
      if !rest.isEmpty { _ = downstream.receive(rest) }
    }
    downstream.receive(completion: completion)
  }

  // MARK: Arrays

  private func endInterval() {
    sendDue(including: true)
  }

  /// Sends the due arrays for which there is demand.
  ///
  /// - Parameter isEndOfInterval: Whether an array below the limit is due as well.
  private func sendDue(including isEndOfInterval: Bool) {
    var isEndOfInterval = isEndOfInterval
    while true {
      var didSend = false
      let additional = downstream.receive {
        lock.withLock {
          let array = takeDue(including: isEndOfInterval)
          didSend = array != nil
          return array
        }
      }
      guard didSend else { return }
      isEndOfInterval = isEndOfInterval && lock.withLock { limit != nil }
      request(additional)
    }
  }

  /// Takes the next array that is due. Called with the lock held.
  private func takeDue(including isEndOfInterval: Bool) -> [Input]? {
    let count = limit.map { Swift.min($0, values.count) } ?? values.count
    guard count > 0, count == limit || isEndOfInterval else { return nil }
    guard demand > .none else {
      isOverdue = isOverdue || isEndOfInterval
      return nil
    }
    demand -= 1
    isOverdue = false
    let array = Array(values.prefix(count))
    values.removeFirst(count)
    return array
  }
}
