// Runs a failing flow outside a test framework. A test starts this program and reads its output: the failure
// must be reported although no framework counts it.

import Foundation
import SwiftUI
import SwiftUIFlowTesting

@Observable
final class Door: FlowModel {
  struct Jammed: Error {}

  var isOpen = false

  func open() { isOpen = true }
  func lock() throws { throw Jammed() }
}

if CommandLine.arguments.contains("printing") {
  await runPrintingFlows()
  exit(EXIT_SUCCESS)
}

if CommandLine.arguments.contains("killed") {
  FlowTester(name: "killed", model: Door()) { _ in Text("Door") }
    .step("opened") { $0.open() }
    .step("looked at") { _ in }
    .step("never ends") { _ in kill(getpid(), SIGKILL) }
    .run(snapshotMode: .capture())
}

let flow = FlowTester(name: "door", model: Door()) { _ in EmptyView() }
  .step("opened") { $0.open() }
  .step("locked") { try $0.lock() }
  .step("never reached") { _ in }
  .onProgress { progress in
    if case .stepEnded(let result, let number, let count) = progress {
      print("\(number)/\(count) \(result.resolvedName) \(result.isFinished ? "done" : "stopped")")
    }
  }
let results = flow.run(snapshotMode: .disabled)
print("finished: \(results.map(\.resolvedName).joined(separator: ", "))")
exit(flow.lastReport.isSuccess ? EXIT_SUCCESS : 3)
