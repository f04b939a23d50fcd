import Foundation

extension EnvironmentValues {
  /// The date at the start of the screen's time; timelines, timers and texts use it.
  @Entry package var now: Date = .standardNow
}

extension _ViewNode {
  /// The current date of the node's views.
  var present: Date { environment.now.addingTimeInterval(graph.clock.now) }
}
