import ArgumentParser
import FlowReports
import Foundation

/// A session that continues after the command that started it.
enum SessionBackground {
  /// Starts a process for the session, and waits until it has started.
  ///
  /// - Throws: `CommandError.noSession` if it fails to start.
  static func start(_ plan: SessionPlan, idleLimit: Double) throws {
    let log = try SessionSocket(of: plan.folder).log
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["serve-session", try JSONLine.text(of: plan), "\(idleLimit)"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try Data().write(to: log)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    let reader = LineReader(output.fileHandleForReading.fileDescriptor)
    guard case .line(let line) = reader.next(within: plan.timeLimit + 5) else {
      throw CommandError.noSession((try? String(contentsOf: log, encoding: .utf8)) ?? "")
    }
    print(line)
    Output.note(.sessionContinues(log: log.path))
  }
}

/// The process of a background session; not for direct use.
struct ServeSessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "serve-session", shouldDisplay: false)

  @Argument var plan: String
  @Argument var idleLimit: Double

  func run() throws {
    let plan = try JSONDecoder().decode(SessionPlan.self, from: Data(plan.utf8))
    let kept = KeptProgram(path: plan.program)
    let engine = plan.engine.flatMap(Engine.at)
    defer { withExtendedLifetime(engine) { kept.remove() } }
    // Detach from the terminal, so that closing it does not end the session.
    setsid()
    let server = SessionServer(
      program: SessionProgram(plan), socket: SessionSocket(of: plan.folder), input: nil, idleLimit: idleLimit)
    try server.run { line in
      Descriptors.write(line + "\n", to: STDOUT_FILENO)
      // The parent process closes its end of the pipe after the first line.
      dup2(STDERR_FILENO, STDOUT_FILENO)
    }
  }
}
