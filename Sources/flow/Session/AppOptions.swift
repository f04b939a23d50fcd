import ArgumentParser
import FlowReports
import Foundation

/// The options of the commands that launch an app, or show a preview on the whole screen.
struct AppOptions: ParsableArguments {
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

  @Option(help: "A locale, as in ja_JP; by default the language of the scheme that launches the app, or en_US.")
  var locale: String?

  @OptionGroup var systemOptions: SystemOptions

  @Option(
    name: .customLong("argument"), parsing: .unconditionalSingleValue,
    help: "A launch argument of the app; may be repeated. By default those of the scheme that launches the app.")
  var arguments: [String] = []

  @OptionGroup var sourceOptions: SourceOptions

  @Option(help: "How long a request may take, in seconds.")
  var timeLimit = 60.0

  func validate() throws {
    try ScreenNames.checkDevice(device)
    try ScreenNames.checkTextSize(textSize)
    try locale.map(ScreenNames.checkLocale)
    guard timeLimit > 0, timeLimit.isFinite else { throw ValidationError("--time-limit must be more than 0 seconds.") }
    guard view > 0 else { throw ValidationError("--view must be 1 or more.") }
  }

  /// The folder or the project.
  var location: URL { URL(fileURLWithPath: path).standardizedFileURL }

  /// Builds the program. It is stored under its own name, so that a later build does not replace it.
  func plan() throws -> (SessionPlan, KeptProgram) {
    var program = try PreviewProgram(
      of: location, target: target, for: preview == nil ? .app : .previews, sourceOptions)
    try PreviewNames(in: program.folder).check([preview].compactMap(\.self))
    try program.build()
    var arguments = ["session", try JSONLine.text(of: try request(program))]
    if let preview {
      let chosen = try PreviewCommand.choose([preview], from: program.built.list())
      guard chosen.count == 1, let listing = chosen.first else {
        throw CommandError.severalPreviews(chosen.map(\.place))
      }
      arguments += ["\(listing.number)", "\(view - 1)"]
    }
    let kept = try program.keep()
    let plan = SessionPlan(
      program: kept.path, arguments: arguments, environment: program.resources, timeLimit: timeLimit, folder: location,
      engine: program.engine)
    return (plan, kept)
  }

  private func request(_ program: PreviewProgram) throws -> PreviewRequest {
    let launch = program.launch
    var request = PreviewRequest(label: "session", device: device)
    request.isDark = scheme == .dark
    request.system = try systemOptions.system(around: location)
    request.textSize = textSize
    let language = launch.language.map { language in launch.region.map { "\(language)_\($0)" } ?? language }
    request.locale = locale ?? language ?? "en_US"
    request.arguments = arguments.isEmpty ? launch.arguments : arguments
    request.variables = launch.variables
    return request
  }
}
