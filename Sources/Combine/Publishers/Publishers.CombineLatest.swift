extension Publishers {
  /// A publisher that sends the latest values of two upstream publishers, together, when one of them sends
  /// a value.
  ///
  /// It sends nothing until every upstream has sent a value. It finishes when all upstreams have finished, and
  /// fails as soon as one of them fails.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The latest values of the upstreams.
    public typealias Output = (A.Output, B.Output)

    /// The type of failure that the upstreams have in common.
    public typealias Failure = A.Failure

    /// One of the upstreams.
    public let a: A

    /// One of the upstreams.
    public let b: B

    /// Creates a publisher of the latest values of two others.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latestA = LatestValue<A.Output>()
      let latestB = LatestValue<B.Output>()
      let combineLatest = CombineLatestSubscription(downstream: subscriber, upstreamCount: 2) {
        guard let a = latestA.value, let b = latestB.value else { return nil }
        return (a, b)
      }
      subscriber.receive(subscription: combineLatest)
      combineLatest.subscribe(to: a, at: 0, latest: latestA)
      combineLatest.subscribe(to: b, at: 1, latest: latestB)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
