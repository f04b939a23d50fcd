import Foundation

extension EnvironmentValues {
  private enum NowKey: EnvironmentKey {
    // 9 January 2007, 9:41 in San Francisco: a fixed date instead of the machine's clock.
    static var defaultValue: Date { Date(timeIntervalSince1970: 1_168_364_460) }
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
