import FlowIssueReporting

/// The state shared by the calls of one test: its current line, and the handling of its failures.
@MainActor
package final class AutomationSession {
  /// The most recent known line of the test, where failures are reported.
  package var place = FlowSourceLocation() {
    didSet { isPlaceKnown = true }
  }

  /// Whether the place belongs to the test, rather than to the one before.
  package private(set) var isPlaceKnown = false

  /// Whether the test continues.
  package let course = TestCourse()

  /// Whether the test has failed and does not continue: calls have no effect and record no failures.
  package var isStopped: Bool { course.isStopped }

  /// A message with its line, and how often it was the latest of its kind in a row.
  private struct RepeatedMessage {
    private var text: String?
    private(set) var count = 0

    mutating func note(_ message: String, at place: FlowSourceLocation) {
      let text = "\(place) \(message)"
      count = text == self.text ? count + 1 : 1
      self.text = text
    }
  }

  /// The latest warning of `warnOnce`.
  private var latestWarning = RepeatedMessage()

  /// The latest event without an effect.
  private var latestLostEvent = RepeatedMessage()

  /// The number of equal events without an effect after which a test is assumed to wait in an endless loop.
  private static var lostEventLimit: Int { 1_000 }

  /// The number of queries after the test has stopped.
  private var unansweredQueries = 0

  /// The number of queries after which a stopped test is assumed to poll in an endless loop.
  private static var unansweredQueryLimit: Int { 1_000_000 }

  /// The severity of an event that XCUITest would ignore silently.
  package var lostEvents = LostEventPolicy.failure

  /// Reports a failure; returns whether it stops the test.
  package typealias FailureReporter = @MainActor (String, FlowSourceLocation) -> Bool

  private var reportFailure: FailureReporter = AutomationSession.report

  /// The named activities of the test that are in progress, outermost first.
  package var activities: [String] = []

  /// Receives a description of each action on the app, with its line in the test.
  package var actionObserver: (@MainActor (String, FlowSourceLocation) -> Void)?

  /// Whether the test has typed into a control, or has asked for the keyboard or its keys.
  package private(set) var usesKeyboard = false

  package let interruptions = Interruptions()

  package init() {}

  package enum LostEventPolicy: Sendable {
    case failure, warning
  }

  /// Fails the test at its current line.
  package func fail(_ message: String) {
    guard !isStopped else { return }
    let path = activities.isEmpty ? "" : "\nActivity: \(activities.joined(separator: " > "))"
    if reportFailure(message + path, place) { course.noteFailure() }
  }

  /// Records an action on the app, such as `tap "Pay" Button`.
  func did(_ action: String) { actionObserver?(action, place) }

  /// Records that the test has used the keyboard.
  func didUseKeyboard() { usesKeyboard = true }

  /// Reports an event without an effect; as a warning once, if it is repeated.
  ///
  /// A test that repeats it without an end is stopped.
  package func lost(_ message: String) {
    guard !isStopped else { return }
    latestLostEvent.note(message, at: place)
    if latestLostEvent.count == Self.lostEventLimit {
      fail(message + FailureMessage.repeated(Self.lostEventLimit))
      course.stop()
    } else if lostEvents == .failure {
      fail(message)
    } else if latestLostEvent.count == 1 {
      warn(message)
    }
  }

  /// Reports a warning that explains a failure.
  package func warn(_ message: String) {
    IssueReporter.warn(message, at: place)
  }

  /// Reports a warning, unless it was the latest one at the same line: tests poll.
  func warnOnce(_ message: String) {
    latestWarning.note(message, at: place)
    if latestWarning.count == 1 { warn(message) }
  }

  /// Starts a test.
  package func begin(lostEvents: LostEventPolicy, reportFailure: @escaping FailureReporter) {
    course.begin()
    isPlaceKnown = false
    unansweredQueries = 0
    latestWarning = RepeatedMessage()
    latestLostEvent = RepeatedMessage()
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

  /// Whether queries return nothing because the test has failed and does not continue.
  ///
  /// A test that polls would never end, so the process ends instead.
  func answersNothing() -> Bool {
    guard isStopped else { return false }
    unansweredQueries += 1
    if unansweredQueries > Self.unansweredQueryLimit {
      fatalError(
        "The test has failed and still queries the app at \(place.filePath):\(place.line): it probably waits in a loop. "
          + "Swift has no way to leave a test method from outside, so the process ends here.")
    }
    return true
  }

  func note(_ file: StaticString, _ line: UInt) {
    place = FlowSourceLocation(file, line)
  }
}
