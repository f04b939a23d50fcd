import SwiftUI

extension FailureMessage {
  /// The message for a wait that timed out while tasks were pending that may have made its condition true.
  ///
  /// - Returns: `nil` if there are no such tasks.
  static func timedOut(waitingFor query: ElementQuery, _ timeout: Double, on screen: Screen) -> String? {
    tasks(on: screen).map { "The wait of \(timeout) s for \(query.name) timed out. \($0)" }
  }

  /// The pending tasks, and whether they can run while the test waits.
  static func tasks(on screen: Screen) -> String? {
    let tasks = screen.activity.tasks
    guard let first = tasks.first else { return nil }
    let others = tasks.count > 1 ? " and \(tasks.count - 1) more" : ""
    let beginning = "A task of '\(first)'\(others) has not ended"
    if screen.canRunTasksMeanwhile { return beginning + "." }
    return beginning
      + ", and cannot continue while this test waits: the test itself runs on the main actor's queue, where tasks run, as "
      + "tests of Swift Testing and asynchronous tests do. Run the flow with asyncRun, which waits for tasks after "
      + "each step, or wait in an asynchronous test with `await fulfillment(of:)`."
  }
}
