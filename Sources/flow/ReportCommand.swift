import ArgumentParser
import FlowReports
import Foundation

/// Runs the tests and writes the report of their flows.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Run the tests and write a page with every step of every flow.",
    discussion: """
      Arguments after -- are given to swift test, and its exit code is that of the command. Beside the page, the folder \
      has report.json, junit.xml for build servers, and summary.md for a pull request.
      """
  )

  @OptionGroup var options: PackageOptions

  @Option(help: "The folder to write, relative to the package; by default report.")
  var output: String?

  @Option(
    help: "The address under which the pictures of summary.md will be found; by default they lie beside it.")
  var picturesAt: String?

  @Option(help: "Run only the tests whose names match, as swift test does.")
  var filter: [String] = []

  @Flag(name: .long, help: "List the files of an earlier report that would be replaced or removed, and run nothing.")
  var dryRun = false

  @Argument(parsing: .postTerminator, help: "More arguments of swift test.")
  var arguments: [String] = []

  func run() throws {
    let package = try options.package
    let folder = URL(fileURLWithPath: output ?? "report", relativeTo: package).standardizedFileURL
    let files = ReportFiles(in: folder, below: output == nil ? package : nil)
    try files.check()
    if dryRun {
      return try Output.replacements(
        files.present().map { PackageFolder.relativePath($0.path, to: package) }, json: options.json)
    }
    let page = files.page.url
    let before = try? Data(contentsOf: files.run.url)
    let (status, findings) = try runTests(of: package, into: folder)
    guard let run = try? Data(contentsOf: files.run.url), run != before else {
      if status != 0 { throw ExitCode(status) }
      throw findings.error(filter: filter) ?? .noFlow(folder.path)
    }
    let report = try ReportDocument(in: folder)
    if let picturesAt {
      let summary = MarkdownSummary(document: report, pictures: picturesAt).text
      try files.summary.write(Data(summary.utf8))
    }
    if options.json {
      try Output.json(Summary(report, page: page.path))
    } else {
      let counts = [
        counted(report.flows.count, "flow"), counted(report.steps.count, "step"),
        counted(report.failureCount, "failure"),
      ]
      print("\(counts.joined(separator: ", ")): \(page.path)")
    }
    if status != 0 { throw ExitCode(status) }
    if let error = findings.error(filter: filter) { throw error }
  }

  /// Runs the tests, and finds out whether all of them ran.
  private func runTests(of package: URL, into folder: URL) throws -> (status: Int32, findings: TestFindings) {
    let stream = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: stream) }
    let option = "--event-stream-output-path"
    // The package manager writes one such file.
    let hasOption = arguments.contains { $0 == option || $0.hasPrefix(option + "=") }
    var tests = Subprocess.swift(
      "test", filter.flatMap { ["--filter", $0] } + (hasOption ? [] : [option, stream.path]) + arguments,
      package: package)
    tests.environment = ["FLOW_REPORT": folder.path, "FLOW_REPORT_SELECTION": selection.joined(separator: " ")]
    // Output for programs is printed at the end, alone; that of the tests is progress.
    let (text, status) = try tests.output(echo: options.json ? .standardError : .standardOutput)
    var findings = TestFindings(eventStream: stream) + TestFindings(output: text)
    // In parallel processes, XCTest does not name its tests; flows ran, or there would be no report.
    if hasOption || arguments.contains("--parallel") { findings.count = max(1, findings.count) }
    return (status, findings)
  }

  /// The options that select tests.
  private var selection: [String] {
    let others = arguments.indices.filter { arguments[$0].hasPrefix("--filter") || arguments[$0].hasPrefix("--skip") }
    return filter.flatMap { ["--filter", $0] }
      + others.flatMap { arguments[$0].contains("=") ? [arguments[$0]] : Array(arguments[$0...].prefix(2)) }
  }

  /// The numbers of the report.
  private struct Summary: Encodable {
    let page: String
    let flows: Int
    let steps: Int
    let failures: Int

    init(_ report: ReportDocument, page: String) {
      self.page = page
      flows = report.flows.count
      steps = report.steps.count
      failures = report.failureCount
    }
  }
}
