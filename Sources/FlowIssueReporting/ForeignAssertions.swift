#if canImport(XCTest) && canImport(Testing)
  import Foundation
  import Testing
  import XCTest

  /// Hears the assertions of XCTest that fail in a test of Swift Testing, where XCTest drops them.
  ///
  /// XCTest tells failures to the test case that is running, and knows none while Swift Testing runs tests. So a test case
  /// of our own runs as long as the process does; it does nothing but record failures as issues of the Swift test.
  enum ForeignAssertions {
    #if canImport(ObjectiveC)
      // Apple's frameworks tell each other.
      static func beginHearing() {}
    #else
      private static let listener: Void = {
        let hears = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          let listener = ListeningTestCase(name: "assertions of XCTest in Swift tests") { _ in }
          listener.beginsToHear = { hears.signal() }
          listener.run()
        }
        hears.wait()
      }()

      /// Begins to hear them, if that has not begun.
      static func beginHearing() { listener }
    #endif
  }

  #if !canImport(ObjectiveC) && compiler(>=6.3)
    /// Called when the process starts: tests without flows have assertions, too.
    @section(".init_array") @used
    private let listenFromTheStart: @convention(c) () -> Void = {
      let arguments = CommandLine.arguments
      if let option = arguments.firstIndex(of: "--testing-library"),
        arguments.dropFirst(option + 1).first == "swift-testing"
      {
        ForeignAssertions.beginHearing()
      } else {
        ForeignExpectations.recordWhenXCTestRuns()
      }
    }
  #endif

  #if !canImport(ObjectiveC)
    private final class ListeningTestCase: XCTestCase {
      var beginsToHear: () -> Void = {}

      /// Never returns: XCTest takes this for the running test case until then.
      override func invokeTest() {
        beginsToHear()
        while true { Thread.sleep(forTimeInterval: 1_000_000) }
      }

      override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
      ) {
        guard !IssueReporter.isAskingXCTest else { return }
        let url = URL(fileURLWithPath: filePath)
        let fileID = "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
        let comment =
          "\(description) (an assertion of XCTest in a test of Swift Testing, which knows no failures of it: use #expect or "
          + "#require)"
        Issue.record(
          Comment(rawValue: comment),
          sourceLocation: SourceLocation(
            fileID: fileID, filePath: filePath, line: max(1, lineNumber), column: 1))
      }
    }
  #endif
#else
  enum ForeignAssertions {
    static func beginHearing() {}
  }
#endif
