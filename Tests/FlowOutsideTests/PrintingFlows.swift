import SwiftUI
import SwiftUIFlowTesting

@Observable
final class Printer: FlowModel {}

/// Runs two concurrent flows that print, in their steps and in their views.
@MainActor
func runPrintingFlows() async {
  func run(_ name: String) async {
    await FlowTester(name: name, model: Printer()) { _ in
      Color.clear.onAppear { print("The view of \(name) appears.") }
    }
    .asyncStep("prints") { _ in
      for number in 1...3 {
        print(name, number)
        await Task.yield()
      }
      await Task { print("A <task> of \(name)") }.value
    }
    .step("prints too much") { _ in print(String(repeating: "x", count: 100_001), terminator: "") }
    .step("is silent") { _ in }
    .asyncRun(snapshotMode: .disabled)
  }
  async let first: Void = run("first")
  await run("second")
  await first
}
