/// A publisher that sends one value to each subscriber and then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value to send.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: ValueSubscription(output, for: subscriber, description: "Just"))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
