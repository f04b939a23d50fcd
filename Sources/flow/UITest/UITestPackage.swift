import Foundation

/// The package of UI tests, the app under test, and the libraries that the app imports.
struct UITestPackage {
  /// The sources of the package, which determine its scratch package.
  let sources: URL
  let app: SourceModule
  /// The libraries; each may import earlier ones.
  let libraries: [SourceModule]
  let tests: SourceModule
  /// The packages that the project names.
  private var packages: ProjectPackages?

  /// - Parameters:
  ///   - app: Folders; at least one.
  ///   - libraries: The folder of each library.
  ///   - tests: Folders and single files.
  init(app: [String], libraries: [String], tests: [String]) throws {
    let testPaths = tests.map { URL(fileURLWithPath: $0).standardizedFileURL }
    sources = URL(fileURLWithPath: app[0]).standardizedFileURL
    self.app = try SourceModule(folders: app, without: testPaths.filter { $0.pathExtension != "swift" })
    self.libraries = try libraries.map { try SourceModule(folders: [$0]) }
    self.tests = try SourceModule(tests: tests, of: self.app.name)
  }

  /// - Parameters:
  ///   - project: The path of an Xcode project.
  ///   - target: The name of the target with the tests, if there are several.
  init(project path: String, target: String?, libraries: [String]) throws {
    let project = try XcodeProject(path)
    let uiTests = try project.uiTests(named: target)
    sources = project.location
    packages = project.packages
    let app = try project.app(testedBy: uiTests)
    self.app = try SourceModule(app, in: project)
    tests = try SourceModule(uiTests, in: project)
    let own = try project.sources(of: app.name).filter(\.isLibrary).map { try SourceModule($0, in: project) }
    self.libraries = try own + libraries.map { try SourceModule(folders: [$0]) }
  }

  /// The modules, each after those it depends on.
  var modules: [SourceModule] { libraries + [app, tests] }

  /// The folders of the app's catalogs, strings and fonts, separated by colons.
  var resources: String { app.resources.map(\.path).joined(separator: ":") }

  /// Prepares the sources, and writes the manifest.
  func write(in scratch: ScratchPackage, _ options: SourceOptions) throws {
    let packages = try packages.flatMap { try ProjectPackageSet($0, for: modules, in: scratch) }
    let prepared = PreparedSources(modules: try modules.map(scratch.prepare), packages: packages)
    let manifest = try prepared.manifest(options) { modules.prefix($0).map(\.name) }
    try scratch.write(["Package.swift": manifest])
  }
}
