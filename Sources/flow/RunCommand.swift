import ArgumentParser
import FlowReports
import Foundation

/// Launches an app, and shows its first screen.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Launch an app, and print what its first screen shows.",
    discussion: """
      Builds a package, a project of Xcode, XcodeGen or Tuist, or a folder of Swift files, and launches its app with the \
      arguments, the environment and the language of its scheme. A line is printed for each element that is read \
      aloud. The exit code is 1 if the app ended or could not be shown. flow session goes on with the app. Linux only.

        flow run MyApp.xcodeproj --picture first.png
      """
  )

  @OptionGroup var appOptions: AppOptions

  @Option(help: "A file to write with a picture of the screen, a PNG.")
  var picture: String?

  @Option(help: "How much of the screen's time passes first, in seconds.")
  var seconds = 0.0

  @Flag(help: "Print JSON instead of text: all elements, with their places.")
  var json = false

  func validate() throws {
    guard seconds >= 0, seconds.isFinite else { throw ValidationError("--seconds must be 0 or more.") }
    try picture.map(PictureCommand.checkFile)
  }

  func run() throws {
    let (plan, kept) = try appOptions.plan()
    let engine = plan.engine.flatMap(Engine.at)
    defer { withExtendedLifetime(engine) {} }
    defer { kept.remove() }
    let program = SessionProgram(plan)
    print(try show(start: program.start, answer: program.answer))
  }

  /// Starts a program, and writes its picture.
  ///
  /// - Parameters:
  ///   - start: Starts it, and returns its first answer.
  ///   - send: Sends a request, and returns its answer.
  /// - Returns: What the screen shows, as text or as JSON.
  func show(start: () throws -> String, answer send: (String) -> String) throws -> String {
    try SessionOptions.read(start())
    if seconds > 0 {
      var wait = SessionRequest(.wait)
      wait.seconds = seconds
      try SessionOptions.read(send(wait.line))
    }
    let line = try send(SessionRequest(json ? .tree : .outline).line)
    let answer = try SessionOptions.read(line)
    if let picture {
      var request = SessionRequest(.picture)
      request.file = URL(fileURLWithPath: picture).standardizedFileURL.path
      try SessionOptions.read(send(request.line))
    }
    return json ? line : answer.outline ?? ""
  }
}
