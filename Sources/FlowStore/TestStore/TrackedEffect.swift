import Combine
import FlowIssueReporting
import FlowSchedulers
import Foundation
import Locking

/// An effect that runs in a test store.
final class TrackedEffect: Sendable {
  /// The name of the action that started the effect.
  let origin: String
  let context: EffectContext
  private let place: Locked<FlowSourceLocation?>
  private let subscription = Locked(RunningSubscription())
  private let reported = Locked(false)

  init(startedBy origin: String, at location: FlowSourceLocation?, in context: EffectContext) {
    self.origin = origin
    self.context = context
    place = Locked(location)
  }

  /// The step that sent or received the action that started it.
  var location: FlowSourceLocation? {
    get { place.value }
    set { place.value = newValue }
  }

  /// Whether a failure has reported that the effect is still running.
  var isReported: Bool {
    get { reported.value }
    set { reported.value = newValue }
  }

  /// Cancels the effect if it is running.
  func cancel() {
    subscription.value.subscription?.end()
  }

  fileprivate func began(_ subscription: (any EndableSubscription)?) {
    self.subscription.value = RunningSubscription(subscription: subscription)
  }
}

/// A subscription that can be cancelled from outside.
private protocol EndableSubscription: AnyObject {
  func end()
}

// @unchecked: ending a subscription is guarded by its own lock.
private struct RunningSubscription: @unchecked Sendable {
  weak var subscription: (any EndableSubscription)?
}

/// Is notified of the start and the end of effects, and serializes their deliveries.
protocol EffectOwner: AnyObject {
  func effectBegan(_ effect: TrackedEffect)
  func effectEnded(_ effect: TrackedEffect)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result
}

/// Runs an effect in the context of its test store, and notifies the store of it.
struct TrackedPublisher<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let effect: TrackedEffect
  weak var owner: (any EffectOwner)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = TrackedSubscription(downstream: subscriber, effect: effect, owner: owner)
    EffectContext.$current.withValue(effect.context) {
      upstream.receive(subscriber: subscription)
    }
  }
}

private final class TrackedSubscription<Downstream: Subscriber>: Subscriber, Subscription, EndableSubscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
  }

  private let state: Locked<State>
  private let effect: TrackedEffect
  private weak var owner: (any EffectOwner)?

  init(downstream: Downstream, effect: TrackedEffect, owner: (any EffectOwner)?) {
    state = Locked(State(downstream: downstream))
    self.effect = effect
    self.owner = owner
  }

  func receive(subscription: any Subscription) {
    guard let downstream = state.withLock({ $0.downstream }) else { return subscription.cancel() }
    state.withLock { $0.upstream = subscription }
    owner?.effectBegan(effect)
    effect.began(self)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let owner, let downstream = state.withLock({ $0.downstream }) else { return .none }
    return owner.withLock { downstream.receive(input) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (downstream, _) = finish()
    if let owner {
      owner.withLock { downstream?.receive(completion: completion) }
    } else {
      downstream?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.upstream }?.request(demand)
  }

  func cancel() {
    let (_, upstream) = finish()
    upstream?.cancel()
  }

  func end() {
    let (downstream, upstream) = finish()
    upstream?.cancel()
    downstream?.receive(completion: .finished)
  }

  private func finish() -> (Downstream?, (any Subscription)?) {
    let ends = state.withLock { state in
      defer { state = State() }
      return (state.downstream, state.upstream)
    }
    if ends.0 != nil {
      effect.began(nil)
      owner?.effectEnded(effect)
    }
    return ends
  }
}
