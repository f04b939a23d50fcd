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

  @Argument(help: "The folder of a package or of Swift files, or a project.")
  var path = "."

  @Option(help: "The target or scheme of a project to launch; by default its only app.")
  var target: String?

  @Option(help: "A preview instead of the app: the name of its file, its file and line, or its type.")
  var preview: String?

  @Option(help: "Which of the views of a preview, counted from 1.")
  var view = 1

  @Option(help: "A device, by the name it is sold under; flow devices lists them.")
  var device = "iPhone 16"

  @Option(help: "light or dark.")
  var scheme = PreviewCommand.Scheme.light

  @Option(help: "A text size, from xSmall over large to accessibility5.")
  var textSize = "large"

  @Option(help: "A locale, as in ja_JP.")
  var locale = "en_US"

  @Flag(name: .customLong("ios26"), help: "The design of iOS 26 instead of that of iOS 18.")
  var isIOS26 = false

  @OptionGroup var sourceOptions: SourceOptions

  @Option(help: "How long a request may take, in seconds.")
  var timeLimit = 60.0

  @Flag(help: "Run in the background, until flow send '{\"do\": \"end\"}' or until --idle-limit has passed.")
  var detach = false

  @Option(help: "How long a session in the background waits for a request, in minutes.")
  var idleLimit = 30.0

  func validate() throws {
    try ScreenNames.checkDevice(device)
    try ScreenNames.checkTextSize(textSize)
    try ScreenNames.checkLocale(locale)
    guard timeLimit > 0, timeLimit.isFinite else { throw ValidationError("--time-limit must be more than 0 seconds.") }
    guard idleLimit > 0, idleLimit.isFinite else { throw ValidationError("--idle-limit must be more than 0 minutes.") }
    guard view > 0 else { throw ValidationError("--view must be 1 or more.") }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    let (plan, kept) = try plan(folder)
    let engine = plan.engine.flatMap(Engine.at)
    defer { withExtendedLifetime(engine) {} }
    // In the background, the process that may have to restart the program removes it.
    if detach { return try SessionBackground.start(plan, idleLimit: idleLimit * 60) }
    defer { kept.remove() }
    let server = SessionServer(
      program: SessionProgram(plan), socket: SessionSocket(of: folder), input: LineReader(STDIN_FILENO),
      idleLimit: idleLimit * 60)
    try server.run { Descriptors.write($0 + "\n", to: STDOUT_FILENO) }
  }

  private var request: PreviewRequest {
    var request = PreviewRequest(label: "session", device: device)
    request.isDark = scheme == .dark
    request.isIOS26 = isIOS26
    request.textSize = textSize
    request.locale = locale
    return request
  }

  /// Builds the program. It is stored under its own name, so that a later build does not replace it.
  private func plan(_ folder: URL) throws -> (SessionPlan, KeptProgram) {
    var program = try PreviewProgram(
      of: folder, target: target, for: preview == nil ? .app : .previews, sourceOptions)
    try PreviewNames(in: program.folder).check([preview].compactMap(\.self))
    try program.build()
    var arguments = ["session", try JSONLine.text(of: request)]
    if let preview {
      let chosen = try PreviewCommand.choose([preview], from: program.built.list())
      guard chosen.count == 1, let listing = chosen.first else {
        throw CommandError.severalPreviews(chosen.map(\.place))
      }
      arguments += ["\(listing.number)", "\(view - 1)"]
    }
    let kept = try program.keep()
    let plan = SessionPlan(
      program: kept.path, arguments: arguments, environment: program.resources, timeLimit: timeLimit, folder: folder,
      engine: program.engine)
    return (plan, kept)
  }
}
