import Combine

/// A publisher that records what is asked of it, and sends what the test says whether there is demand or not.
final class UpstreamPublisher<Output, Failure: Error>: Publisher {
  private(set) var requests: [Subscribers.Demand] = []
  private(set) var cancelCount = 0
  private var subscriber: AnySubscriber<Output, Failure>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: Handle(upstream: self))
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }

  private final class Handle: Subscription {
    let upstream: UpstreamPublisher

    init(upstream: UpstreamPublisher) {
      self.upstream = upstream
    }

    func request(_ demand: Subscribers.Demand) { upstream.requests.append(demand) }

    func cancel() { upstream.cancelCount += 1 }
  }
}
