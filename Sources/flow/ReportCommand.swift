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

  @Option(help: "The folder to write, relative to the package.")
  var output = "report"

  @Option(
    help: "The address under which the pictures of summary.md will be found; by default they lie beside it.")
  var picturesAt: String?

  @Option(help: "Run only the tests whose names match, as swift test does.")
  var filter: [String] = []

  @Argument(parsing: .postTerminator, help: "More arguments of swift test.")
  var arguments: [String] = []

  func run() throws {
    let package = try options.package
    let folder = URL(fileURLWithPath: output, relativeTo: package).standardizedFileURL
    let page = folder.appendingPathComponent("index.html")
    let before = try? Data(contentsOf: folder.appendingPathComponent("run.json"))
    var tests = Subprocess.swift("test", filter.flatMap { ["--filter", $0] } + arguments, package: package)
    tests.environment = ["FLOW_REPORT": folder.path, "FLOW_REPORT_SELECTION": selection.joined(separator: " ")]
    // Output for programs is printed at the end, alone; that of the tests is progress.
    let status = options.json ? try tests.output(echo: true).status : try tests.run()
    guard let run = try? Data(contentsOf: folder.appendingPathComponent("run.json")), run != before else {
      if status != 0 { throw ExitCode(status) }
      throw CommandError.noFlow(folder.path)
    }
    let report = try ReportDocument(in: folder)
    if let picturesAt {
      let summary = MarkdownSummary(document: report, pictures: picturesAt).text
      try ReportFiles(in: folder).summary.write(Data(summary.utf8))
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
