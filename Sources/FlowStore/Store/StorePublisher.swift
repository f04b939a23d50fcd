import Combine

/// A publisher of a state, and of its members: `viewStore.publisher.count`.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// The type of the state.
  public typealias Output = State

  /// The publisher never fails.
  public typealias Failure = Never

  /// The underlying publisher.
  public let upstream: AnyPublisher<State, Never>

  init<P: Publisher>(_ upstream: P) where P.Output == State, P.Failure == Never {
    self.upstream = upstream.eraseToAnyPublisher()
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    upstream.receive(subscriber: subscriber)
  }

  /// A publisher of a member, without consecutive duplicates.
  public subscript<Member: Equatable>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StorePublisher<Member> {
    StorePublisher<Member>(upstream.map(keyPath).removeDuplicates())
  }
}
