import Combine
import FlowIssueReporting

/// The runtime of a feature: it holds the state, runs the reducer with the actions it is sent, and runs the effects.
///
/// ```swift
/// let store = Store(initialState: CounterState(), reducer: counterReducer, environment: ())
/// store.send(.incrementButtonTapped)
/// ```
///
/// An action that is sent while another one is being worked on waits for its turn. A store belongs to one thread, in an
/// app the main thread; effects that work elsewhere come back to it with `receive(on:)`. In debug builds, a store that
/// was made on the main thread reports an action that reaches it on another one.
public final class Store<State, Action> {
  package let stateSubject: CurrentValueSubject<State, Never>
  /// The running effects.
  package private(set) var effects: [UInt: AnyCancellable] = [:]

  private let reducer: (inout State, Action) -> Effect<Action, Never>
  private var nextEffectID: UInt = 0
  private var waiting = ActionQueue<Action>()
  private var isSending = false
  /// Keeps the state of a scoped store up to date.
  private var parentSubscription: AnyCancellable?
  #if DEBUG
    private var threadCheck: MainThreadCheck?
  #endif

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The logic of the feature.
  ///   - environment: What the feature depends on.
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

  /// Sends an action: the reducer changes the state, and the effects that follow are run.
  ///
  /// - Parameter action: The action. What effects send at once is worked on before the call returns, in order.
  public func send(_ action: Action) {
    #if DEBUG
      threadCheck?.check(action)
    #endif
    waiting.append(action)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let action = waiting.next() {
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
  /// A store of a part of the feature, or of what a view needs of it.
  ///
  /// - Parameters:
  ///   - toLocalState: Makes the part of the state.
  ///   - fromLocalAction: Makes an action of this store from one of the part.
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

  /// A store of a part of the state, with the same actions.
  ///
  /// - Parameter toLocalState: Makes the part of the state.
  public func scope<LocalState>(state toLocalState: @escaping (State) -> LocalState) -> Store<LocalState, Action> {
    scope(state: toLocalState, action: { $0 })
  }

  /// Stores of a part of the state, a new one each time a publisher made from the states sends a value.
  ///
  /// - Parameters:
  ///   - toLocalState: Makes a publisher of the part from a publisher of the states.
  ///   - fromLocalAction: Makes an action of this store from one of the part.
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

  /// Stores of a part of the state, a new one each time a publisher made from the states sends a value.
  ///
  /// - Parameter toLocalState: Makes a publisher of the part from a publisher of the states.
  public func publisherScope<P: Publisher, LocalState>(
    state toLocalState: @escaping (AnyPublisher<State, Never>) -> P
  ) -> AnyPublisher<Store<LocalState, Action>, Never> where P.Output == LocalState, P.Failure == Never {
    publisherScope(state: toLocalState, action: { $0 })
  }

  /// This store without its state, for a view that only sends.
  public var stateless: Store<Void, Action> {
    scope(state: { _ in () })
  }

  /// This store without its actions, for a view that only shows.
  public var actionless: Store<State, Never> {
    func none<A>(_ never: Never) -> A {}
    return scope(state: { $0 }, action: none)
  }

  /// Does something each time an optional state comes or goes.
  ///
  /// - Parameters:
  ///   - unwrap: Is given a store of the state that came. While the state is gone, that store keeps the last one.
  ///   - else: Is called when the state goes, and at once if there is none.
  /// - Returns: Ends this when it is cancelled or released.
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
