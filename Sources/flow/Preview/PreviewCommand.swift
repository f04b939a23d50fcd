import ArgumentParser
import DeviceCatalog
import FlowReports
import Foundation
import ProjectModel

/// Draws the previews of a package or of a folder of sources.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw every #Preview and PreviewProvider of a package, an Xcode project or a folder of Swift files.",
    discussion: """
      Of a package, the previews of all targets are drawn, except those of programs with a main.swift in a package for \
      Linux; of a project, \
      those of an app and of the libraries that it needs. The Swift files of a folder without a Package.swift are \
      compiled as one module. Each declaration is drawn by a process of its own, as many at a time as there are cores: \
      one that crashes or does not end is reported with its place, and the others are drawn. The exit code is 1 if one \
      was not drawn. Linux only.

        flow preview Sources/MyApp --device 'iPhone SE' --device 'iPad mini' --scheme light --scheme dark
      """
  )

  @Argument(help: "The folder of a package or of Swift files, or a project of Xcode, XcodeGen or Tuist.")
  var path = "."

  @Option(
    name: .customLong("target"), help: "The target of a project whose previews are drawn; by default its only app.")
  var targetName: String?

  @Option(help: "The folder to write, with index.html.")
  var output: String?

  @Option(help: "A device, by the name it is sold under. May be repeated, as may the following three.")
  var device: [String] = ["iPhone 16"]

  @Option(help: "light or dark.")
  var scheme: [Scheme] = [.light]

  @Option(help: "A text size, from xSmall over large to accessibility5.")
  var textSize: [String] = ["large"]

  @Option(help: "A locale, as in ja_JP.")
  var locale: [String] = ["en_US"]

  @OptionGroup var systemOptions: SystemOptions

  @Option(help: "Draw only declarations whose file or type has this name; * and ? stand for other characters.")
  var filter: [String] = []

  @OptionGroup var sourceOptions: SourceOptions

  @Option(help: "How long a declaration may take, in seconds.")
  var timeLimit = 60.0

  @Option(help: "How many declarations are drawn at a time; by default as many as there are cores.")
  var jobs: Int?

  @Flag(help: "Draw again whenever a file of the folder changes, until the command is stopped.")
  var watch = false

  @Flag(name: .long, help: "List the files of earlier previews that would be replaced or removed, and draw nothing.")
  var dryRun = false

  @Flag(help: "Print JSON instead of text.")
  var json = false

  enum Scheme: String, ExpressibleByArgument, CaseIterable { case light, dark }

  func validate() throws {
    try device.forEach(ScreenNames.checkDevice)
    try textSize.forEach(ScreenNames.checkTextSize)
    try locale.forEach(ScreenNames.checkLocale)
    guard timeLimit > 0, timeLimit.isFinite else { throw ValidationError("--time-limit must be more than 0 seconds.") }
    guard jobs.map({ $0 > 0 }) != false else { throw ValidationError("--jobs must be 1 or more.") }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let files = ReportFiles(in: target, below: output == nil ? here : nil)
    try files.check()
    if dryRun { return try Output.replacements(files.present().map(\.path), json: json) }
    if !watch {
      if try !draw(folder) { throw ExitCode.failure }
      return
    }
    let isProject = Project.isProject(folder.path)
    var watched = WatchedFolder(isProject ? folder.deletingLastPathComponent() : folder, except: target)
    while true {
      do { _ = try draw(folder) } catch { Output.progress("\(error)") }
      Output.note(.waitingForChange)
      Output.note(.changed(watched.waitForChanges()))
    }
  }

  private var target: URL { URL(fileURLWithPath: output ?? "previews").standardizedFileURL }

  /// Builds and draws the previews.
  ///
  /// - Returns: Whether all of them were drawn.
  private func draw(_ folder: URL) throws -> Bool {
    let system = try systemOptions.system(around: folder)
    var program = try PreviewProgram(of: folder, target: targetName, sourceOptions)
    try PreviewNames(in: program.folder).check(filter)
    try program.build()
    let listings = try Self.choose(filter, from: program.built.list())
    let run = PreviewRun(
      program: program.built, requests: requests(system), folder: program.folder, timeLimit: timeLimit,
      processes: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    let drawn = try run.draw(listings, into: target)
    let report = try ReportDocument(in: target)
    let page = target.appendingPathComponent("index.html").path
    let pictures = report.steps.count { $0.step.picture != nil }
    let failed = drawn.filter { $0.problem != nil }
    if json {
      try Output.json(Summary(page: page, declarations: drawn.count, pictures: pictures, failed: failed))
    } else {
      for outcome in failed { print("\(outcome.place): \(outcome.problem ?? "")") }
      let counts = "\(counted(drawn.count, "declaration")), \(counted(pictures, "picture"))"
      print("\(counts), \(failed.count) not drawn: \(page)")
    }
    return failed.isEmpty
  }

  private struct Summary: Encodable {
    let page: String
    let declarations: Int
    let pictures: Int
    let failed: [PreviewRun.Outcome]
  }

  /// A request for each combination of the options.
  ///
  /// - Parameter system: The version of the system that all devices run.
  func requests(_ system: PackageSettings.System = .newest) -> [PreviewRequest] {
    var requests = device.flatMap { device in
      scheme.flatMap { scheme in
        textSize.flatMap { textSize in locale.map { request(device, scheme, textSize, $0) } }
      }
    }
    for index in requests.indices { requests[index].system = system }
    return requests
  }

  private func request(_ device: String, _ scheme: Scheme, _ textSize: String, _ locale: String) -> PreviewRequest {
    // An option with a single value is not part of the name.
    let names = [
      self.device.count > 1 ? device : nil, self.scheme.count > 1 ? scheme.rawValue : nil,
      self.textSize.count > 1 ? textSize : nil, self.locale.count > 1 ? locale : nil,
    ]
    let label = names.compactMap { $0 }.joined(separator: ", ")
    var request = PreviewRequest(label: label.isEmpty ? device : label, device: device)
    request.isDark = scheme == .dark
    request.textSize = textSize
    request.locale = locale
    return request
  }

  /// The declarations that match any of the patterns; all if there is no pattern.
  static func choose(_ patterns: [String], from listings: [PreviewListing]) throws -> [PreviewListing] {
    if listings.isEmpty { throw CommandError.noPreviews }
    if patterns.isEmpty { return listings }
    let chosen = listings.filter { listing in
      patterns.contains { pattern in
        let names = [
          listing.fileID, listing.fileName, listing.place, listing.typeName, listing.simpleTypeName,
        ]
        return names.compactMap { $0 }.contains(where: NamePattern(pattern).matches)
      }
    }
    if chosen.isEmpty { throw CommandError.noPreviewsNamed(patterns) }
    return chosen
  }
}
