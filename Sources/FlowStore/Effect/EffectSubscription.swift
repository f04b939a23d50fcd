import Combine
import Locking

/// A subscription that can be ended from outside.
protocol EndableSubscription: AnyObject {
  /// Cancels the upstream and completes the downstream.
  func end()
}

/// The subscription between a running effect and its subscriber. Subclasses take part in its start, its deliveries and
/// its end.
class EffectSubscription<Downstream: Subscriber>: Subscriber, Subscription, EndableSubscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
  }

  private let state: Locked<State>

  init(downstream: Downstream) {
    state = Locked(State(downstream: downstream))
  }

  /// The effect starts.
  func begin() {}

  /// The effect is over, in any way. Called once.
  func finish() {}

  /// Calls the downstream.
  func deliver(_ call: () -> Subscribers.Demand) -> Subscribers.Demand { call() }

  // MARK: Events

  final func receive(subscription: any Subscription) {
    let downstream = state.withLock { state in
      if state.downstream != nil { state.upstream = subscription }
      return state.downstream
    }
    guard let downstream else { return subscription.cancel() }
    begin()
    downstream.receive(subscription: self)
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = state.withLock({ $0.downstream }) else { return .none }
    return deliver { downstream.receive(input) }
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    complete(takeEnds().downstream, with: completion)
  }

  final func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.upstream }?.request(demand)
  }

  final func cancel() {
    takeEnds().upstream?.cancel()
  }

  final func end() {
    let (downstream, upstream) = takeEnds()
    upstream?.cancel()
    complete(downstream, with: .finished)
  }

  private func complete(_ downstream: Downstream?, with completion: Subscribers.Completion<Failure>) {
    guard let downstream else { return }
    _ = deliver {
      downstream.receive(completion: completion)
      return .none
    }
  }

  /// Removes both ends: no event reaches them from here on.
  private func takeEnds() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    let (downstream, upstream) = state.withLock { state in
      defer { state = State() }
      return (state.downstream, state.upstream)
    }
    if downstream != nil { finish() }
    return (downstream, upstream)
  }
}
