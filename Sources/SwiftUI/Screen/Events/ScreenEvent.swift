/// An external event of a screen: a touch, a key, an action, the passing of time, a rotation.
///
/// An event implements its immediate effect. The screen makes its clock current and applies all resulting updates;
/// ``Screen/send(_:)`` is the only entry point.
@MainActor
package protocol ScreenEvent {
  /// The outcome of the event.
  associatedtype Outcome = Void

  /// The name of the event in messages.
  var name: String { get }

  func occur(on screen: Screen) -> Outcome
}

extension Screen {
  /// Performs an event: the only entry point for everything that views do not do themselves.
  ///
  /// The screen's clock is current during the event. When the call returns, all resulting updates have been applied.
  @discardableResult
  package func send<Event: ScreenEvent>(_ event: Event) -> Event.Outcome {
    if isShown { CurrentScreen.enter(self) }
    graph.storedValues.takeTurn()
    let outcome = graph.running(event.name) { event.occur(on: self) }
    graph.flush()
    graph.undoManager.endEvent()
    return outcome
  }
}
