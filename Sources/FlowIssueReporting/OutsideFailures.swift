#if canImport(XCTest) && canImport(Testing) && !canImport(ObjectiveC) && compiler(>=6.3)
  import Foundation
  import Locking
  import XCTest

  /// The failures of XCTest's assertions where no test is running - in the class methods `setUp` and `tearDown` of a
  /// test case -, which XCTest drops.
  ///
  /// They are printed, and fail the next test. After the last test, the process fails.
  package enum OutsideFailures {
    private static let unclaimed = Locked<[PrintedFailure]>([])

    /// Runs the listeners, each in the previous one.
    private static let thread = ListeningThread()

    static var hasUnclaimed: Bool { !unclaimed.value.isEmpty }

    /// Makes XCTest report the failures until the next test starts.
    package static func listen() { thread.listen() }

    fileprivate static func add(_ failure: PrintedFailure) {
      unclaimed.withLock { $0.append(failure) }
      IssueReporter.note("\(failure.filePath):\(failure.line): error: \(failure.description) (outside of a test)")
    }

    /// Fails a test that starts because of the failures before it.
    static func passOn(to testCase: XCTestCase) {
      for failure in unclaimed.withLock({ failures in
        defer { failures = [] }
        return failures
      }) {
        testCase.recordFailure(
          withDescription: "\(failure.description) (before this test)", inFile: failure.filePath,
          atLine: failure.line, expected: true)
      }
    }
  }

  private struct PrintedFailure {
    let description: String
    let filePath: String
    let line: Int
  }

  /// A thread on which test cases run that never end: while one does, XCTest reports failures to it.
  private final class ListeningThread: Sendable {
    private let wishes = DispatchSemaphore(value: 0)
    private let listens = DispatchSemaphore(value: 0)
    private let isStarted = Locked(false)

    func listen() {
      let isFirst = isStarted.withLock { isStarted in
        defer { isStarted = true }
        return !isStarted
      }
      if isFirst {
        let thread = Thread { self.runListener() }
        // Every listener is a few calls within the previous one; untouched stack takes no memory.
        thread.stackSize = 256 << 20
        thread.start()
      } else {
        wishes.signal()
      }
      listens.wait()
    }

    private func runListener() {
      let listener = OutsideTestCase(name: "assertions outside of tests") { _ in }
      listener.listens = {
        self.listens.signal()
        self.wishes.wait()
        self.runListener()
      }
      listener.run()
    }
  }

  private final class OutsideTestCase: XCTestCase {
    var listens: () -> Void = {}

    override var testRunClass: AnyClass? { SilentRun.self }

    /// Never returns: until it does, XCTest considers this the running test case, unless another one starts.
    override func invokeTest() { listens() }

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard !IssueReporter.isAskingXCTest else { return }
      OutsideFailures.add(PrintedFailure(description: description, filePath: filePath, line: lineNumber))
    }
  }

  /// A run that no observer is notified of.
  private final class SilentRun: XCTestCaseRun {
    override func start() {}
    override func stop() {}
  }
#else
  package enum OutsideFailures {
    /// Does nothing: the frameworks count these failures themselves.
    package static func listen() {}
  }
#endif
