extension Publishers {
  /// A publisher that sends the values of four upstream publishers, as they come.
  ///
  /// It finishes when all upstreams have finished, and fails as soon as one of them fails.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
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

    /// Creates a publisher that merges four others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(downstream: subscriber, upstreamCount: 4)
      subscriber.receive(subscription: merge)
      merge.subscribe(to: a, at: 0)
      merge.subscribe(to: b, at: 1)
      merge.subscribe(to: c, at: 2)
      merge.subscribe(to: d, at: 3)
    }

    /// Merges one more publisher into this one.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge5<A, B, C, D, P>
    where
      D.Failure == P.Failure, D.Output == P.Output
    {
      Merge5(a, b, c, d, other)
    }

    /// Merges two more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Merge6<A, B, C, D, Z, Y>
    where
      D.Failure == Z.Failure, D.Output == Z.Output,
      Z.Failure == Y.Failure, Z.Output == Y.Output
    {
      Merge6(a, b, c, d, z, y)
    }

    /// Merges three more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge7<A, B, C, D, Z, Y, X>
    where
      D.Failure == Z.Failure, D.Output == Z.Output,
      Z.Failure == Y.Failure, Z.Output == Y.Output,
      Y.Failure == X.Failure, Y.Output == X.Output
    {
      Merge7(a, b, c, d, z, y, x)
    }

    /// Merges four more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge8<A, B, C, D, Z, Y, X, W>
    where
      D.Failure == Z.Failure, D.Output == Z.Output,
      Z.Failure == Y.Failure, Z.Output == Y.Output,
      Y.Failure == X.Failure, Y.Output == X.Output,
      X.Failure == W.Failure, X.Output == W.Output
    {
      Merge8(a, b, c, d, z, y, x, w)
    }
  }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
