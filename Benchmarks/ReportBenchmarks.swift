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
    for count in [30, 300, 1_000] { try compare(.flows, count, &report) }
    try compare(.smallFlows, 1_000, &report)
    try compare(.steps, 2_000, &report)
  }

  private func compare(_ work: Work, _ count: Int, _ report: inout Report) throws {
    let without = try seconds(of: work, count, reportIn: nil)
    let folder = Self.temporaryFolder.appendingPathComponent("bench-report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let with = try seconds(of: work, count, reportIn: folder)
    report.add("\(work.rawValue)-without-report", n: count, unit: "ms each", without * 1_000 / Double(count))
    report.add("\(work.rawValue)-with-report", n: count, unit: "times", with / without)
  }

  /// A folder in memory, if there is one: on a disk, creating files takes ten times as long in the minutes after others
  /// were removed, as those of the measurement before are (seen on ext4).
  private static var temporaryFolder: URL {
    let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    return FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
  }

  /// The time that processors spend on a process, from its start to its end: other processes of the machine do not
  /// count.
  private func seconds(of work: Work, _ count: Int, reportIn folder: URL?) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [work.rawValue, "\(count)"]
    process.environment = ProcessInfo.processInfo.environment.merging(["FLOW_REPORT": folder?.path ?? ""]) { $1 }
    let before = Self.secondsOfEndedProcesses
    try process.run()
    process.waitUntilExit()
    return Self.secondsOfEndedProcesses - before
  }

  private static var secondsOfEndedProcesses: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  // MARK: - The other process

  /// What a process does if it is the first argument, and nothing else.
  enum Work: String {
    /// Flows of three steps with pictures of a list on an iPhone.
    case flows
    /// Flows of three steps with pictures of a text, as for a component.
    case smallFlows = "small-flows"
    /// The steps of one flow, without pictures.
    case steps

    @MainActor
    func run(_ count: Int) {
      switch self {
      case .flows: for number in 1...max(1, count) { ReportBenchmarks.runFlow(number) }
      case .smallFlows: for number in 1...max(1, count) { ReportBenchmarks.runSmallFlow(number) }
      case .steps: ReportBenchmarks.runSteps(count)
      }
    }
  }

  @Observable
  final class Basket: FlowModel {
    var items = (1...10).map { "Product \($0)" }
  }

  private static func flow(_ name: String) -> FlowTester<Basket, some View> {
    FlowTester(name: name, model: Basket(), configuration: FlowConfiguration(device: .iPhone15)) { model in
      NavigationStack {
        List(model.items, id: \.self) { item in Label(item, systemImage: "cart") }.navigationTitle("Basket")
      }
    }
  }

  private static func runFlow(_ number: Int) {
    flow("Basket \(number)")
      .step("Ten items") { _ in }
      .step("Eleven items") { $0.items.append("Pears") }
      .step("No items") { $0.items = [] }
      .run(snapshotMode: .capture())
  }

  private static func runSmallFlow(_ number: Int) {
    let small = SnapshotConfiguration(proposedSize: .init(width: 40, height: 20))
    FlowTester(name: "Count \(number)", model: Basket()) { model in Text("\(model.items.count)") }
      .step("Ten items") { _ in }
      .step("Eleven items") { $0.items.append("Pears") }
      .step("No items") { $0.items = [] }
      .run(snapshotMode: .capture(small))
  }

  private static func runSteps(_ count: Int) {
    let steps = (0..<count).map { number in
      FlowStep<Basket>(name: "Step \(number)", action: { $0.items[0] = "Apple \(number)" })
    }
    flow("Long").steps(steps).run(snapshotMode: .disabled)
  }
}
