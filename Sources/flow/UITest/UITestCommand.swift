import ArgumentParser
import Foundation
import ProjectModel

/// Runs UI tests that were written for Xcode.
struct UITestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uitest",
    abstract: "Run UI tests written for Xcode, unchanged, against the sources of their app.",
    discussion: """
      Makes a package of the app, its tests and a support file, builds it and runs the tests. The files of each are those \
      of the project, or of the named folders. A package that the app imports is given as the folder of its \
      sources, with --library. The exit code is that of swift test, or 1 if no test ran, \
      or if a process ended before its tests did. Linux only.

        flow uitest MyApp.xcodeproj --library ../MyKit/Sources/MyKit
        flow uitest MyAppUITests --app MyApp
        flow uitest MyAppUITests Shared/Identifiers.swift --app MyApp --app Shared
      """
  )

  @Argument(help: "A project or a folder with one, or the folders of the tests and single files that they share.")
  var tests: [String]

  @Option(help: "A folder of the app's sources; may be repeated. All of them make one module, named after the first.")
  var app: [String] = []

  @Option(help: "The target, scheme or test plan of the project that has the tests, if there are several.")
  var target: String?

  @Option(help: "A folder of the sources of a library that the app imports; may be repeated, imported libraries first.")
  var library: [String] = []

  @OptionGroup var filterOptions: FilterOptions

  @OptionGroup var sourceOptions: SourceOptions

  @Flag(help: "Print how each test ended as JSON instead of text.")
  var json = false

  private var project: String? {
    tests.first(where: Project.isProject)
      ?? (app.isEmpty ? tests.first { (try? Project.hasProject(at: $0)) != false } : nil)
  }

  func validate() throws {
    if project == nil, app.isEmpty {
      throw ValidationError("Name a project, or the folder of the app's sources with --app.")
    }
    if project != nil, tests.count > 1 || !app.isEmpty {
      throw ValidationError("The project says which files belong to app and tests. Name it alone, or folders alone.")
    }
  }

  func run() throws {
    let package =
      try project.map {
        try UITestPackage(project: $0, target: target, configuration: sourceOptions.configuration, libraries: library)
      }
      ?? UITestPackage(app: app, libraries: library, tests: tests, isolation: sourceOptions.defaultIsolation)
    for note in package.notes { Output.note(.warning(note)) }
    package.app.warnOfFilesLeftOut()
    package.tests.warnOfFilesLeftOut()
    let scratch = try ScratchPackage(for: package.sources)
    try package.write(in: scratch, sourceOptions)
    let files = try AppBundle.addFiles(of: package.resourceFolders, to: scratch.products, in: scratch.folder)
    defer { for file in files { unlink(file.path) } }
    var results = UITestResults()
    var status: Int32 = 0
    try TestRun.forEach(package.runs) { run in
      let (own, ending) = try self.run(run, package, scratch)
      results.add(own, of: run)
      if status == 0 { status = ending }
    }
    if json {
      try Output.json(results)
    } else {
      Output.tests(results.tests.map(\.outcome), failures: results.failures)
    }
    if status != 0 { throw ExitCode(status) }
    if let error = results.findings.error(filter: filterOptions.filter) { throw error }
    // A test may have failed in a process that then ended with success.
    if !results.failures.isEmpty || results.tests.contains(where: { $0.outcome == .failed }) { throw ExitCode.failure }
  }

  /// Runs the tests.
  ///
  /// - Returns: The results, and the exit code of the package manager.
  private func run(
    _ run: TestRun, _ package: UITestPackage, _ scratch: ScratchPackage
  ) throws -> (UITestResults, Int32) {
    let events = try FileManager.default.createEventFolder()
    defer { try? FileManager.default.removeItem(at: events) }
    var tests = try scratch.tests(
      filterOptions.filter.isEmpty ? package.filter : filterOptions.filter, skip: package.skip,
      isolated: filterOptions.isolated,
      resources: package.resources, events: events)
    tests.environment.merge(run.environment) { own, _ in own }
    let (text, status) = try tests.output(echo: json ? .standardError : .standardOutput)
    let results = try UITestResults(in: events)
    if results.tests.isEmpty, status != 0 { throw CommandError.notBuilt(text) }
    return (results, status)
  }
}
