/// The passing of time: animations are shown at that time, and due work runs.
package struct TimeEvent: ScreenEvent {
  /// The time in seconds since the screen was created.
  let time: Double

  package var name: String { "the time \(time) s" }

  package func occur(on screen: Screen) {
    screen.graph.moveTime(to: time)
    screen.touches.advance(to: screen.time)
  }
}

extension ScreenEvent where Self == TimeEvent {
  /// Advances to a time, in seconds since the screen was created.
  package static func time(_ time: Double) -> TimeEvent { TimeEvent(time: time) }
}
