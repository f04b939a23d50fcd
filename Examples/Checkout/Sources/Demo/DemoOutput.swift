import Foundation
import SwiftUIFlowTesting

/// The output of the demo: a line for each step as it ends, and a summary.
@MainActor
final class DemoOutput {
  private(set) var hasFailed = false
  private var configuration: String?
  private let start = ContinuousClock.now

  func show(_ progress: FlowProgress) {
    guard case .stepEnded(let result, let number, let count) = progress else { return }
    if result.configurationLabel != configuration {
      configuration = result.configurationLabel
      write(configuration ?? "default")
    }
    let position = "\(number)/\(count)".padding(toLength: 7, withPad: " ", startingAt: 0)
    let name = result.stepName.padding(toLength: 20, withPad: " ", startingAt: 0)
    write("  \(position)\(name)\(milliseconds(result.duration)) ms\(result.failures.isEmpty ? "" : "  FAILED")")
  }

  /// Ends the output; a step without a picture is a failure, too.
  func summarize(_ report: FlowReport, configurations: Int, page: URL) {
    // The flow has printed its failures already.
    hasFailed = hasFailed || !report.isSuccess
    let steps = Set(report.steps.map(\.index)).count
    let pictures = report.steps.count { $0.snapshotResult?.pngData != nil }
    if pictures < report.steps.count {
      fail("\(report.steps.count - pictures) of \(report.steps.count) steps have no picture.")
    }
    let seconds = number((ContinuousClock.now - start) / .seconds(1))
    let counts = "\(steps) steps x \(configurations) configurations: \(pictures) pictures"
    write("\(counts) in \(seconds) s -> \(page.relativePath)")
  }

  func fail(_ message: String) {
    hasFailed = true
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }

  private func milliseconds(_ duration: Duration) -> String {
    let text = number(duration / .milliseconds(1))
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }

  private func number(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(1)).grouping(.never).locale(Locale(identifier: "en_US")))
  }

  /// Writes without buffering, so that progress is visible even in a pipe.
  private func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
