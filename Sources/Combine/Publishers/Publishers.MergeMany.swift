extension Publishers {
  /// A publisher that sends the values of any number of upstream publishers of one type, as they come.
  ///
  /// It finishes when all upstreams have finished (at once if there are none), and fails as soon as one of them fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of values that the upstreams send.
    public typealias Output = Upstream.Output

    /// The type of failure that the upstreams have.
    public typealias Failure = Upstream.Failure

    /// The upstreams.
    public let publishers: [Upstream]

    /// Creates a publisher that merges others.
    ///
    /// - Parameter upstream: The publishers to merge.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges the elements of a sequence.
    ///
    /// - Parameter upstream: The publishers to merge.
    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merge = MergeSubscription(downstream: subscriber, upstreamCount: publishers.count)
      subscriber.receive(subscription: merge)
      for (index, publisher) in publishers.enumerated() { merge.subscribe(to: publisher, at: index) }
      merge.finishIfEmpty()
    }

    /// Merges one more publisher into this one.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
