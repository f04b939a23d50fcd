import ArgumentParser
import FlowReports
import Foundation
import ProjectModel

/// Runs all tests of a package or a project.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the tests of a package or an app's project, unchanged: unit and UI tests, XCTest and Swift Testing.",
    discussion: """
      Sources, tests and the packages that they depend on are compiled as iOS sees them. Unit tests are linked with the \
      app that hosts them. A target that does not build is left out, and is a failure. The exit code is 0 only if a test \
      ran, none failed, and no process ended before its tests did. Linux only.

        flow test
        flow test MyApp.xcodeproj --filter CartTests
      """
  )

  @Argument(help: "The folder of a package or of a project, or a project.")
  var path = "."

  @Option(help: "The target, the scheme or the test plan of a project with the tests; by default all tests.")
  var target: String?

  @OptionGroup var filterOptions: FilterOptions

  @Option(
    help: "The file to write with the results in JUnit's format. Only a file that this command wrote is replaced.")
  var junit: String?

  @OptionGroup var sourceOptions: SourceOptions

  @Flag(help: "Print how each test ended as JSON instead of text.")
  var json = false

  func run() throws {
    let location = URL(fileURLWithPath: path).standardizedFileURL
    let file = junit.map { OwnFile(URL(fileURLWithPath: $0), .results) }
    try file?.check()
    var scratch = try ScratchPackage(for: location)
    var project: ProjectTests?
    let targets: TestTargets
    if FileManager.default.isPackage(location) {
      let packages = try PackageSet(of: location, in: scratch, hasTests: true) { _ in PackageSet.RootChanges() }
      scratch.package = packages.folder ?? scratch.package
      targets = packages.testTargets
    } else {
      let tests = try ProjectTests(
        Project(at: path, configuration: sourceOptions.configuration), target)
      targets = try tests.write(in: scratch, sourceOptions)
      project = tests
    }
    let resources = project?.resources ?? []
    var files = try AppBundle.addFiles(
      of: resources, hosts: project?.hostResources ?? [], to: scratch.products, in: scratch.folder)
    if project == nil { files.append(try TestTool.addInformation(to: scratch.products)) }
    defer { for file in files { unlink(file.path) } }
    let results = try run(targets, scratch, project)
    try file?.write(Data(results.junit.utf8))
    if json {
      try Output.json(results)
    } else {
      Output.tests(results.tests.map(\.outcome), failures: results.tests.flatMap(\.failures))
    }
    if let error = results.findings.error(filter: filterOptions.filter) { throw error }
    if results.count(.failed) > 0 { throw ExitCode.failure }
  }

  /// Builds the tests, and runs them in each configuration.
  private func run(_ targets: TestTargets, _ scratch: ScratchPackage, _ project: ProjectTests?) throws -> TestResults {
    let leftOut = try targets.build { try scratch.swift("build", $0).output(echo: .standardError) }
    var results = TestResults()
    try TestRun.forEach(project?.runs ?? [TestRun()]) { run in
      results.add(try self.run(run, scratch, project), of: run)
    }
    results.add(leftOut: leftOut)
    return results
  }

  /// Runs the tests that have been built.
  private func run(_ run: TestRun, _ scratch: ScratchPackage, _ project: ProjectTests?) throws -> TestResults {
    let folder = try FileManager.default.createEventFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let stream = folder.appendingPathComponent("testing.events")
    var tests = try scratch.tests(
      filterOptions.filter.isEmpty ? project?.filter ?? [] : filterOptions.filter, skip: project?.skip ?? [],
      isolated: filterOptions.isolated, resources: (project?.resources ?? []).map(\.path).joined(separator: ":"),
      events: folder,
      arguments: ["--skip-build", "--event-stream-output-path", stream.path])
    // By this, apps know that unit tests run.
    tests.environment["XCTestConfigurationFilePath"] = folder.appendingPathComponent("tests.xctestconfiguration").path
    tests.environment.merge(run.environment) { own, _ in own }
    // Tests look next to their sources for the files that they compare with.
    tests.folder = scratch.package
    let (output, status) = try tests.output(echo: .standardError)
    let results = try TestResults(events: folder, stream: stream, output: output)
    // The package manager also fails for other reasons.
    if status != 0, results.count(.failed) == 0, results.findings.error(filter: filterOptions.filter) == nil {
      throw CommandError.testsEnded(status)
    }
    return results
  }
}
