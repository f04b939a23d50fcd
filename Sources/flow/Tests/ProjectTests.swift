import FlowReports
import Foundation
import ProjectModel

/// The tests of a project, with the apps that host them and the libraries that they import.
struct ProjectTests {
  private let project: Project
  /// The modules, each after those it depends on; the tests are the last ones.
  let modules: [SourceModule]
  /// The patterns of the only tests that run, as a scheme or a test plan selects them; empty for all.
  private(set) var filter: [String] = []
  /// The patterns of the tests that do not run.
  private(set) var skip: [String] = []
  /// The runs of the tests, as a scheme or a test plan has them.
  let runs: [TestRun]
  /// The resource folders of the apps that host the tests: their `Info.plist` is that of the main bundle.
  let hostResources: [URL]

  /// - Parameter name: A target, a scheme or a test plan; `nil` for all tests, for iOS if there are such.
  init(_ project: Project, _ name: String?) throws {
    self.project = project
    runs = project.testRuns(of: name)
    let all = project.targets.filter { $0.kind.isTest && !$0.sources.isEmpty }
    let phone = all.filter { $0.isBuilt(for: .iOS) }
    var tests = phone.isEmpty ? all : phone
    if name == nil {
      for other in all where !tests.contains(where: { $0.id == other.id }) {
        Output.note(.notForIOS(target: other.name))
      }
    }
    if let name {
      let selections = Dictionary(project.testSelections(of: name).map { ($0.target, $0) }) { first, _ in first }
      tests = all.filter { $0.name == name || selections[$0.id] != nil }
      if selections.values.contains(where: { !$0.selected.isEmpty }) {
        filter = tests.flatMap { (selections[$0.id] ?? TestSelection(target: $0.id)).filter(in: $0.moduleName) }
      }
      skip = tests.flatMap { selections[$0.id]?.skip(in: $0.moduleName) ?? [] }
    }
    if let name, tests.contains(where: { $0.kind == .unitTests }),
      runs.contains(where: { $0.environment[TestLaunch.variable] != nil })
    {
      Output.note(.argumentsOfUITests(name))
    }
    if tests.isEmpty { throw CommandError.noTestTargets(project.location.path, all.map(\.name)) }
    var needed: Set<ProjectTarget.ID> = []
    var hosts: [ProjectTarget.ID: ProjectTarget] = [:]
    for test in tests {
      // Unit tests may have no app.
      let host = try test.kind == .uiTests ? project.app(testedBy: test) : test.testHost.flatMap { project[$0] }
      hosts[test.id] = host
      needed.formUnion(project.libraries(of: test).map(\.id))
      // Other targets that tests depend on are imported by them, such as an app without being their host.
      let imported = test.targetDependencies.compactMap { project[$0] }.filter {
        !$0.kind.isTest && !$0.sources.isEmpty
      }
      for target in [host].compactMap(\.self) + imported {
        needed.insert(target.id)
        needed.formUnion(project.libraries(of: target).map(\.id))
      }
    }
    let neededTargets = project.sources.filter { needed.contains($0.id) }
    let own = try neededTargets.map { try SourceModule($0, in: project) }
    let apps = Set(hosts.values.map(\.id))
    hostResources = zip(neededTargets, own).filter { apps.contains($0.0.id) }.flatMap(\.1.resources)
    modules =
      try own
      + tests.map { test in
        var module = try SourceModule(test, in: project)
        let imported = test.targetDependencies.compactMap { project[$0] }.filter { needed.contains($0.id) }
        let names = ([hosts[test.id]].compactMap(\.self) + imported).map(\.moduleName)
        module.dependencies += Set(names).subtracting(module.dependencies).sorted()
        // What the host links, its tests may import.
        module.products += own.filter { module.dependencies.contains($0.name) }.flatMap(\.products)
        module.products = module.products.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        return module
      }
  }

  /// The folders of the catalogs, strings and fonts.
  var resources: [URL] { modules.reversed().flatMap(\.resources) }

  /// Prepares the sources, and writes the manifest.
  func write(in scratch: ScratchPackage, _ options: SourceOptions) throws -> TestTargets {
    for module in modules { module.warnOfFilesLeftOut() }
    let prepared = try PreparedSources(modules, of: project, in: scratch)
    func write(without names: Set<String>) throws {
      try scratch.write(["Package.swift": prepared.manifest(options, without: names)])
    }
    try write(without: [])
    return TestTargets(
      tests: modules.filter(\.kind.isTest).map(\.name), others: modules.filter { !$0.kind.isTest }.map(\.name),
      leaveOut: write)
  }
}
