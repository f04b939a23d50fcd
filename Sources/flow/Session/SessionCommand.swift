import ArgumentParser
import FlowReports
import Foundation

/// Runs an app or a preview that other programs can inspect and drive.
struct SessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session",
    abstract: "Run an app or a preview, and answer requests: look at it, touch it, type, let time pass.",
    discussion: """
      Builds a package, a project of Xcode, XcodeGen or Tuist, or a folder of Swift files, and launches its app. The first line of output says \
      what the screen shows. Each line of the standard input is then a request, a JSON object, and is answered by one \
      line; what the app prints goes to the standard error. The commands flow tree, tap, type, swipe, wait, picture and \
      send make requests of the same session from another terminal; with --detach they are the only way. The article \
      Sessions describes the requests. Linux only.

        flow session MyApp
        flow session MyApp --detach && flow tap 'Check out' --session MyApp
      """
  )

  @OptionGroup var appOptions: AppOptions

  @Flag(help: "Run in the background, until flow send '{\"do\": \"end\"}' or until --idle-limit has passed.")
  var detach = false

  @Option(help: "How long a session in the background waits for a request, in minutes.")
  var idleLimit = 30.0

  func validate() throws {
    guard idleLimit > 0, idleLimit.isFinite else { throw ValidationError("--idle-limit must be more than 0 minutes.") }
  }

  func run() throws {
    let (plan, kept) = try appOptions.plan()
    let engine = plan.engine.flatMap(Engine.at)
    defer { withExtendedLifetime(engine) {} }
    // In the background, the process that may have to restart the program removes it.
    if detach { return try SessionBackground.start(plan, idleLimit: idleLimit * 60) }
    defer { kept.remove() }
    let server = SessionServer(
      program: SessionProgram(plan), socket: SessionSocket(of: plan.folder), input: LineReader(STDIN_FILENO),
      idleLimit: idleLimit * 60)
    try server.run { Descriptors.write($0 + "\n", to: STDOUT_FILENO) }
  }
}
