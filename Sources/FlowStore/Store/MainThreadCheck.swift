import FlowIssueReporting
import FlowSchedulers

/// Finds actions that reach a store of the main thread on another thread.
///
/// Nothing guards the state of a store: two threads that send at the same time lose actions or crash, now and then. This
/// says so each time it could happen, not only when it does. Stores that were made elsewhere are not checked: their test
/// may go on, after it has waited, on another thread than before.
struct MainThreadCheck {
  /// Where the store was made, until it was reported.
  private let place: Locked<FlowSourceLocation?>

  /// Creates a check of a store that is being made, or nil if that is not on the main thread.
  init?(at place: FlowSourceLocation) {
    guard MainThread.isCurrent else { return nil }
    self.place = Locked(place)
  }

  /// Reports an action that is sent on another thread, once for each store.
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
