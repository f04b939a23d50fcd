/// Something that happens to a screen from outside: a touch, a key, an action, a moment of time, a rotation.
///
/// An event says what it does at once. The screen gives it its time and lets everything that follows from it settle:
/// there is no other way in than ``Screen/send(_:)``.
@MainActor
package protocol ScreenEvent {
  /// What became of the event.
  associatedtype Outcome = Void

  /// The event as messages call it.
  var name: String { get }

  func occur(on screen: Screen) -> Outcome
}

extension Screen {
  /// Lets an event happen: the one door through which everything enters that is not the views' own doing.
  ///
  /// The screen's time is current while the event happens. Afterwards everything that follows from it has been applied.
  @discardableResult
  package func send<Event: ScreenEvent>(_ event: Event) -> Event.Outcome {
    UIScreen.main.screen = self
    graph.storedValues.takeTurn()
    let outcome = graph.running(event.name) { event.occur(on: self) }
    graph.flush()
    return outcome
  }
}
