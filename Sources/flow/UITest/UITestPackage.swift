import Foundation

/// The package of UI tests, the app under test, and the libraries that the app imports.
struct UITestPackage {
  /// The sources of the package, which determine its scratch package.
  let sources: URL
  let app: SourceModule
  /// The libraries; each may import earlier ones.
  let libraries: [SourceModule]
  let tests: SourceModule

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
    let app = try project.app(testedBy: uiTests)
    self.app = try SourceModule(app, in: project)
    tests = try SourceModule(uiTests, in: project)
    let own = try project.sources(of: app.name).filter(\.isLibrary).map { try SourceModule($0, in: project) }
    self.libraries = try own + libraries.map { try SourceModule(folders: [$0]) }
  }

  /// The folders of the targets, with their modules.
  var targets: [(folder: String, module: SourceModule)] {
    (libraries + [app]).map { ("Sources/\($0.name)", $0) } + [("Tests/\(tests.name)", tests)]
  }

  /// The support files of UI tests, by path; the contents are empty if none is needed.
  var supportFiles: [String: String] {
    targets.reduce(into: [:]) { files, target in
      let (folder, module) = target
      if module.kind != .app { files["\(folder)/FlowUITestSupport.swift"] = module.support }
    }
  }

  /// The folders of the app's catalogs, strings and fonts, separated by colons.
  var resources: String { app.resources.map(\.path).joined(separator: ":") }

  /// The contents of `Package.swift`.
  func manifest(_ options: SourceOptions) throws -> String {
    let modules = libraries + [app, tests]
    return ScratchPackage.manifest(
      dependencies: [],
      targets: try modules.indices.map { index in
        var module = modules[index]
        module.dependencies = modules.prefix(index).map(\.name)
        return try ScratchPackage.target(module, options)
      })
  }
}
