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
      exit code is 1 if there are orphans and they were not removed. Only files that flows recorded are orphans, and only \
      those in the package or in a folder that is named with --references.
      """
  )

  @OptionGroup var options: PackageOptions

  @Option(help: "The folder of the report, relative to the package.")
  var report = "report"

  @Option(help: "A folder outside of the package in which flows record; may be repeated.")
  var references: [String] = []

  @Flag(help: "Remove these references.")
  var remove = false

  @Flag(name: .long, help: "List what --remove would remove, and remove nothing.")
  var dryRun = false

  func run() throws {
    let package = try options.package
    let report = try ReportDocument(in: URL(fileURLWithPath: report, relativeTo: package))
    let others = references.map { URL(fileURLWithPath: $0) }
    let orphans = try OrphanSearch(report, package: package, others: others).orphans()
    let removes = remove && !dryRun
    for file in orphans where removes { try file.remove() }
    let paths = orphans.map { PackageFolder.relativePath($0.url.path, to: package) }
    if options.json {
      try Output.json(paths)
    } else {
      for path in paths { print(removes ? "removed \(path)" : remove ? "would remove \(path)" : path) }
      if paths.isEmpty { print("Every reference is needed.") }
    }
    if !paths.isEmpty, !removes { throw ExitCode.failure }
  }
}
