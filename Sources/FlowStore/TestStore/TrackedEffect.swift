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

private struct RunningSubscription {
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

private final class TrackedSubscription<Downstream: Subscriber>: EffectSubscription<Downstream> {
  private let effect: TrackedEffect
  private weak var owner: (any EffectOwner)?

  init(downstream: Downstream, effect: TrackedEffect, owner: (any EffectOwner)?) {
    self.effect = effect
    self.owner = owner
    super.init(downstream: downstream)
  }

  override func begin() {
    owner?.effectBegan(effect)
    effect.began(self)
  }

  override func finish() {
    effect.began(nil)
    owner?.effectEnded(effect)
  }

  override func deliver(_ call: () -> Subscribers.Demand) -> Subscribers.Demand {
    owner?.withLock(call) ?? .none
  }
}
