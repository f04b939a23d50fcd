import Combine
import FlowIssueReporting

/// The runtime of a feature: it holds the state, runs the reducer with actions, and runs the effects.
///
/// ```swift
/// let store = Store(initialState: CounterState(), reducer: counterReducer, environment: ())
/// store.send(.incrementButtonTapped)
/// ```
///
/// An action sent while another one is being processed waits for its turn. A store belongs to one thread, in an app the
/// main thread; effects that work on other threads return to it with `receive(on:)`. In debug builds, a store created
/// on the main thread reports an action sent on another one.
public final class Store<State, Action> {
  package let stateSubject: CurrentValueSubject<State, Never>
  /// The running effects.
  package private(set) var effects: [UInt: AnyCancellable] = [:]

  private let reducer: (inout State, Action) -> Effect<Action, Never>
  private var nextEffectID: UInt = 0
  private var waiting = Queue<Action>()
  private var isSending = false
  /// Updates the state of a scoped store.
  private var parentSubscription: AnyCancellable?
  #if DEBUG
    private var threadCheck: MainThreadCheck?
  #endif

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The logic of the feature.
  ///   - environment: The environment of the feature.
  public convenience init<Environment>(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(initialState: initialState) { reducer.run(&$0, $1, environment) }
    #if DEBUG
      threadCheck = MainThreadCheck(
        at: FlowSourceLocation(fileID: fileID, file: filePath, line: line, column: column))
    #endif
  }

  package init(
    initialState: State,
    reducer: @escaping (inout State, Action) -> Effect<Action, Never>
  ) {
    stateSubject = CurrentValueSubject(initialState)
    self.reducer = reducer
  }

  /// The state.
  package var currentState: State { stateSubject.value }

  /// Sends an action: the reducer changes the state, and the store runs the effects.
  ///
  /// - Parameter action: The action. Actions that effects send synchronously are processed in order before the call
  ///   returns.
  public func send(_ action: Action) {
    #if DEBUG
      threadCheck?.check(action)
    #endif
    waiting.append(action)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let action = waiting.popFirst() {
      let effect = reducer(&stateSubject.value, action)
      run(effect)
    }
  }

  private func run(_ effect: Effect<Action, Never>) {
    if effect.isNone { return }
    if let action = effect.singleValue { return waiting.append(action) }
    nextEffectID += 1
    let id = nextEffectID
    var isOver = false
    let subscription = effect.sink(
      receiveCompletion: { [weak self] _ in
        isOver = true
        self?.effects[id] = nil
      },
      receiveValue: { [weak self] action in self?.send(action) })
    if !isOver { effects[id] = subscription }
  }
}

// MARK: - Scoping

extension Store {
  /// Creates a store of a part of the feature, or of the values that a view needs.
  ///
  /// - Parameters:
  ///   - toLocalState: Returns the part of the state.
  ///   - fromLocalAction: Converts an action of the part to an action of this store.
  public func scope<LocalState, LocalAction>(
    state toLocalState: @escaping (State) -> LocalState,
    action fromLocalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    let local = Store<LocalState, LocalAction>(initialState: toLocalState(currentState)) { localState, localAction in
      self.send(fromLocalAction(localAction))
      localState = toLocalState(self.currentState)
      return .none
    }
    local.parentSubscription = stateSubject.sink { [weak local] state in
      local?.stateSubject.value = toLocalState(state)
    }
    return local
  }

  /// Creates a store of a part of the state, with the same actions.
  ///
  /// - Parameter toLocalState: Returns the part of the state.
  public func scope<LocalState>(state toLocalState: @escaping (State) -> LocalState) -> Store<LocalState, Action> {
    scope(state: toLocalState, action: { $0 })
  }

  /// Creates stores of a part of the state, one for each value of a publisher derived from the states.
  ///
  /// - Parameters:
  ///   - toLocalState: Derives a publisher of the part from a publisher of the states.
  ///   - fromLocalAction: Converts an action of the part to an action of this store.
  public func publisherScope<P: Publisher, LocalState, LocalAction>(
    state toLocalState: @escaping (AnyPublisher<State, Never>) -> P,
    action fromLocalAction: @escaping (LocalAction) -> Action
  ) -> AnyPublisher<Store<LocalState, LocalAction>, Never> where P.Output == LocalState, P.Failure == Never {
    let part: (State) -> LocalState? = { state in
      var local: LocalState?
      _ = toLocalState(Just(state).eraseToAnyPublisher()).sink { local = $0 }
      return local
    }
    return toLocalState(stateSubject.eraseToAnyPublisher())
      .map { first in
        var last = first
        return self.scope(
          state: { state in
            if let next = part(state) { last = next }
            return last
          },
          action: fromLocalAction)
      }
      .eraseToAnyPublisher()
  }

  /// Creates stores of a part of the state, one for each value of a publisher derived from the states.
  ///
  /// - Parameter toLocalState: Derives a publisher of the part from a publisher of the states.
  public func publisherScope<P: Publisher, LocalState>(
    state toLocalState: @escaping (AnyPublisher<State, Never>) -> P
  ) -> AnyPublisher<Store<LocalState, Action>, Never> where P.Output == LocalState, P.Failure == Never {
    publisherScope(state: toLocalState, action: { $0 })
  }

  /// This store without its state, for a view that only sends actions.
  public var stateless: Store<Void, Action> {
    scope(state: { _ in () })
  }

  /// This store without its actions, for a view that only shows the state.
  public var actionless: Store<State, Never> {
    func none<A>(_ never: Never) -> A {}
    return scope(state: { $0 }, action: none)
  }

  /// Calls closures each time an optional state becomes non-`nil` or `nil`.
  ///
  /// - Parameters:
  ///   - unwrap: Receives a store of the unwrapped state. While the state is `nil`, that store keeps the last value.
  ///   - else: Called when the state becomes `nil`, and immediately if it is `nil`.
  /// - Returns: A cancellable that ends the observation when it is cancelled or released.
  public func ifLet<Wrapped>(
    then unwrap: @escaping (Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    var wasThere: Bool?
    return stateSubject.sink { state in
      let isThere = state != nil
      guard isThere != wasThere else { return }
      wasThere = isThere
      guard var last = state else { return `else`() }
      unwrap(
        self.scope(
          state: { state in
            if let state { last = state }
            return last
          },
          action: { $0 }))
    }
  }
}
