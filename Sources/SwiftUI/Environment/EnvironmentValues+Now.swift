import Foundation

extension EnvironmentValues {
  private enum NowKey: EnvironmentKey {
    // 9 January 2007, 9:41 in San Francisco: a date of its own instead of the machine's clock.
    static var defaultValue: Date { Date(timeIntervalSince1970: 1_168_364_460) }
  }

  /// The date at which the screen's time began: timelines, timers and texts count from it.
  package var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}

extension _ViewNode {
  /// The date that the node's views take as the present.
  var present: Date { environment.now.addingTimeInterval(graph.clock.now) }
}
