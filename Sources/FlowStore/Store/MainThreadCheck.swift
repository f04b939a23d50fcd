import FlowIssueReporting
import FlowSchedulers
import Locking

/// Detects actions that are sent to a main-thread store on another thread.
///
/// The state of a store is not synchronized: two threads that send at the same time occasionally lose actions or crash.
/// This check reports every such call, not only those that fail. Stores created on other threads are not checked,
/// because their tests may continue on another thread after an `await`.
struct MainThreadCheck {
  /// The source location of the store, until an action has been reported.
  private let place: Locked<FlowSourceLocation?>

  /// Creates a check for a store; returns `nil` if it is not created on the main thread.
  init?(at place: FlowSourceLocation) {
    guard MainThread.isCurrent else { return nil }
    self.place = Locked(place)
  }

  /// Reports an action sent on another thread, once per store.
  func check<Action>(_ action: Action) {
    guard !MainThread.isCurrent else { return }
    let unreported = place.withLock { place in
      defer { place = nil }
      return place
    }
    guard let unreported else { return }
    IssueReporter.report(
      """
      \(caseName(of: action)) was sent on another thread than the main one, on which its store was made. Bring the effect \
      that sends it back with `receive(on:)`, or send it on the main actor.
      """,
      at: unreported)
  }
}
