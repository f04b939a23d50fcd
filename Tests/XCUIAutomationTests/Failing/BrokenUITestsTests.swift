import Foundation
import Testing

/// What a wrong UI test must print at its line.
struct BrokenUIRule: CustomTestStringConvertible, Sendable {
  let marker: String
  let message: String
  var isWarning = false

  var testDescription: String { marker }

  static let all = [
    BrokenUIRule(
      marker: "late arguments",
      message:
        "launchArguments was set while the app ran, and the app was not launched after that: it has not received "
        + "the value. Set it before `launch()`.", isWarning: true),
    BrokenUIRule(
      marker: "late environment",
      message:
        "launchEnvironment was set while the app ran, and the app was not launched after that: it has not received "
        + "the value. Set it before `launch()`.", isWarning: true),
    BrokenUIRule(
      marker: "fulfilled twice", message: "API violation - multiple calls made to XCTestExpectation.fulfill()"),
    BrokenUIRule(marker: "unwaited expectation", message: "Failed due to unwaited expectation 'paid'"),
    BrokenUIRule(marker: "unwaited predicate", message: "Failed due to unwaited expectation"),
    BrokenUIRule(
      marker: "unfulfilled expectation",
      message: "Asynchronous wait failed - Exceeded timeout of 0.01 seconds, with unfulfilled expectations: paid"),
    BrokenUIRule(
      marker: "inverted expectation", message: "Asynchronous wait failed - Fulfilled inverted expectation 'paid'"),
    BrokenUIRule(
      marker: "wrong order",
      message: "Failed due to expectation fulfilled in incorrect order: requires 'first', actually fulfilled 'second'"),
    BrokenUIRule(marker: "teardown block", message: "failed - closed"),
    BrokenUIRule(marker: "activity", message: "failed - closed"),
    BrokenUIRule(marker: "skip after failure", message: "failed - closed"),
    BrokenUIRule(marker: "unmatched failure", message: "failed - closed"),
    BrokenUIRule(marker: "expected failure", message: "Expected failure 'closed' but none was recorded."),
    BrokenUIRule(
      marker: "terminated",
      message: "\"Pay\" Button was not found: Application 'BrokenApp<()>' is not running. Launch it first: "
        + "`XCUIApplication().launch()`.", isWarning: true),
    BrokenUIRule(
      marker: "typing without focus",
      message: "Failed to synthesize event: Neither element nor any descendant has keyboard focus."),
    BrokenUIRule(
      marker: "disabled", message: "Failed to tap \"Locked\" Button: it is disabled, so the touch did nothing.",
      isWarning: true),
    BrokenUIRule(marker: "long text", message: "Invalid query - string identifier \"aaa"),
    BrokenUIRule(marker: "nowhere", message: "Failed to tap coordinate: nothing at {", isWarning: true),
    BrokenUIRule(
      marker: "swipe over nothing", message: "Failed to swipe up Application 'BrokenApp<()>': nothing at {",
      isWarning: true),
    BrokenUIRule(
      marker: "no taps",
      message: "Failed to tap 0 times with 1 finger \"Pay\" Button: nothing touches the screen. Tap once or more, with "
        + "one finger or more."),
    BrokenUIRule(marker: "no alert", message: "Failed to tap \"OK\" Button: No matches found for"),
    BrokenUIRule(marker: "no keyboard", message: "Failed to tap \"a\" Key: No matches found for"),
    BrokenUIRule(
      marker: "fulfilled too seldom",
      message: "Asynchronous wait failed - Exceeded timeout of 0.01 seconds, with unfulfilled expectations: paid"),
    BrokenUIRule(
      marker: "predicate that is never true",
      message: "Asynchronous wait failed - Exceeded timeout of 0.01 seconds, with unfulfilled expectations: Expect"),
    BrokenUIRule(
      marker: "slider of a button",
      message: "Failed to adjust \"Pay\" Button: Button, label: 'Pay' is not a slider."),
    BrokenUIRule(marker: "pinch against its velocity", message: "Failed to pinch \"Pay\" Button: a scale of 2.0"),
    BrokenUIRule(
      marker: "drag to nothing",
      message: "Failed to press and drag \"Pay\" Button to \"Nowhere\" Button: No matches found for"),
    BrokenUIRule(
      marker: "unhandled address",
      message:
        "Failed to open shop://tea: no view on the screen of 'BrokenApp<()>' handles URLs. Add onOpenURL to a view "
        + "on it.", isWarning: true),
    BrokenUIRule(
      marker: "ambiguous",
      message: "Failed to tap \"Twice\" Button: Find single matching element. Multiple matching elements found"),
    BrokenUIRule(
      marker: "wrong key", message: "A predicate asks for 'lable' of ElementSnapshot, which has: identifier"),
    BrokenUIRule(marker: "label of nothing", message: "Failed to get matching snapshot: No matches found for"),
    BrokenUIRule(marker: "state of nothing", message: "Failed to get matching snapshot: No matches found for"),
    BrokenUIRule(marker: "value of nothing", message: "Failed to get matching snapshot: No matches found for"),
    BrokenUIRule(marker: "index of nothing", message: "Failed to get matching snapshot: No matches found for"),
    BrokenUIRule(
      marker: "audit of nothing",
      message: "The accessibility audit looks for nothing, so every screen passes. Name at least one type.",
      isWarning: true),
    BrokenUIRule(
      marker: "ignored audit",
      message: "The closure of the accessibility audit ignored all of the", isWarning: true),
    BrokenUIRule(marker: "unanswered audit", message: "Contrast failed: staticText \"Tea\" has a contrast of"),
  ]

  /// Whether a line of the output is the issue.
  func isPrinted(in line: Substring) throws -> Bool {
    let number = try DeliberateFailures.line(of: marker, in: BrokenUITests.file)
    guard let place = line.range(of: "BrokenUITests.swift:\(number): ") else { return false }
    let issue = line[place.upperBound...]
    if isWarning { return issue.hasPrefix("warning: \(message)") }
    let starts = [" : \(message)", " : failed - \(message)"]
    return issue.hasPrefix("error: ") && starts.contains { issue.contains($0) }
  }
}

@Suite("A wrong UI test")
struct BrokenUITestsTests {
  private static let run = Result { try Run(arguments: ["XCUIAutomationTests.BrokenUITests"]) }

  @Test("fails, or warns at its line", arguments: BrokenUIRule.all)
  func rule(_ rule: BrokenUIRule) throws {
    let output = try Self.run.get().output
    let isPrinted = try output.split(separator: "\n").contains { try rule.isPrinted(in: $0) }
    #expect(isPrinted, "\(output)")
  }

  @Test("is not one that sets its arguments in time")
  func inTime() throws {
    let output = try Self.run.get().output
    #expect(output.components(separatedBy: "launchArguments was set").count == 2)
  }

  @Test(
    "fails if its app ends the process",
    arguments: [("testLeaving", "leaving", "exit(0)"), ("testLeavingAtOnce", "leaving at once", "_exit(0)")])
  func ends(test: String, marker: String, call: String) throws {
    let run = try Run(arguments: ["XCUIAutomationTests.BrokenEnds/\(test)"])
    #expect(run.status == 1)
    let rule = BrokenUIRule(
      marker: marker,
      message:
        "\(call) ended the process before this test had ended, and the tests after it were not run. The exit code "
        + "is 1. Remove the call, or do not reach it in tests.")
    let isPrinted = try run.output.split(separator: "\n").contains { try rule.isPrinted(in: $0) }
    #expect(isPrinted, "\(run.output)")
  }

  @Test("fails if it fails in the class methods around its tests")
  func classMethods() throws {
    let run = try Run(arguments: ["XCUIAutomationTests.BrokenClass"])
    #expect(run.status == 1)
    #expect(
      run.output.contains(": error: BrokenClass.testNothing : failed - too early (before this test)"),
      "\(run.output)")
    #expect(run.output.contains(": error: failed - too late (outside of a test)"), "\(run.output)")
  }
}
