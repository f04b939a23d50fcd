import Locking

/// Whether a test continues, for every thread: XCTest records the failures of expectations on its own queue, while
/// the main thread waits for it.
package final class TestCourse: Sendable {
  private struct State {
    var continuesAfterFailure = true
    var isStopped = false
  }

  private let state = Locked(State())

  package init() {}

  /// Whether the test continues after a failure. If not, later calls have no effect.
  package var continuesAfterFailure: Bool {
    get { state.withLock { $0.continuesAfterFailure } }
    set { state.withLock { $0.continuesAfterFailure = newValue } }
  }

  /// Whether the test has failed and does not continue: calls have no effect and record no failures.
  package var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Notes that a failure was recorded, which stops the test unless it continues.
  package func noteFailure() {
    state.withLock { if !$0.continuesAfterFailure { $0.isStopped = true } }
  }

  /// Stops the test, also one that continues after failures.
  func stop() { state.withLock { $0.isStopped = true } }

  /// Starts a test.
  func begin() { state.value = State() }
}
