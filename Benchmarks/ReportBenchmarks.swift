import Foundation
import SwiftUI
import SwiftUIFlowTesting

/// Measures what the report of a run costs: the same flows in two processes, with and without a report.
@MainActor
struct ReportBenchmarks {
  /// The part to measure, or `nil` for all.
  var only: String?

  func run(into report: inout Report) throws {
    guard only == nil || only == "report" else { return }
    for count in [30, 300, 1_000] {
      let without = try seconds(ofFlows: count, reportIn: nil)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-report-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let with = try seconds(ofFlows: count, reportIn: folder)
      report.add("flows-without-report", n: count, unit: "ms/flow", without * 1_000 / Double(count))
      report.add("flows-with-report", n: count, unit: "times", with / without)
    }
  }

  /// The time that processors spend on a process that runs flows, from its start to its end: other processes of the
  /// machine do not count.
  private func seconds(ofFlows count: Int, reportIn folder: URL?) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [Self.command, "\(count)"]
    process.environment = ProcessInfo.processInfo.environment.merging(["FLOW_REPORT": folder?.path ?? ""]) { $1 }
    let before = Self.seconds(of: RUSAGE_CHILDREN)
    try process.run()
    process.waitUntilExit()
    return Self.seconds(of: RUSAGE_CHILDREN) - before
  }

  /// The time that processors spent on processes that have ended.
  private static func seconds(of processes: __rusage_who) -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(processes.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  // MARK: - The other process

  /// The first argument of a process that runs flows and nothing else.
  static let command = "flows"

  @Observable
  final class Basket: FlowModel {
    var items = ["Apples"]
  }

  /// Runs flows of three steps with pictures of a small list.
  static func runFlows(_ count: Int) {
    for number in 1...max(1, count) {
      FlowTester(name: "Basket \(number)", model: Basket()) { model in
        List(model.items, id: \.self) { Text($0) }
      }
      .step("One item") { _ in }
      .step("Two items") { $0.items.append("Pears") }
      .step("No items") { $0.items = [] }
      .run(snapshotMode: .capture(SnapshotConfiguration(proposedSize: .init(width: 320, height: 480))))
    }
  }
}
