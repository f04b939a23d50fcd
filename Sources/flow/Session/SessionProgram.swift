import FlowReports
import Foundation

/// The command that starts the program with an app or a preview.
struct SessionPlan: Codable {
  var program: String
  let arguments: [String]
  let environment: [String: String]
  /// The time limit of a request, in seconds.
  let timeLimit: Double
  /// The folder of the sources.
  let folder: URL
  /// The folder of the engine, which the program needs whenever it starts.
  var engine: URL?
}

/// The program with an app or a preview, which answers each line with a line.
///
/// If it crashes or hangs, the answer reports it, and the next request restarts it.
final class SessionProgram {
  private let plan: SessionPlan
  /// The process and its pipes. A pipe closes its ends when it is released, so both are kept.
  private var running: (process: Process, input: Pipe, output: Pipe, answers: LineReader, mark: String)?

  init(_ plan: SessionPlan) { self.plan = plan }

  deinit { running?.process.terminate() }

  /// Starts the program.
  ///
  /// - Returns: The first answer, with the content of the screen.
  /// - Throws: `CommandError.noSession` if it fails to start.
  func start() throws -> String {
    let process = Process()
    // Whatever the app writes where its answers are written is not one.
    let mark = "\(UUID().uuidString) "
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: plan.program)
    process.arguments = plan.arguments
    // A client waits for the answer, so the runtime prints the reason of a crash without symbolicating the backtrace.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_BACKTRACE": "enable=no", SessionAnswer.markVariable: mark,
    ]) { $1 }
    .merging(plan.environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let answers = LineReader(output.fileHandleForReading.fileDescriptor)
    running = (process, input, output, answers, mark)
    switch next(of: answers, after: mark) {
    case .line(let line): return line
    case .end, .timeout: throw CommandError.noSession(end())
    }
  }

  /// Sends a request, and waits for the answer.
  func answer(_ request: String) -> String {
    do {
      if running == nil { _ = try start() }
    } catch {
      return Self.failure("\(error)", of: request)
    }
    guard let (_, input, _, answers, mark) = running else { return Self.failure("It is not running.", of: request) }
    Descriptors.write(request + "\n", to: input.fileHandleForWriting.fileDescriptor)
    switch next(of: answers, after: mark) {
    case .line(let line): return line
    case .end: return Self.failure(end(), of: request)
    case .timeout:
      _ = end()
      return Self.failure(
        "There was no answer within \(counted(Int(plan.timeLimit.rounded(.up)), "second")), and the app was ended. The next "
          + "request starts it again.", of: request)
    }
  }

  /// Waits for the next answer, without its mark. Other lines are output of the app.
  private func next(of answers: LineReader, after mark: String) -> LineReader.Event {
    let deadline = Date(timeIntervalSinceNow: plan.timeLimit)
    while true {
      let event = answers.next(within: max(0, deadline.timeIntervalSinceNow))
      guard case .line(let line) = event else { return event }
      // The app may have written a line without its end.
      if let range = line.range(of: mark) { return .line(String(line[range.upperBound...])) }
      Output.progress(line)
    }
  }

  /// Ends the program.
  ///
  /// - Returns: How it ended, if it was not stopped.
  private func end() -> String {
    guard let process = running?.process else { return "It is not running." }
    defer { running = nil }
    // A program that has closed its output is about to exit; one that hangs never exits. Its child processes may
    // continue, and are not waited for.
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
