extension Publishers {
  /// A publisher that sends the latest values of three upstream publishers, together, when one of them sends
  /// a value.
  ///
  /// It sends nothing until every upstream has sent a value. It finishes when all upstreams have finished, and
  /// fails as soon as one of them fails.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest values of the upstreams.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// The type of failure that the upstreams have in common.
    public typealias Failure = A.Failure

    /// One of the upstreams.
    public let a: A

    /// One of the upstreams.
    public let b: B

    /// One of the upstreams.
    public let c: C

    /// Creates a publisher of the latest values of three others.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latestA = LatestValue<A.Output>()
      let latestB = LatestValue<B.Output>()
      let latestC = LatestValue<C.Output>()
      let combineLatest = CombineLatestSubscription(downstream: subscriber, upstreamCount: 3) {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value else { return nil }
        return (a, b, c)
      }
      subscriber.receive(subscription: combineLatest)
      combineLatest.subscribe(to: a, at: 0, latest: latestA)
      combineLatest.subscribe(to: b, at: 1, latest: latestB)
      combineLatest.subscribe(to: c, at: 2, latest: latestC)
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
