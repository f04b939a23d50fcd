import ArgumentParser
import FlowReports
import Foundation

/// The options of all commands that use a session.
struct SessionOptions: ParsableArguments {
  @Option(help: "The folder that the session was begun with.")
  var session = "."

  @Flag(help: "Print the answer as JSON instead of text.")
  var json = false

  /// Sends a request, and prints warnings about the screen.
  ///
  /// - Returns: The answer, which has been printed if JSON was requested.
  /// - Throws: `CommandError.noSessionOpen`, or the error in the answer.
  @discardableResult
  func send(_ request: SessionRequest) throws -> SessionAnswer {
    let line = try Self.send(line: request.line, to: session)
    return try Self.read(line, json: json)
  }

  /// Reads the line of an answer, and prints warnings about the screen.
  ///
  /// - Parameter json: Whether the line is printed, also if it is an error.
  /// - Throws: `CommandError.refused` with the error in the answer, unless that has been printed.
  @discardableResult
  static func read(_ line: String, json: Bool = false) throws -> SessionAnswer {
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

/// Identifies the element of a command.
struct ElementOptions: ParsableArguments {
  @Option(help: "The type of the element in the words of XCUITest, as in button or staticText.")
  var type: String?

  @Option(help: "Which of several elements, counted from 0.")
  var index: Int?

  @Option(name: .customLong("in"), help: "The name of the element around it.")
  var container: String?

  /// The element with a name; `nil` if no option identifies one.
  func element(_ name: String?) -> SessionElementName? {
    if name == nil, type == nil, index == nil, container == nil { return nil }
    return SessionElementName(
      type: type, name: name, index: index, inside: container.map { SessionElementName(name: $0) })
  }
}
