import Foundation
import SwiftUI

/// Measures the engine and the flow runner; see `make bench`.
@main
struct Bench {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let output = arguments.first ?? ".build/bench.json"
    var report = Report()
    print("Benchmarks (\(Measurement.buildConfiguration))")
    #if DEBUG
      let sizes = [100, 1_000]
    #else
      let sizes = [100, 1_000, 10_000]
    #endif
    EngineBenchmarks(sizes: sizes).run(into: &report)
    try await FlowBenchmarks().run(into: &report)
    await StoreBenchmarks().run(into: &report)
    try report.write(to: output)
    print("Written to \(output)")
  }
}
