extension Publishers {
  /// A publisher that sends the values of eight upstream publishers, as they come.
  ///
  /// It finishes when all upstreams have finished, and fails as soon as one of them fails.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output,
    G.Failure == H.Failure, G.Output == H.Output
  {
    /// The type of values that the upstreams send.
    public typealias Output = A.Output

    /// The type of failure that the upstreams have in common.
    public typealias Failure = A.Failure

    /// One of the upstreams.
    public let a: A

    /// One of the upstreams.
    public let b: B

    /// One of the upstreams.
    public let c: C

    /// One of the upstreams.
    public let d: D

    /// One of the upstreams.
    public let e: E

    /// One of the upstreams.
    public let f: F

    /// One of the upstreams.
    public let g: G

    /// One of the upstreams.
    public let h: H

    /// Creates a publisher that merges eight others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(downstream: subscriber, upstreamCount: 8)
      subscriber.receive(subscription: merge)
      merge.subscribe(to: a, at: 0)
      merge.subscribe(to: b, at: 1)
      merge.subscribe(to: c, at: 2)
      merge.subscribe(to: d, at: 3)
      merge.subscribe(to: e, at: 4)
      merge.subscribe(to: f, at: 5)
      merge.subscribe(to: g, at: 6)
      merge.subscribe(to: h, at: 7)
    }
  }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
