import Foundation

/// One of the states of a machine.
open class GKState: NSObject {
  public internal(set) weak var stateMachine: GKStateMachine?

  public override init() {}

  /// Whether the machine may go on to another state; every one by default.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// Is in one of some states.
open class GKStateMachine: NSObject {
  private let states: [ObjectIdentifier: GKState]
  public private(set) var currentState: GKState?

  /// - Parameter states: At most one of each class.
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in states { state.stateMachine = self }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Goes on to a state.
  ///
  /// - Returns: Whether there is such a state, and the machine may go there.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// - Parameter sec: The time since the last call, in seconds.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
