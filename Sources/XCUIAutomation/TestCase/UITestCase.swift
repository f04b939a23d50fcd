import FlowIssueReporting
import UIAutomation
import XCTest

/// A test case that drives an app, with the API that XCTest has on Apple platforms and lacks elsewhere.
///
/// UI tests written for Xcode use it through a file of two lines in their target:
///
/// ```swift
/// @_exported import XCUIAutomation
/// typealias XCTestCase = UITestCase
/// ```
open class UITestCase: XCTestCase {
  /// Whether the test runs for each configuration of the app: light and dark, portrait and landscape.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// Whether an event without an effect fails the test: a tap on a disabled button, a tap that hits nothing.
  ///
  /// XCUITest ignores such events silently. They are warnings by default, so that tests that rely on this also pass
  /// here.
  open class var failsOnLostEvents: Bool { false }

  /// The time allowance of the test, in seconds; the test is not stopped when it exceeds it.
  open var executionTimeAllowance: TimeInterval = 600

  private let ownResults = TestRecord()

  var results: TestRecord { original?.results ?? ownResults }

  /// XCTest on Linux ends the whole process when it records a failure of a test that does not continue.
  private var isRecordingFailure = false

  /// Whether the test continues after a failure.
  ///
  /// If not, nothing after a failure has an effect: no event reaches the app, no element exists, and no assertion is
  /// recorded. The test method itself runs to its end, because Swift cannot leave it.
  open override var continueAfterFailure: Bool {
    get { isRecordingFailure || course.continuesAfterFailure }
    set { course.continuesAfterFailure = newValue }
  }

  /// Whether the test continues; that of the session while the test runs.
  private var course = TestCourse()

  /// The name of the test; while it runs, as on Apple's platforms: `-[CheckoutTests testPaying]`.
  ///
  /// Before that, the package manager reads the names to choose the tests to run.
  open override var name: String {
    let parts = plainName.split(separator: ".", maxSplits: 1)
    return isRunning && parts.count == 2 ? "-[\(parts[0]) \(parts[1])]" : plainName
  }

  private var isRunning = false

  /// The name in the format of XCTest on Linux: `CheckoutTests.testPaying`.
  var plainName: String { super.name }

  private let testClosure: XCTestCaseClosure

  /// The test case that this one replaces while the test is repeated.
  private var original: UITestCase?

  /// The configuration of the app while the test is repeated for each of them.
  private(set) var configuration: UIConfiguration?

  /// Creates the test case of a test; XCTest calls it.
  public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
    self.testClosure = testClosure
    super.init(name: name, testClosure: testClosure)
    _ = TestEventLog.shared
  }

  /// Creates a test case that is not a test, for helpers that need one.
  public convenience init() { self.init(name: "", testClosure: { _ in }) }

  /// Prepares a test; does nothing.
  ///
  /// As with Apple's XCTest it runs where its caller does, so that test cases of the main actor can call it.
  ///
  /// - Throws: What an override throws: XCTest records it as a failure, or as a skip if it is `XCTSkip`.
  nonisolated(nonsending) open override func setUp() async throws {}

  /// Cleans up after a test; does nothing.
  ///
  /// - Throws: What an override throws: XCTest records it as a failure.
  nonisolated(nonsending) open override func tearDown() async throws {}

  /// Runs the test, once or in each configuration of the app.
  open override func invokeTest() {
    guard Self.runsForEachTargetApplicationUIConfiguration else { return invokeOnce() }
    for (index, configuration) in UIConfiguration.all.enumerated() {
      self.configuration = configuration
      onMainActor { AutomationCenter.shared.use(configuration) }
      // XCTest sets up and tears down a test case once, and ends the process the second time.
      let testCase = index == 0 ? self : Self(name: plainName, testClosure: testClosure)
      if index > 0 { testCase.original = self }
      testCase.invokeOnce()
    }
    configuration = nil
    onMainActor { AutomationCenter.shared.use(UIConfiguration()) }
  }

  /// Runs the test. Between tests, failures in class methods are reported, too.
  open override func perform(_ run: XCTestRun) {
    super.perform(run)
    OutsideFailures.listen()
  }

  private func invokeOnce() {
    isRunning = true
    defer { isRunning = false }
    begin()
    super.invokeTest()
    end()
  }

  private func begin() {
    let reference = TestReference(testCase: self)
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    let failsOnLostEvents = Self.failsOnLostEvents
    course = onMainActor { AutomationCenter.shared.session.course }
    onMainActor {
      TestReference.current = reference
      AutomationCenter.shared.beginTest(of: String(module))
      AutomationCenter.shared.session.begin(lostEvents: failsOnLostEvents ? .failure : .warning) { message, place in
        reference.testCase.recordFailure(
          withDescription: message, inFile: "\(place.filePath)", atLine: Int(place.line), expected: true)
        // The test case ends the test itself.
        return false
      }
    }
  }

  private func end() {
    results.finish(original ?? self)
    onMainActor {
      TestReference.current = nil
      AutomationCenter.shared.session.end()
    }
  }

  /// Records a failure, unless another one has stopped the test or the failure was expected.
  ///
  /// - Parameters:
  ///   - description: The message.
  ///   - filePath: The path of the file, or `<unknown>`.
  ///   - lineNumber: The line, counted from 1.
  ///   - expected: Whether an assertion failed; `false` if an unexpected error was thrown.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if let original {
      return original.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    if course.isStopped { return }
    // The end of the process has no location; the failure is at the call that led to it.
    let isPlaceless = filePath == "<unknown>" && Thread.isMainThread
    let place = isPlaceless ? latestPlace : nil
    let filePath = place.map { "\($0.filePath)" } ?? filePath
    let lineNumber = place.map { Int($0.line) } ?? lineNumber
    let issue = XCTIssue(
      type: expected ? .assertionFailure : .uncaughtException, compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(
        location: XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)))
    if results.takeExpected(issue) { return }
    isRecordingFailure = true
    let suffix = configuration.map { "\nConfiguration: \($0.name)" } ?? ""
    super.recordFailure(
      withDescription: description + suffix, inFile: filePath, atLine: lineNumber, expected: expected)
    isRecordingFailure = false
    course.noteFailure()
  }
}

/// The running test.
// @unchecked: XCTest runs one test at a time, and its test cases are not declared `Sendable`.
struct TestReference: @unchecked Sendable {
  let testCase: UITestCase

  @MainActor static var current: TestReference?
}

/// Runs a closure on the main actor and waits for it; synchronous test methods run there already.
func onMainActor<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
  if Thread.isMainThread { return MainActor.assumeIsolated(body) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
