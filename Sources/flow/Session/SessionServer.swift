import FlowReports
import Foundation

/// Passes requests from the standard input and from a socket to the program, in sequence.
struct SessionServer {
  let program: SessionProgram
  let socket: SessionSocket
  /// Reads requests from the standard input; `nil` in the background.
  let input: LineReader?
  /// The time limit between requests in the background, in seconds.
  let idleLimit: Double

  /// Answers requests until the input ends or a request ends the session.
  ///
  /// - Parameter hasBegun: Receives the first answer.
  func run(hasBegun: (String) -> Void) throws {
    signal(SIGPIPE, SIG_IGN)
    let door = try socket.listen()
    defer {
      close(door)
      unlink(socket.path)
    }
    hasBegun(try program.start())
    while true {
      if input?.hasLine != true {
        let ready = Descriptors.readable(
          among: [door] + (input.map { [$0.descriptor] } ?? []), within: input == nil ? idleLimit : nil)
        if ready.isEmpty, input == nil { return }
        if ready.contains(door) {
          if answerConnection(accept(door, nil, nil)) { return }
          continue
        }
        guard !ready.isEmpty else { continue }
      }
      guard case .line(let line)? = input?.next() else { return }
      if line.allSatisfy(\.isWhitespace) { continue }
      Descriptors.write(program.answer(line) + "\n", to: STDOUT_FILENO)
      if Self.isEnd(line) { return }
    }
  }

  /// Answers the single request of a connection.
  ///
  /// - Returns: Whether it ends the session.
  private func answerConnection(_ descriptor: Int32) -> Bool {
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // Clients send their request immediately.
    guard case .line(let line) = LineReader(descriptor).next(within: 5) else { return false }
    Descriptors.write(program.answer(line) + "\n", to: descriptor)
    return Self.isEnd(line)
  }

  private static func isEnd(_ line: String) -> Bool { (try? SessionRequest(line: line))?.action == .end }
}
