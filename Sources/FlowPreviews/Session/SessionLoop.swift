import FlowReports
import Foundation
import Locking

/// Reads requests from the standard input and writes an answer to each to the standard output, until the input or the
/// session ends.
@MainActor
enum SessionLoop {
  static func run(_ subject: SessionSubject) throws {
    let answers = takeOutput()
    let session = try Session(subject)
    // Report that the session has started.
    try write(session.answer(SessionRequest(.outline)), to: answers)
    let input = SessionInput()
    while let line = input.next() {
      let answer = session.answer(line)
      try write(answer, to: answers)
      if (try? SessionRequest(line: line))?.action == .end { return }
    }
  }

  /// Redirects the app's output to the standard error, so that the standard output has answers only.
  private static func takeOutput() -> FileHandle {
    // Programs that the app starts do not inherit it.
    let output = FileHandle(fileDescriptor: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }

  /// The text before each answer.
  private static let mark = ProcessInfo.processInfo.environment[SessionAnswer.markVariable] ?? ""

  private static func write(_ answer: SessionAnswer, to output: FileHandle) throws {
    try output.write(contentsOf: Data((mark + JSONLine.text(of: answer) + "\n").utf8))
  }
}

/// The lines of the standard input, read on a separate thread while the main actor's queue runs.
private final class SessionInput: Sendable {
  private struct State {
    var lines: [String] = []
    var hasEnded = false
  }

  private let state = Locked(State())

  init() {
    Thread.detachNewThread { [self] in
      while let line = readLine() { state.withLock { $0.lines.append(line) } }
      state.withLock { $0.hasEnded = true }
    }
  }

  /// Waits for the next line; returns `nil` at the end. Empty lines are skipped.
  @MainActor
  func next() -> String? {
    while true {
      let (line, hasEnded) = state.withLock { state in
        (state.lines.isEmpty ? nil : state.lines.removeFirst(), state.hasEnded && state.lines.isEmpty)
      }
      if let line, !line.allSatisfy(\.isWhitespace) { return line }
      if line == nil {
        if hasEnded { return nil }
        SessionWaiting.pause()
      }
    }
  }
}
