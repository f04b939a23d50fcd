#if canImport(XCTest)
  import Foundation
  import XCTest

  extension IssueReporter {
    private static let oneAtATime = NSLock()

    /// Whether the current task is testing if an XCTest test case is running.
    @TaskLocal static var isAskingXCTest = false

    /// Records the issue if an XCTest test case is running.
    ///
    /// XCTest does not expose whether a test case is running, and silently drops a failure if none is. So the failure
    /// is recorded, and an observer checks whether it arrived.
    ///
    /// - Returns: Whether it was recorded.
    static func recordInCurrentXCTest(_ issue: ReportedIssue) -> Bool {
      oneAtATime.withLock {
        let observer = XCTestFailureObserver()
        observer.start()
        defer { observer.stop() }
        $isAskingXCTest.withValue(true) {
          XCTFail(issue.message, file: issue.location.filePath, line: issue.location.line)
        }
        return !observer.failures.all.isEmpty
      }
    }
  }

  /// Collects the failures that XCTest records.
  // @unchecked: the only stored property is Sendable, but `NSObject` is not declared Sendable on every platform.
  final class XCTestFailureObserver: NSObject, XCTestObservation, @unchecked Sendable {
    let failures = IssueLog<ObservedIssue>()

    func start() { XCTestObservationCenter.shared.addTestObserver(self) }
    func stop() { XCTestObservationCenter.shared.removeTestObserver(self) }

    #if canImport(ObjectiveC)
      func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
        let location = issue.sourceCodeContext.location
        append(issue.compactDescription, location?.fileURL.path, location?.lineNumber ?? 0)
      }
    #else
      func testCase(
        _ testCase: XCTestCase,
        didFailWithDescription description: String,
        inFile filePath: String?,
        atLine lineNumber: Int
      ) {
        append(description, filePath, lineNumber)
      }
    #endif

    private func append(_ description: String, _ filePath: String?, _ line: Int) {
      let place = filePath.map { "\(URL(fileURLWithPath: $0).lastPathComponent):\(line)" }
      failures.append(ObservedIssue(message: description, place: place, isCounted: true))
    }
  }
#else
  extension IssueReporter {
    static func recordInCurrentXCTest(_ issue: ReportedIssue) -> Bool { false }
  }
#endif
