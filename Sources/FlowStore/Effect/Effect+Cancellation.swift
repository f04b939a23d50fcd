import Combine

extension Effect {
  /// Makes the effect cancellable by an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier. Use a type of your own, as in `struct SearchID: Hashable {}`, so that no other effect has
  ///     the same.
  ///   - cancelInFlight: Whether to cancel running effects with this identifier first.
  public func cancellable(id: AnyHashable, cancelInFlight: Bool = false) -> Effect {
    Effect(
      CancellablePublisher(
        upstream: self, id: id, cancelInFlight: cancelInFlight, contextOfCreation: EffectContext.current))
  }

  /// Creates an effect that cancels the running effects with an identifier. They end without another value.
  ///
  /// In a test store, only effects of that store are cancelled.
  ///
  /// - Parameter id: The identifier passed to `cancellable(id:)`.
  public static func cancel(id: AnyHashable) -> Effect {
    cancel(ids: [id])
  }

  /// Creates an effect that cancels the running effects with several identifiers.
  ///
  /// - Parameter ids: The identifiers.
  public static func cancel(ids: [AnyHashable]) -> Effect {
    // An effect may start later, on a queue that knows nothing of the store whose reducer created it.
    let contextOfCreation = EffectContext.current
    return .fireAndForget {
      for id in ids { EffectRegistry.shared.cancel(id, in: EffectContext.current ?? contextOfCreation) }
    }
  }
}

struct CancellablePublisher<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let id: AnyHashable
  let cancelInFlight: Bool
  let contextOfCreation: EffectContext?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let context = EffectContext.current ?? contextOfCreation
    if cancelInFlight { EffectRegistry.shared.cancel(id, in: context) }
    let subscription = CancellableSubscription(downstream: subscriber, id: id)
    EffectRegistry.shared.add(subscription, id, in: context)
    upstream.subscribe(subscription)
  }
}

private final class CancellableSubscription<Downstream: Subscriber>: EffectSubscription<Downstream> {
  private let id: AnyHashable

  init(downstream: Downstream, id: AnyHashable) {
    self.id = id
    super.init(downstream: downstream)
  }

  override func finish() {
    EffectRegistry.shared.remove(self, id)
  }
}
