import Foundation

extension EnvironmentValues {
  private enum NowKey: EnvironmentKey {
    static var defaultValue: Date { .standardNow }
  }

  /// The date at the start of the screen's time; timelines, timers and texts use it.
  package var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}

extension _ViewNode {
  /// The current date of the node's views.
  var present: Date { environment.now.addingTimeInterval(graph.clock.now) }
}
