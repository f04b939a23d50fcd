import Foundation
import Testing

@Suite struct FailedRunTests {
  @Test("a tap on nothing fails the run of XCTest, and ends the test")
  func xctest() throws {
    let run = try Run(arguments: ["XCUIAutomationTests.DeliberateUIFailures/testATapOnNothing"])
    #expect(run.status != 0)
    #expect(
      run.output.contains(
        "error: -[DeliberateUIFailures testATapOnNothing] : Failed to tap \"Nowhere\" Button: No matches found for"),
      "\(run.output)")
    #expect(run.output.contains("DeliberateFailures.swift:2"))
    #expect(!run.output.contains("An assertion after the failure"))
    #expect(!run.output.contains("Somewhere"))
    #expect(run.output.contains("with 1 failure (0 unexpected)"), "\(run.output)")
  }

  @Test("a failed assertion ends the test, too")
  func assertion() throws {
    let run = try Run(arguments: ["XCUIAutomationTests.DeliberateUIFailures/testAnAssertion"])
    #expect(run.status != 0)
    #expect(run.output.contains("Nobody is there."))
    #expect(!run.output.contains("Nowhere"))
  }

  @Test("an expectation that nothing fulfills fails the run, and ends the test")
  func expectation() throws {
    let run = try Run(arguments: ["XCUIAutomationTests.DeliberateTimeOuts/testAnExpectation"])
    #expect(run.status != 0)
    #expect(run.output.contains("with unfulfilled expectations: the mail is sent"), "\(run.output)")
    #expect(!run.output.contains("An assertion after the failure"))
  }

  @Test("a test that is repeated names the configuration in its failures and attachments")
  func repeated() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = "DeliberateRepeatedFailures"
    let run = try Run(arguments: ["XCUIAutomationTests.\(test)/testAppearance"], attachments: folder.path)
    for name in ["light portrait", "light landscape", "dark portrait", "dark landscape"] {
      #expect(run.output.contains("No appearance is right.\nConfiguration: \(name)\n"), "\(run.output)")
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("\(test).testAppearance").path)
    #expect(
      files.sorted() == [
        ".flow-files", "1-note-dark-landscape.txt", "1-note-dark-portrait.txt", "1-note-light-landscape.txt",
        "1-note-light-portrait.txt",
      ])
  }

  @Test("an attachment replaces no file of somebody else, and says so")
  func foreignAttachment() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = "DeliberateRepeatedFailures"
    let own = folder.appendingPathComponent("\(test).testAppearance")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let file = own.appendingPathComponent("1-note-dark-portrait.txt")
    try Data("keep".utf8).write(to: file)
    let run = try Run(arguments: ["XCUIAutomationTests.\(test)/testAppearance"], attachments: folder.path)
    #expect(try String(contentsOf: file, encoding: .utf8) == "keep")
    #expect(
      run.output.contains(
        "warning: the attachment 1-note-dark-portrait.txt was not written: \(file.standardizedFileURL.path) was not written by SwiftUIFlowTesting, "
          + "so it is neither replaced nor removed; move it, or use another name."), "\(run.output)")
  }

  @Test("tests are listed by the names that select them")
  func listing() throws {
    let run = try Run(arguments: ["--list-tests"])
    #expect(run.output.contains("XCUIAutomationTests.NotesUITests/testTypingAddsANote"))
  }

  @Test("a tap on nothing fails the run of Swift Testing")
  func swiftTesting() throws {
    let run = try Run(arguments: ["--testing-library", "swift-testing", "--filter", "DeliberateScreenFailures"])
    #expect(run.status != 0)
    #expect(run.output.contains("Failed to tap \"Nowhere\" Button: No matches found for"), "\(run.output)")
    #expect(run.output.contains("DeliberateFailures.swift:4"), "\(run.output)")
  }
}

/// A run of the tests that fail on purpose.
struct Run {
  let status: Int32
  let output: String

  /// - Parameter attachments: The folder for attachments.
  init(arguments: [String], attachments: String? = nil) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment[DeliberateFailures.variable] = "1"
    environment["NO_COLOR"] = "1"
    environment["UI_TEST_ATTACHMENTS"] = attachments
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
