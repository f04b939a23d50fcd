extension Publishers {
  /// A publisher that sends the values of three upstream publishers, as they come.
  ///
  /// It finishes when all upstreams have finished, and fails as soon as one of them fails.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output
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

    /// Creates a publisher that merges three others.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(downstream: subscriber, upstreamCount: 3)
      subscriber.receive(subscription: merge)
      merge.subscribe(to: a, at: 0)
      merge.subscribe(to: b, at: 1)
      merge.subscribe(to: c, at: 2)
    }

    /// Merges one more publisher into this one.
    public func merge<P: Publisher>(
      with other: P
    ) -> Merge4<A, B, C, P>
    where
      C.Failure == P.Failure, C.Output == P.Output
    {
      Merge4(a, b, c, other)
    }

    /// Merges two more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Merge5<A, B, C, Z, Y>
    where
      C.Failure == Z.Failure, C.Output == Z.Output,
      Z.Failure == Y.Failure, Z.Output == Y.Output
    {
      Merge5(a, b, c, z, y)
    }

    /// Merges three more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge6<A, B, C, Z, Y, X>
    where
      C.Failure == Z.Failure, C.Output == Z.Output,
      Z.Failure == Y.Failure, Z.Output == Y.Output,
      Y.Failure == X.Failure, Y.Output == X.Output
    {
      Merge6(a, b, c, z, y, x)
    }

    /// Merges four more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge7<A, B, C, Z, Y, X, W>
    where
      C.Failure == Z.Failure, C.Output == Z.Output,
      Z.Failure == Y.Failure, Z.Output == Y.Output,
      Y.Failure == X.Failure, Y.Output == X.Output,
      X.Failure == W.Failure, X.Output == W.Output
    {
      Merge7(a, b, c, z, y, x, w)
    }

    /// Merges five more publishers into this one.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge8<A, B, C, Z, Y, X, W, V>
    where
      C.Failure == Z.Failure, C.Output == Z.Output,
      Z.Failure == Y.Failure, Z.Output == Y.Output,
      Y.Failure == X.Failure, Y.Output == X.Output,
      X.Failure == W.Failure, X.Output == W.Output,
      W.Failure == V.Failure, W.Output == V.Output
    {
      Merge8(a, b, c, z, y, x, w, v)
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
