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

  /// The number of connections that may wait at a time.
  private static let mostConnections = 100

  /// Answers requests until the input ends or a request ends the session.
  ///
  /// A connection that does not send its request, or does not read its answer, keeps nobody waiting.
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
    var connections: [SessionConnection] = []
    var lastRequest = Date()
    while true {
      if let event = input?.next() {
        guard case .line(let line) = event else { return }
        if line.allSatisfy(\.isWhitespace) { continue }
        Descriptors.write(program.answer(line) + "\n", to: STDOUT_FILENO)
        if Self.isEnd(line) { return }
      }
      let idleEnd = input == nil ? lastRequest.addingTimeInterval(idleLimit) : nil
      let next = (connections.map(\.deadline) + [idleEnd].compactMap(\.self)).min()
      let ready = Descriptors.ready(
        [.init(door)] + (input.map { [.init($0.descriptor)] } ?? []) + connections.map(\.wish),
        within: next.map { max(0, $0.timeIntervalSinceNow) })
      let now = Date()
      if ready.isEmpty, let idleEnd, now >= idleEnd { return }
      if let input, ready.contains(input.descriptor) { input.read() }
      for connection in connections where ready.contains(connection.descriptor) {
        let outcome = serve(connection)
        if outcome != .waits { connections.removeAll { $0 === connection } }
        if outcome == .answered || outcome == .ended { lastRequest = now }
        if outcome == .ended { return }
      }
      connections.removeAll { $0.deadline <= now }
      if ready.contains(door), case let descriptor = accept(door, nil, nil), descriptor >= 0 {
        if connections.count >= Self.mostConnections { connections.removeFirst() }
        connections.append(SessionConnection(descriptor))
      }
    }
  }

  private enum Outcome { case waits, answered, ended, gone }

  /// Continues with a connection that is ready.
  private func serve(_ connection: SessionConnection) -> Outcome {
    if connection.wish.isWriting { return connection.write() ? .waits : .answered }
    switch connection.read() {
    case nil: return .waits
    case .end, .timeout: return .gone
    case .line(let line):
      connection.begin(program.answer(line))
      let waits = connection.write()
      if Self.isEnd(line) { return .ended }
      return waits ? .waits : .answered
    }
  }

  private static func isEnd(_ line: String) -> Bool { (try? SessionRequest(line: line))?.action == .end }
}
