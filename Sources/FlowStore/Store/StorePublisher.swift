import Combine

/// A publisher of a state, and of its members: `viewStore.publisher.count`.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// A state.
  public typealias Output = State

  /// Nothing fails.
  public typealias Failure = Never

  /// The publisher that this one stands for.
  public let upstream: AnyPublisher<State, Never>

  init<P: Publisher>(_ upstream: P) where P.Output == State, P.Failure == Never {
    self.upstream = upstream.eraseToAnyPublisher()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    upstream.receive(subscriber: subscriber)
  }

  /// A publisher of a member, which sends only values that differ from the one before.
  public subscript<Member: Equatable>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StorePublisher<Member> {
    StorePublisher<Member>(upstream.map(keyPath).removeDuplicates())
  }
}
