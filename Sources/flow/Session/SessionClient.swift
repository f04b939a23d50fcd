import ArgumentParser
import FlowReports
import Foundation

/// What all commands take that talk to a session.
struct SessionOptions: ParsableArguments {
  @Option(help: "The folder that the session was begun with.")
  var session = "."

  @Flag(help: "Print the answer as JSON instead of text.")
  var json = false

  /// Sends a request, and prints what is wrong with the screen.
  ///
  /// - Returns: The answer, which is printed already if JSON was asked for.
  /// - Throws: `CommandError.noSessionOpen`, or what the session answers.
  @discardableResult
  func send(_ request: SessionRequest) throws -> SessionAnswer {
    let line = try Self.send(line: request.line, to: session)
    let answer = try JSONDecoder().decode(SessionAnswer.self, from: Data(line.utf8))
    if json { print(line) }
    for warning in answer.warnings ?? [] { Output.progress(warning) }
    if !answer.ok {
      if json { throw ExitCode.failure }
      throw CommandError.refused(answer.error ?? "")
    }
    return answer
  }

  /// Sends a line to the session of a folder.
  ///
  /// - Returns: The line of the answer.
  static func send(line: String, to session: String) throws -> String {
    let folder = URL(fileURLWithPath: session).standardizedFileURL
    guard let descriptor = SessionSocket(of: folder).connect() else { throw CommandError.noSessionOpen(folder.path) }
    defer { close(descriptor) }
    Descriptors.write(line + "\n", to: descriptor)
    guard case .line(let answer) = LineReader(descriptor).next() else { throw CommandError.noSessionOpen(folder.path) }
    return answer
  }
}

/// Which element a command is about.
struct ElementOptions: ParsableArguments {
  @Option(help: "The type of the element in the words of XCUITest, as in button or staticText.")
  var type: String?

  @Option(help: "Which of several elements, counted from 0.")
  var index: Int?

  @Option(name: .customLong("in"), help: "The name of the element around it.")
  var container: String?

  /// The element of a name; `nil` if nothing says which.
  func element(_ name: String?) -> SessionElementName? {
    if name == nil, type == nil, index == nil, container == nil { return nil }
    return SessionElementName(
      type: type, name: name, index: index, inside: container.map { SessionElementName(name: $0) })
  }
}
