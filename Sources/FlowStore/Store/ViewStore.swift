import Combine
import Observation

/// What a view reads a store through: it announces changes, and only those that make a difference.
///
/// ```swift
/// let viewStore = ViewStore(store)
/// viewStore.count                        // a member of the state
/// viewStore.send(.incrementButtonTapped)
/// ```
///
/// Views follow it as an observed object, and where they read its state in their body.
@dynamicMemberLookup
public final class ViewStore<State, Action>: ObservableObject {
  /// Announces that the state is about to change.
  public let objectWillChange = ObservableObjectPublisher()

  /// The state, now and whenever it changes.
  public let publisher: StorePublisher<State>

  private let registrar = ObservationRegistrar()
  private let sendAction: (Action) -> Void
  private var current: State
  private var subscription: AnyCancellable?

  /// Creates a view store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Whether a new state makes no difference to the one before.
  public init(_ store: Store<State, Action>, removeDuplicates isDuplicate: @escaping (State, State) -> Bool) {
    publisher = StorePublisher(store.stateSubject.removeDuplicates(by: isDuplicate))
    current = store.currentState
    sendAction = store.send
    subscription = store.stateSubject.dropFirst().sink { [weak self] state in
      guard let self, !isDuplicate(current, state) else { return }
      change(to: state)
    }
  }

  private func change(to state: State) {
    objectWillChange.send()
    registrar.withMutation(of: self, keyPath: \.state) { current = state }
  }

  /// The state.
  public var state: State {
    registrar.access(self, keyPath: \.state)
    return current
  }

  public subscript<Member>(dynamicMember keyPath: KeyPath<State, Member>) -> Member {
    state[keyPath: keyPath]
  }

  /// Sends an action to the store.
  ///
  /// - Parameter action: The action.
  public func send(_ action: Action) {
    sendAction(action)
  }
}

extension ViewStore: Observable {}

extension ViewStore where State: Equatable {
  /// Creates a view store that announces a state that is not equal to the one before.
  ///
  /// - Parameter store: The store.
  public convenience init(_ store: Store<State, Action>) {
    self.init(store, removeDuplicates: ==)
  }
}

extension ViewStore where State == Void {
  /// Creates a view store that only sends.
  ///
  /// - Parameter store: The store.
  public convenience init(_ store: Store<Void, Action>) {
    self.init(store, removeDuplicates: ==)
  }
}
