#if canImport(XCTest) && canImport(Testing)
  import Foundation
  import Testing
  import XCTest

  /// Records failed XCTest assertions in Swift Testing tests, where XCTest drops them.
  ///
  /// XCTest reports failures to the running test case, and there is none while Swift Testing runs tests. This test case
  /// runs for the lifetime of the process; it only records failures as issues of the Swift Testing test.
  enum ForeignAssertions {
    #if canImport(ObjectiveC)
      // On Apple platforms the frameworks notify each other.
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

      /// Starts to record assertions; does nothing if that has happened already.
      static func beginHearing() { listener }
    #endif
  }

  #if !canImport(ObjectiveC) && compiler(>=6.3)
    /// Called at process start, because tests without flows have assertions, too.
    @section(".init_array") @used
    private let listenFromTheStart: @convention(c) () -> Void = {
      let arguments = CommandLine.arguments
      let option = arguments.firstIndex(of: "--testing-library")
      let runsSwiftTests = option.map { arguments.dropFirst($0 + 1).first == "swift-testing" } ?? false
      EarlyEnd.watch(runsSwiftTests: runsSwiftTests)
      if runsSwiftTests {
        ForeignAssertions.beginHearing()
      } else {
        ForeignExpectations.recordWhenXCTestRuns()
      }
    }
  #endif

  #if !canImport(ObjectiveC)
    private final class ListeningTestCase: XCTestCase {
      var beginsToHear: () -> Void = {}

      /// Never returns: until it does, XCTest considers this the running test case.
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
