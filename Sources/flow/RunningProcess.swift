import Foundation

/// A running program with a deadline.
final class RunningProcess {
  private let process: Process
  private let output: URL
  private let deadline: Date
  private var isKilled = false

  /// - Parameter output: The file for its output, which this object removes.
  init(_ process: Process, output: URL, deadline: Date) {
    self.process = process
    self.output = output
    self.deadline = deadline
  }

  deinit { try? FileManager.default.removeItem(at: output) }

  /// How the program has ended; `nil` while it runs.
  func ending() throws -> Subprocess.Ending? {
    if process.isRunning {
      if Date() > deadline, !isKilled {
        isKilled = true
        kill(process.processIdentifier, SIGKILL)
      }
      return nil
    }
    if isKilled { return .timeout }
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    return process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus, text) : .exit(process.terminationStatus, text)
  }
}
