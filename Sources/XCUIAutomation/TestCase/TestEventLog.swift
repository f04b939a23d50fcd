import FlowReports
import Foundation
import XCTest

/// Writes the events of the tests of this process to a file in the folder that `flow uitest` names.
///
/// The file has what ran, whatever the app prints, and its end is missing if the process ended before its tests did.
// @unchecked: XCTest calls its observers on the main thread, one at a time.
final class TestEventLog: XCTestObservation, @unchecked Sendable {
  /// Registers the log of the process once, if there is a folder.
  static let shared: TestEventLog? = {
    guard let folder = ProcessInfo.processInfo.environment[TestEvent.folderVariable], !folder.isEmpty else {
      return nil
    }
    let log = TestEventLog(URL(fileURLWithPath: folder))
    XCTestObservationCenter.shared.addTestObserver(log)
    return log
  }()

  private let file: URL
  private var handle: FileHandle?

  private init(_ folder: URL) { file = folder.appendingPathComponent("\(UUID().uuidString).jsonl") }

  func testBundleWillStart(_ testBundle: Bundle) {
    let descriptor = open(file.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if descriptor >= 0 { handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true) }
    write(TestEvent(.began))
  }

  func testCaseWillStart(_ testCase: XCTestCase) { write(TestEvent(.started, test: name(of: testCase))) }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  ) {
    let name = name(of: testCase)
    let message = "\(filePath ?? "<unknown>"):\(lineNumber): error: \(name) : \(description)"
    write(TestEvent(.failed, test: name, message: message))
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let run = testCase.testRun
    let outcome: TestEvent.Outcome =
      run?.hasBeenSkipped == true ? .skipped : run?.hasSucceeded == false ? .failed : .passed
    write(TestEvent(.ended, test: name(of: testCase), outcome: outcome))
  }

  func testBundleDidFinish(_ testBundle: Bundle) { write(TestEvent(.finished)) }

  private func name(of testCase: XCTestCase) -> String { (testCase as? UITestCase)?.plainName ?? testCase.name }

  private func write(_ event: TestEvent) {
    guard let handle, let line = try? JSONLine.text(of: event) else { return }
    try? handle.write(contentsOf: Data((line + "\n").utf8))
  }
}
