import Foundation
import SwiftUI

/// Measures the engine and the flow runner; see `make bench`.
@main
struct Bench {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    if let work = arguments.first.flatMap(ReportBenchmarks.Work.init), let count = arguments.last.flatMap({ Int($0) }) {
      return work.run(count)
    }
    let output = arguments.first ?? ".build/bench.json"
    var report = Report()
    print("Benchmarks (\(Measurement.buildConfiguration))")
    // The second argument selects the part to run, for a profiler.
    let part = arguments.dropFirst().first
    EngineBenchmarks(sizes: [100, 1_000, 10_000], only: part).run(into: &report)
    ScreenBenchmarks(only: part).run(into: &report)
    UIKitBenchmarks(only: part).run(into: &report)
    try await FlowBenchmarks(only: part).run(into: &report)
    try ReportBenchmarks(only: part).run(into: &report)
    TextBenchmarks(only: part).run(into: &report)
    PictureBenchmarks(only: part).run(into: &report)
    ChartBenchmarks(only: part).run(into: &report)
    MapBenchmarks(only: part).run(into: &report)
    try InspectionBenchmarks(only: part).run(into: &report)
    try CompilerBenchmarks(only: part).run(into: &report)
    try ModelBenchmarks(sizes: [10_000, 100_000], only: part).run(into: &report)
    if part == nil {
      await StoreBenchmarks().run(into: &report)
    }
    try report.write(to: output)
    print("Written to \(output)")
  }
}
