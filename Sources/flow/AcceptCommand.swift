import ArgumentParser
import FlowReports
import Foundation

/// Accepts the results of failed comparisons as references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make the pictures and texts of failed steps the new references.",
    discussion: """
      Without a pattern, everything that the last run left is accepted. A pattern is the name of a test file, the name of \
      a step with its flow and configuration, or both, and may have * and ?:

        flow accept CheckoutTests
        flow accept shop-cart-dark
        flow accept 'CheckoutTests/*-dark'

      Only files that flows wrote are replaced and removed. If one of the files is not theirs, nothing is accepted.
      """
  )

  @OptionGroup var options: PackageOptions

  @Flag(name: .long, help: "List what would be accepted, replaced and removed, and change nothing.")
  var dryRun = false

  @Option(help: "The folder that a build server kept of SNAPSHOT_ARTIFACTS, with a folder for each test file.")
  var artifacts: String?

  @Argument(help: "Which steps to accept.")
  var patterns: [String] = []

  func run() throws {
    let package = try options.package
    let found = try SnapshotSearch(in: artifacts.map { URL(fileURLWithPath: $0) } ?? package).actualSteps()
    let chosen = try Self.choose(patterns, from: found)
    let folders = try artifacts.map { _ in try SnapshotSearch(in: package).referenceFolders() }
    // All are checked before the first is accepted.
    let acceptances = try chosen.map { step in
      try step.acceptance(into: folders.map { try Self.referenceFolder(of: step, among: $0) }, of: package)
    }
    let accepted = zip(chosen, acceptances).map { step, acceptance in
      func paths(_ files: [URL]) -> [String] { files.map { PackageFolder.relativePath($0.path, to: package) } }
      return Accepted(
        name: step.name, references: paths(acceptance.references), replaced: paths(acceptance.replaced),
        removed: paths(acceptance.removed))
    }
    if !dryRun { try acceptances.forEach(ActualStep.accept) }
    if options.json { return try Output.json(accepted) }
    for step in accepted {
      print("\(dryRun ? "would accept" : "accepted") \(step.name)")
      if dryRun { for line in step.changes { print("  \(line)") } }
    }
    if accepted.isEmpty { print("There is nothing to accept.") }
  }

  /// The steps that match any of the patterns; all if there is no pattern.
  ///
  /// - Throws: `SnapshotFilesError.noMatch` if a pattern matches nothing.
  static func choose(_ patterns: [String], from steps: [ActualStep]) throws(SnapshotFilesError) -> [ActualStep] {
    if patterns.isEmpty { return steps }
    for pattern in patterns where !steps.contains(where: NamePattern(pattern).matches) {
      throw .noMatch(pattern: pattern, names: steps.map(\.name))
    }
    return steps.filter { step in patterns.contains { NamePattern($0).matches(step) } }
  }

  private static func referenceFolder(of step: ActualStep, among all: [URL]) throws(SnapshotFilesError) -> URL {
    let testFile = step.folder.lastPathComponent
    let folders = all.filter { $0.lastPathComponent == testFile }
    guard let folder = folders.first else { throw .noReferenceFolder(testFile: testFile) }
    if folders.count > 1 { throw .severalReferenceFolders(testFile: testFile, folders.map(\.path)) }
    return folder
  }

  private struct Accepted: Encodable {
    let name: String
    /// The references that are written.
    let references: [String]
    /// Those of them that exist and are replaced.
    let replaced: [String]
    /// The files that are removed.
    let removed: [String]

    /// A line for each file.
    var changes: [String] {
      references.map { "\(replaced.contains($0) ? "replaces" : "writes") \($0)" } + removed.map { "removes \($0)" }
    }
  }
}
