import ArgumentParser
import FlowReports
import Foundation

/// Lists references that no step uses.
struct OrphansCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "orphans",
    abstract: "List references that no step compares any more.",
    discussion: """
      Reads the report of a whole run without failures, which flow report writes. References of a test file that did not \
      run are kept, unless the file was deleted. In a test file that ran, those of disabled tests are orphans, too. The \
      exit code is 1 if there are orphans and they were not removed.
      """
  )

  @OptionGroup var options: PackageOptions

  @Option(help: "The folder of the report, relative to the package.")
  var report = "report"

  @Flag(help: "Remove these references.")
  var remove = false

  func run() throws {
    let package = try options.package
    let report = try ReportDocument(in: URL(fileURLWithPath: report, relativeTo: package))
    let orphans = try OrphanSearch(report, package: package).orphans()
    for file in orphans where remove { try FileManager.default.removeItem(at: file) }
    let paths = orphans.map { PackageFolder.relativePath($0.path, to: package) }
    if options.json {
      try Output.json(paths)
    } else {
      for path in paths { print(remove ? "removed \(path)" : path) }
      if paths.isEmpty { print("Every reference is needed.") }
    }
    if !paths.isEmpty, !remove { throw ExitCode.failure }
  }
}
