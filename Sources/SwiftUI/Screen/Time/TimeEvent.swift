/// A moment of the screen's time: animations are shown as they are then, and what is due happens.
package struct TimeEvent: ScreenEvent {
  /// In seconds since the screen was made.
  let time: Double

  package var name: String { "the time \(time) s" }

  package func occur(on screen: Screen) {
    screen.graph.moveTime(to: time)
    screen.touches.advance(to: screen.time)
  }
}

extension ScreenEvent where Self == TimeEvent {
  /// Time passes until a moment, in seconds since the screen was made.
  package static func time(_ time: Double) -> TimeEvent { TimeEvent(time: time) }
}
