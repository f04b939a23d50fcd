import FlowReports
import Foundation

/// How to start the program that has an app or a preview.
struct SessionPlan: Codable {
  var program: String
  let arguments: [String]
  let environment: [String: String]
  /// How long a request may take, in seconds.
  let timeLimit: Double
  /// What the session is about.
  let folder: URL
}

/// The program that has an app or a preview, which answers each line with a line.
///
/// If it crashes or hangs, the answer says so, and the next request starts it again.
final class SessionProgram {
  private let plan: SessionPlan
  /// A pipe closes its ends when it goes: both are kept.
  private var running: (process: Process, input: Pipe, output: Pipe, answers: LineReader)?

  init(_ plan: SessionPlan) { self.plan = plan }

  deinit { running?.process.terminate() }

  /// Starts it.
  ///
  /// - Returns: The first answer, which has what the screen shows.
  /// - Throws: `CommandError.noSession` if it does not come so far.
  func start() throws -> String {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: plan.program)
    process.arguments = plan.arguments
    // Someone waits for the answer: the runtime says why it crashed, and looks for no names of functions.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(plan.environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let answers = LineReader(output.fileHandleForReading.fileDescriptor)
    running = (process, input, output, answers)
    switch answers.next(within: plan.timeLimit) {
    case .line(let line): return line
    case .end, .timeout: throw CommandError.noSession(end())
    }
  }

  /// Asks it, and waits for the answer.
  func answer(_ request: String) -> String {
    do {
      if running == nil { _ = try start() }
    } catch {
      return Self.failure("\(error)", of: request)
    }
    guard let (_, input, _, answers) = running else { return Self.failure("It is not running.", of: request) }
    Descriptors.write(request + "\n", to: input.fileHandleForWriting.fileDescriptor)
    switch answers.next(within: plan.timeLimit) {
    case .line(let line): return line
    case .end: return Self.failure(end(), of: request)
    case .timeout:
      _ = end()
      return Self.failure(
        "There was no answer within \(Int(plan.timeLimit.rounded(.up))) seconds, and the app was ended. The next request "
          + "starts it again.", of: request)
    }
  }

  /// Ends it.
  ///
  /// - Returns: How it has ended, if it has by itself.
  private func end() -> String {
    guard let process = running?.process else { return "It is not running." }
    defer { running = nil }
    // One that has closed its output is about to end; one that hangs never will. What it has started may live on, and is
    // not waited for.
    for signal in [nil, SIGKILL] where process.isRunning {
      if let signal { kill(process.processIdentifier, signal) }
      for _ in 0..<100 where process.isRunning { usleep(10_000) }
    }
    if process.isRunning { return "The app does not end. The next request starts it again." }
    let how = process.terminationReason == .uncaughtSignal ? "signal" : "exit code"
    return
      "The app ended with \(how) \(process.terminationStatus). What it said is among the errors of the session. The "
      + "next request starts it again."
  }

  private static func failure(_ text: String, of request: String) -> String {
    let id = (try? SessionRequest(line: request))?.id
    return (try? JSONLine.text(of: SessionAnswer(id: id, error: text))) ?? #"{"ok":false}"#
  }
}
