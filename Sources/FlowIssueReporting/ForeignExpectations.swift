#if canImport(XCTest) && canImport(Testing) && !canImport(ObjectiveC) && compiler(>=6.3)
  import Foundation
  import Locking
  import XCTest

  /// Records the expectations of Swift Testing that fail in a test of XCTest, where they would be dropped.
  ///
  /// Swift Testing passes an issue that belongs to none of its tests to the fallback event handler of the process. XCTest
  /// installs no handler on Linux, so this one is installed when XCTest starts to run tests.
  enum ForeignExpectations {
    private static let runningTest = RunningTestObserver()
    private static let isInstalled = Locked(false)

    /// Whether XCTest counts the issues that Swift Testing records.
    static var areCounted: Bool { isInstalled.value }

    /// The name of the test of XCTest that is running.
    static var runningTestName: String? { runningTest.name }

    /// Whether XCTest has begun to run tests and has not ended.
    static var areTestsRunning: Bool { runningTest.isRunning.value }

    /// Fails the running test of XCTest.
    ///
    /// - Returns: `false` if no test is running.
    static func failRunningTest(_ message: String) -> Bool { runningTest.recordFailure(message) }

    /// Installs the handler as soon as XCTest starts to run tests, and never in a process without such tests.
    static func recordWhenXCTestRuns() {
      XCTestObservationCenter.shared.addTestObserver(runningTest)
    }

    private typealias Handler =
      @Sendable @convention(c) (
        _ schemaVersion: UnsafePointer<CChar>, _ record: UnsafeRawPointer, _ count: Int, _ reserved: UnsafeRawPointer?
      ) -> Void

    fileprivate static func installHandler() {
      // A library of the toolchain exports the function, but no module declares it.
      guard let symbol = dlsym(nil, "_swift_testing_installFallbackEventHandler") else { return }
      let install = unsafeBitCast(symbol, to: (@convention(c) (Handler) -> Bool).self)
      let succeeded = install { _, record, count, _ in
        ForeignExpectations.record(Data(bytes: record, count: count))
      }
      isInstalled.value = succeeded
    }

    private static func record(_ json: Data) {
      do {
        let event = try JSONDecoder().decode(EventRecord.self, from: json).payload
        guard let issue = event.issue, issue.isFailure else { return }
        runningTest.recordFailure(
          event.messages.map(\.text).joined(separator: ": "),
          inFile: issue.sourceLocation?.filePath, line: issue.sourceLocation?.line)
      } catch {
        runningTest.recordFailure("Swift Testing recorded an event that is not understood: \(error)")
      }
    }
  }

  /// The decoded part of an event of Swift Testing.
  private struct EventRecord: Decodable {
    var payload: Event

    struct Event: Decodable {
      var issue: Issue?
      var messages: [Message]
    }

    struct Issue: Decodable {
      var isFailure: Bool
      var sourceLocation: Location?
    }

    struct Location: Decodable {
      var filePath: String
      var line: Int
    }

    struct Message: Decodable {
      var text: String
    }
  }

  /// Tracks the running test of XCTest.
  // @unchecked: the only stored property is guarded by its lock, but `NSObject` is not Sendable.
  private final class RunningTestObserver: NSObject, XCTestObservation, @unchecked Sendable {
    let isRunning = Locked(false)
    private let testCase = Locked(WeakTestCase())

    var name: String? { testCase.withLock { $0.value }?.name }

    func testBundleWillStart(_ testBundle: Bundle) {
      isRunning.value = true
      ForeignExpectations.installHandler()
    }

    func testBundleDidFinish(_ testBundle: Bundle) { isRunning.value = false }

    func testSuiteWillStart(_ testSuite: XCTestSuite) { OutsideFailures.listen() }

    func testCaseWillStart(_ testCase: XCTestCase) {
      self.testCase.withLock { $0.value = testCase }
      OutsideFailures.passOn(to: testCase)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { self.testCase.withLock { $0.value = nil } }

    @discardableResult
    func recordFailure(_ description: String, inFile filePath: String? = nil, line: Int? = nil) -> Bool {
      guard let testCase = testCase.withLock({ $0.value }) else { return false }
      testCase.recordFailure(
        withDescription: description, inFile: filePath ?? "<unknown>", atLine: line ?? 0, expected: true)
      return true
    }
  }

  private struct WeakTestCase {
    weak var value: XCTestCase?
  }
#else
  enum ForeignExpectations {
    static var areCounted: Bool { false }
    static var runningTestName: String? { nil }
  }
#endif
