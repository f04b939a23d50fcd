import FlowIssueReporting

/// What calls of one test share: where the test is, and what becomes of its failures.
@MainActor
package final class AutomationSession {
  /// The line of the test that was heard of last: failures are reported there.
  package var place = FlowSourceLocation()

  /// Whether the test goes on after a failure. Otherwise everything after it does nothing.
  package var continuesAfterFailure = true

  /// Whether the test has failed and does not go on: calls have no effect, and nothing more is reported.
  package private(set) var isStopped = false

  /// How many questions have been asked after that.
  private var questionsInVain = 0

  /// After how many a test is taken for one that waits in a loop for what cannot come.
  private static var mostQuestionsInVain: Int { 1_000_000 }

  /// What an event that XCUITest would lose without a word amounts to.
  package var lostEvents = LostEventPolicy.failure

  /// Reports a failure; returns whether it ends a test that does not go on after one.
  package typealias FailureReporter = @MainActor (String, FlowSourceLocation) -> Bool

  private var reportFailure: FailureReporter = AutomationSession.report

  /// The named parts of the test that it is in, the outermost first.
  package var activities: [String] = []

  /// Hears what is done to the app, in words, with the line of the test that does it.
  package var actionObserver: (@MainActor (String, FlowSourceLocation) -> Void)?

  package let interruptions = Interruptions()

  package init() {}

  package enum LostEventPolicy: Sendable {
    case failure, warning
  }

  /// Fails the test at the line it is at.
  package func fail(_ message: String) {
    guard !isStopped else { return }
    let path = activities.isEmpty ? "" : "\nActivity: \(activities.joined(separator: " > "))"
    if reportFailure(message + path, place), !continuesAfterFailure { isStopped = true }
  }

  /// Says what is done to the app, such as `tap "Pay" Button`.
  func did(_ action: String) { actionObserver?(action, place) }

  /// Reports an event that had no effect.
  package func lost(_ message: String) {
    guard !isStopped else { return }
    switch lostEvents {
    case .failure: fail(message)
    case .warning: warn(message)
    }
  }

  /// Says something that explains a failure without being one.
  package func warn(_ message: String) {
    IssueReporter.warn(message, at: place)
  }

  /// Begins a test.
  package func begin(lostEvents: LostEventPolicy, reportFailure: @escaping FailureReporter) {
    isStopped = false
    questionsInVain = 0
    continuesAfterFailure = true
    self.lostEvents = lostEvents
    self.reportFailure = reportFailure
    activities = []
    interruptions.removeAll()
  }

  /// Ends a test: later failures belong to the process.
  package func end() {
    begin(lostEvents: .failure, reportFailure: Self.report)
  }

  private static func report(_ message: String, at place: FlowSourceLocation) -> Bool {
    IssueReporter.report(message, at: place)
    return true
  }

  /// Whether a question has no answer, because the test has failed and does not go on.
  ///
  /// A test that asks again and again would never end: the process ends instead.
  func answersNothing() -> Bool {
    guard isStopped else { return false }
    questionsInVain += 1
    if questionsInVain > Self.mostQuestionsInVain {
      fatalError(
        "The test has failed, and goes on asking at \(place.filePath):\(place.line): it seems to wait in a loop for what cannot "
          + "come any more. Swift has no way to leave a test method from outside, so the process ends here.")
    }
    return true
  }

  /// Makes all further calls have no effect, because the test has failed and does not go on.
  package func stop() {
    isStopped = true
  }

  func note(_ file: StaticString, _ line: UInt) {
    place = FlowSourceLocation(file, line)
  }
}
