extension Publisher {
  /// Sends the latest values of this publisher and of another publisher when one of them sends a value.
  ///
  /// Nothing is sent until each has sent a value. Finishes when all have finished, fails as soon as one fails.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest<Self, P>(self, other)
  }

  /// Sends the result of a closure on the latest values of this publisher and of another publisher.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: Converts the latest values to the value to send.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.CombineLatest<Self, P>(self, other).map(transform)
  }

  /// Sends the latest values of this publisher and of two others when one of them sends a value.
  ///
  /// Nothing is sent until each has sent a value. Finishes when all have finished, fails as soon as one fails.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
  }

  /// Sends the result of a closure on the latest values of this publisher and of two others.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - transform: Converts the latest values to the value to send.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2).map(transform)
  }

  /// Sends the latest values of this publisher and of three others when one of them sends a value.
  ///
  /// Nothing is sent until each has sent a value. Finishes when all have finished, fails as soon as one fails.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
  }

  /// Sends the result of a closure on the latest values of this publisher and of three others.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - publisher3: The fourth publisher.
  ///   - transform: Converts the latest values to the value to send.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3).map(transform)
  }
}
