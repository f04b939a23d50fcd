import Combine
import Foundation
import Locking

extension Effect {
  /// Makes the effect cancellable by an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier. Use a type of your own, as in `struct SearchID: Hashable {}`, so that no other effect has
  ///     the same.
  ///   - cancelInFlight: Whether to cancel running effects with this identifier first.
  public func cancellable(id: AnyHashable, cancelInFlight: Bool = false) -> Effect {
    Effect(CancellablePublisher(upstream: self, id: id, cancelInFlight: cancelInFlight))
  }

  /// Creates an effect that cancels the running effects with an identifier. They end without another value.
  ///
  /// In a test store, only effects of that store are cancelled.
  ///
  /// - Parameter id: The identifier passed to `cancellable(id:)`.
  public static func cancel(id: AnyHashable) -> Effect {
    .fireAndForget { EffectRegistry.shared.cancel(id) }
  }

  /// Creates an effect that cancels the running effects with several identifiers.
  ///
  /// - Parameter ids: The identifiers.
  public static func cancel(ids: [AnyHashable]) -> Effect {
    .fireAndForget { for id in ids { EffectRegistry.shared.cancel(id) } }
  }
}

struct CancellablePublisher<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let id: AnyHashable
  let cancelInFlight: Bool

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if cancelInFlight { EffectRegistry.shared.cancel(id) }
    let subscription = CancellableSubscription(downstream: subscriber, id: id)
    EffectRegistry.shared.add(subscription)
    upstream.subscribe(subscription)
  }
}

/// A running effect with an identifier.
class RunningEffect {
  let id: AnyHashable
  /// The context of the test store that runs the effect, or `nil`.
  let context = EffectContext.current

  init(id: AnyHashable) {
    self.id = id
  }

  /// Cancels the effect.
  func end() {}
}

private final class CancellableSubscription<Downstream: Subscriber>: RunningEffect, Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
    var isOver = false
  }

  private let state: Locked<State>

  init(downstream: Downstream, id: AnyHashable) {
    state = Locked(State(downstream: downstream))
    super.init(id: id)
  }

  func receive(subscription: any Subscription) {
    let (downstream, isOver) = state.withLock { state in
      if !state.isOver { state.upstream = subscription }
      return (state.downstream, state.isOver)
    }
    guard !isOver, let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    state.withLock { $0.downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (downstream, _) = finish()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.upstream }?.request(demand)
  }

  func cancel() {
    let (_, upstream) = finish()
    upstream?.cancel()
  }

  override func end() {
    let (downstream, upstream) = finish()
    upstream?.cancel()
    downstream?.receive(completion: .finished)
  }

  private func finish() -> (Downstream?, (any Subscription)?) {
    EffectRegistry.shared.remove(self)
    return state.withLock { state in
      defer {
        state.downstream = nil
        state.upstream = nil
        state.isOver = true
      }
      return (state.downstream, state.upstream)
    }
  }
}
