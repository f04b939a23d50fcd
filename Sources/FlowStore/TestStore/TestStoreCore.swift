import FlowIssueReporting
import FlowSchedulers
import Foundation

/// The runtime shared by a test store and the stores scoped from it.
///
/// Effects may deliver values on any thread, so all state is guarded by one lock, which is not held while tasks run.
final class TestStoreCore<State, Action, Environment> {
  /// An action on its way to the reducer.
  struct Delivery {
    let action: Action
    let isReceived: Bool
    let location: FlowSourceLocation?
  }

  /// An action sent by an effect, and the state after it.
  struct Received {
    let action: Action
    let state: State
    /// The effects that the action started.
    let effects: [TrackedEffect]
  }

  var environment: Environment
  var exhaustivity = Exhaustivity.on
  var timeout = Duration.seconds(10)
  /// The state after the last step.
  var assertedState: State
  /// The received actions that are not handled yet, oldest first.
  var received: ArraySlice<Received> = []
  /// The running effects, in the order in which they started.
  private(set) var running: [TrackedEffect] = []
  /// The source location of the last step, or of the store.
  var lastLocation: FlowSourceLocation

  let context: EffectContext
  let events = EventSignal()
  private let reducer: Reducer<State, Action, Environment>
  private let lock = NSRecursiveLock()
  private var store: Store<State, Delivery>?
  private var stateAfterSend: State
  private var startedEffects: [TrackedEffect] = []
  private var exitAction: ExitAction?
  /// Warns if the test checks nothing.
  let usageCheck: PendingCheck

  init(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment,
    location: FlowSourceLocation
  ) {
    self.environment = environment
    self.reducer = reducer
    assertedState = initialState
    stateAfterSend = initialState
    lastLocation = location
    usageCheck = PendingCheck(
      "The store was not used to check anything: no step describes a change or receives an action, and the state is not "
        + "read. Describe what an action changes, or remove the store.", at: location)
    context = EffectContext(wake: { [events] in events.signal() })
    store = Store(initialState: initialState) { [weak self] state, delivery in
      self?.reduce(&state, delivery) ?? .none
    }
    let kept = KeptStore(core: self)
    exitAction = ExitAction { kept.core?.warnOfLeftovers() }
    if State.self is AnyObject.Type {
      IssueReporter.warn(
        "The state is an object, \(State.self): it is the same before and after an action, so no change of it is seen. "
          + "Make it a structure.", at: location)
    }
  }

  deinit {
    reportLeftovers(at: lastLocation)
    // Tasks that are cancelled with the store run to their ends.
    store = nil
    drain()
  }

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: - Running

  /// Sends an action.
  ///
  /// - Returns: The state before it, the state after it and before any action that effects sent, and its effects.
  func send(
    _ action: Action, at location: FlowSourceLocation
  ) -> (before: State, after: State, effects: [TrackedEffect]) {
    let result = withLock { () -> (State, State, [TrackedEffect]) in
      guard let store else { return (assertedState, assertedState, []) }
      let before = store.currentState
      startedEffects = []
      store.send(Delivery(action: action, isReceived: false, location: location))
      return (before, stateAfterSend, startedEffects)
    }
    drain()
    return result
  }

  /// Runs the tasks of effects until each is suspended.
  func drain() {
    context.drain()
  }

  private func reduce(_ state: inout State, _ delivery: Delivery) -> Effect<Delivery, Never> {
    let effect = EffectContext.$current.withValue(context) {
      reducer.run(&state, delivery.action, environment)
    }
    var tracked: TrackedEffect?
    if !effect.isNone, effect.singleValue == nil {
      tracked = TrackedEffect(startedBy: caseName(of: delivery.action), at: delivery.location, in: context)
    }
    if delivery.isReceived {
      received.append(Received(action: delivery.action, state: state, effects: tracked.map { [$0] } ?? []))
      events.signal()
    } else {
      stateAfterSend = state
      if let tracked { startedEffects.append(tracked) }
    }
    let deliveries = effect.map { Delivery(action: $0, isReceived: true, location: nil) }
    guard let tracked else { return deliveries }
    return TrackedPublisher(upstream: deliveries, effect: tracked, owner: self).eraseToEffect()
  }
}

/// A store, for the end of the process.
// @unchecked: the store guards its state with its lock.
private struct KeptStore<State, Action, Environment>: @unchecked Sendable {
  weak var core: TestStoreCore<State, Action, Environment>?
}

extension TestStoreCore: EffectOwner {
  func effectBegan(_ effect: TrackedEffect) {
    withLock { running.append(effect) }
  }

  func effectEnded(_ effect: TrackedEffect) {
    withLock { running.removeAll { $0 === effect } }
    events.signal()
  }
}
