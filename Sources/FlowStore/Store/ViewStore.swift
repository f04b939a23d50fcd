import Combine
import Observation

/// The observable side of a store for a view: it publishes changes of the state, without duplicates.
///
/// ```swift
/// let viewStore = ViewStore(store)
/// viewStore.count                        // a member of the state
/// viewStore.send(.incrementButtonTapped)
/// ```
///
/// Views observe it as an observed object, or by reading its state in their body.
@dynamicMemberLookup
public final class ViewStore<State, Action>: ObservableObject {
  /// Sends a value before the state changes.
  public let objectWillChange = ObservableObjectPublisher()

  /// Publishes the current state and its changes.
  public let publisher: StorePublisher<State>

  private let registrar = ObservationRegistrar()
  private let sendAction: (Action) -> Void
  private var current: State
  private var subscription: AnyCancellable?

  /// Creates a view store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Whether a new state is a duplicate of the previous one.
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

  /// A member of the state.
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
  /// Creates a view store that publishes states unequal to the previous one.
  ///
  /// - Parameter store: The store.
  public convenience init(_ store: Store<State, Action>) {
    self.init(store, removeDuplicates: ==)
  }
}

extension ViewStore where State == Void {
  /// Creates a view store that only sends actions.
  ///
  /// - Parameter store: The store.
  public convenience init(_ store: Store<Void, Action>) {
    self.init(store, removeDuplicates: ==)
  }
}
