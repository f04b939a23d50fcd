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
      """
  )

  @OptionGroup var options: PackageOptions

  @Flag(name: .long, help: "List what would be accepted, and accept nothing.")
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
    let targets = try chosen.map { step in try folders.map { try Self.referenceFolder(of: step, among: $0) } }
    var accepted: [Accepted] = []
    for (step, target) in zip(chosen, targets) {
      let files = dryRun ? [] : try step.accept(into: target)
      accepted.append(
        Accepted(name: step.name, references: files.map { PackageFolder.relativePath($0.path, to: package) }))
    }
    if options.json { return try Output.json(accepted) }
    for step in accepted { print("\(dryRun ? "would accept" : "accepted") \(step.name)") }
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
    let references: [String]
  }
}
