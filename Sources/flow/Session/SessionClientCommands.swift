import ArgumentParser
import FlowReports
import Foundation

/// Prints the screen of a session.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print what the screen of a session shows.",
    discussion: "As text a line for each element that is read aloud; with --json all elements, with their places."
  )

  @Argument(help: "The name of the element to begin at, with --json.")
  var name: String?

  @OptionGroup var elementOptions: ElementOptions
  @OptionGroup var options: SessionOptions

  func run() throws {
    var request = SessionRequest(options.json ? .tree : .outline)
    request.element = elementOptions.element(name)
    let answer = try options.send(request)
    if let outline = answer.outline { print(outline) }
  }
}

/// Taps on the screen of a session.
struct TapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Tap an element or a point of a session's screen.",
    discussion: """
      The element is brought into view first. One that is not there, covered or disabled is an error that says what is \
      there instead.
      """
  )

  @Argument(help: "The identifier, label, title, value or placeholder of the element.")
  var name: String?

  @Option(help: "A point instead, as in 100,240: the distances from the left and the top.")
  var at: String?

  @Option(help: "How often.")
  var count: Int?

  @Option(help: "How long the finger rests, in seconds of the screen's time.")
  var press: Double?

  @OptionGroup var elementOptions: ElementOptions
  @OptionGroup var options: SessionOptions

  func validate() throws { _ = try request }

  func run() throws { try options.send(request) }

  var request: SessionRequest {
    get throws {
      var request = SessionRequest(.tap)
      request.element = elementOptions.element(name)
      request.at = try at.map(Self.numbers)
      request.count = count
      request.seconds = press
      return request
    }
  }

  private static func numbers(_ text: String) throws -> [Double] {
    let numbers = text.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite), text.split(separator: ",").count == 2 else {
      throw ValidationError("--at must be two numbers, as in 100,240.")
    }
    return numbers
  }
}

/// Types text in a session.
struct TypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Type a text, into the field that has the focus or into one that is tapped first.")

  @Argument(help: "The text. A line feed presses return.")
  var text: String

  @Option(help: "The identifier, label or placeholder of the field.")
  var into: String?

  @OptionGroup var elementOptions: ElementOptions
  @OptionGroup var options: SessionOptions

  func run() throws {
    var request = SessionRequest(.type)
    request.text = text
    request.element = elementOptions.element(into)
    try options.send(request)
  }
}

/// Swipes on the screen of a session.
struct SwipeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swipe", abstract: "Swipe up, down, left or right, over the screen or over an element.")

  @Argument(help: "up, down, left or right.")
  var direction: SessionRequest.Direction

  @Option(help: "The identifier or label of an element to swipe over.")
  var over: String?

  @OptionGroup var elementOptions: ElementOptions
  @OptionGroup var options: SessionOptions

  func run() throws {
    var request = SessionRequest(.swipe)
    request.direction = direction
    request.element = elementOptions.element(over)
    try options.send(request)
  }
}

extension SessionRequest.Direction: ExpressibleByArgument {}

/// Advances time in a session.
struct WaitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wait",
    abstract: "Let time pass on the screen of a session, or wait for an element.",
    discussion: "It is the screen's time, which takes none."
  )

  @Argument(help: "The name of an element to wait for.")
  var name: String?

  @Option(help: "How much time passes, or how long to wait for the element at most; 10 by default.")
  var seconds: Double?

  @Flag(help: "Wait until the element is gone.")
  var gone = false

  @OptionGroup var elementOptions: ElementOptions
  @OptionGroup var options: SessionOptions

  func run() throws {
    var request = SessionRequest(.wait)
    request.element = elementOptions.element(name)
    request.seconds = seconds
    request.gone = gone ? true : nil
    try options.send(request)
  }
}

/// Draws the screen of a session.
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Write a picture of a session's screen, or of an element, as PNG.")

  @Argument(help: "The file to write, whose name ends in .png. Only a picture that a session wrote is replaced.")
  var file: String

  @Option(help: "The identifier or label of an element.")
  var of: String?

  @OptionGroup var elementOptions: ElementOptions
  @OptionGroup var options: SessionOptions

  func validate() throws { try Self.checkFile(file) }

  static func checkFile(_ file: String) throws {
    guard file.lowercased().hasSuffix(".png") else {
      throw ValidationError("Pictures are PNG: the name of the file must end in .png, which \(file) does not.")
    }
  }

  func run() throws {
    var request = SessionRequest(.picture)
    // The program has another working directory.
    request.file = URL(fileURLWithPath: file).standardizedFileURL.path
    request.element = elementOptions.element(of)
    let answer = try options.send(request)
    if !options.json, let picture = answer.picture { print("\(file): \(picture.width) x \(picture.height) pixels") }
  }
}

/// Sends a request unchanged.
struct SendCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "send",
    abstract: "Send a line of JSON to a session and print the answer.",
    discussion: """
      The article Sessions describes the requests. The exit code is 1 if the answer says that it could not be done.

        flow send '{"do": "restart"}'
      """
  )

  @Argument(help: "The request.")
  var request: String

  @Option(help: "The folder that the session was begun with.")
  var session = "."

  func run() throws {
    let line = try SessionOptions.send(line: request.replacingOccurrences(of: "\n", with: " "), to: session)
    print(line)
    let answer = try JSONDecoder().decode(SessionAnswer.self, from: Data(line.utf8))
    if !answer.ok { throw ExitCode.failure }
  }
}
