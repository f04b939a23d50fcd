extension Publishers {
  /// A publisher that sends the values of six upstream publishers, as they come.
  ///
  /// It finishes when all upstreams have finished, and fails as soon as one of them fails.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output
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

    /// Creates a publisher that merges six others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(downstream: subscriber, upstreamCount: 6)
      subscriber.receive(subscription: merge)
      merge.subscribe(to: a, at: 0)
      merge.subscribe(to: b, at: 1)
      merge.subscribe(to: c, at: 2)
      merge.subscribe(to: d, at: 3)
      merge.subscribe(to: e, at: 4)
      merge.subscribe(to: f, at: 5)
    }

    /// Merges one more publisher into this one.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge7<A, B, C, D, E, F, P>
    where
      F.Failure == P.Failure, F.Output == P.Output
    {
      Merge7(a, b, c, d, e, f, other)
    }

    /// Merges two more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Merge8<A, B, C, D, E, F, Z, Y>
    where
      F.Failure == Z.Failure, F.Output == Z.Output,
      Z.Failure == Y.Failure, Z.Output == Y.Output
    {
      Merge8(a, b, c, d, e, f, z, y)
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
