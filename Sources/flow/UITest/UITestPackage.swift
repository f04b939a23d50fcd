import Foundation
import ProjectModel

/// The package of UI tests, the app under test, and the libraries that the app imports.
struct UITestPackage {
  /// The sources of the package, which determine its scratch package.
  let sources: URL
  let app: SourceModule
  /// The libraries; each may import earlier ones.
  let libraries: [SourceModule]
  let tests: SourceModule
  /// The project, if there is one.
  private var project: Project?
  /// How a scheme or a test plan runs the tests.
  private var selection: TestSelection?
  /// Sentences about what was not read of the project.
  private(set) var notes: [String] = []
  /// The runs of the tests, as a scheme or a test plan has them.
  private(set) var runs = [TestRun()]

  /// - Parameters:
  ///   - app: Folders; at least one.
  ///   - libraries: The folder of each library.
  ///   - tests: Folders and single files.
  ///   - isolation: The isolation of the app's declarations that state none.
  init(app: [String], libraries: [String], tests: [String], isolation: String? = nil) throws {
    let testPaths = tests.map { URL(fileURLWithPath: $0).standardizedFileURL }
    sources = URL(fileURLWithPath: app[0]).standardizedFileURL
    self.app = try SourceModule(
      folders: app, without: testPaths.filter { $0.pathExtension != "swift" }, isolation: isolation)
    self.libraries = try libraries.map { try SourceModule(folders: [$0]) }
    self.tests = try SourceModule(tests: tests, of: self.app.name)
  }

  /// - Parameters:
  ///   - path: The path of a project, or of a folder with one.
  ///   - target: The name of the target with the tests, or that of a scheme or test plan with it, if there are several.
  ///   - configuration: The configuration of the project; `nil` for the one for debugging.
  init(project path: String, target: String?, configuration: String? = nil, libraries: [String]) throws {
    let project = try Project(at: path, configuration: configuration)
    let uiTests = try project.uiTests(named: target)
    sources = project.location
    self.project = project
    notes = project.notes
    if let target, target != uiTests.name {
      selection = project.testSelections(of: target).first { $0.target == uiTests.id }
      runs = project.testRuns(of: target)
    }
    let app = try project.app(testedBy: uiTests)
    self.app = try SourceModule(app, in: project)
    tests = try SourceModule(uiTests, in: project)
    // Those of the tests may be imported by them alone.
    let needed = Set((project.libraries(of: app) + project.libraries(of: uiTests)).map(\.id))
    let own = try project.sources.filter { needed.contains($0.id) }.map { try SourceModule($0, in: project) }
    self.libraries = try own + libraries.map { try SourceModule(folders: [$0]) }
  }

  /// The modules, each after those it depends on.
  var modules: [SourceModule] { libraries + [app, tests] }

  /// The patterns of the tests that alone run; empty for all.
  var filter: [String] { selection.map { $0.selected.isEmpty ? [] : $0.filter(in: tests.name) } ?? [] }

  /// The patterns of the tests that do not run.
  var skip: [String] { selection?.skip(in: tests.name) ?? [] }

  /// The folders of the app's catalogs, strings and fonts, and then those of its libraries.
  var resourceFolders: [URL] { app.resources + libraries.filter { $0.product != nil }.flatMap(\.resources) }

  /// The paths of the folders, separated by colons.
  var resources: String { resourceFolders.map(\.path).joined(separator: ":") }

  /// Prepares the sources, and writes the manifest.
  func write(in scratch: ScratchPackage, _ options: SourceOptions) throws {
    let prepared = try PreparedSources(modules, of: project, in: scratch)
    let manifest = try prepared.manifest(options) { modules.prefix($0).map(\.name) }
    try scratch.write(["Package.swift": manifest])
  }
}
