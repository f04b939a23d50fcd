import Foundation

/// The package that is made of UI tests, the app that they test, and the libraries that the app imports.
struct UITestPackage {
  /// What the package is about; it is built where packages about it are built.
  let sources: URL
  let app: SourceModule
  /// They may import those before them.
  let libraries: [SourceModule]
  let tests: SourceModule

  /// - Parameters:
  ///   - app: Folders; not none.
  ///   - libraries: The folder of each.
  ///   - tests: Folders and single files.
  init(app: [String], libraries: [String], tests: [String]) throws {
    let testPaths = tests.map { URL(fileURLWithPath: $0).standardizedFileURL }
    sources = URL(fileURLWithPath: app[0]).standardizedFileURL
    self.app = try SourceModule(folders: app, without: testPaths.filter { $0.pathExtension != "swift" })
    self.libraries = try libraries.map { try SourceModule(folders: [$0]) }
    self.tests = try SourceModule(tests: tests, of: self.app.name)
  }

  /// - Parameters:
  ///   - project: The path of a project of Xcode.
  ///   - target: The name of the target with the tests, if there are several.
  init(project path: String, target: String?, libraries: [String]) throws {
    let project = try XcodeProject(path)
    let uiTests = try project.uiTests(named: target)
    sources = project.location
    app = try SourceModule(project.app(testedBy: uiTests), in: project)
    tests = try SourceModule(uiTests, in: project)
    self.libraries = try libraries.map { try SourceModule(folders: [$0]) }
  }

  /// The folders of its targets, with what belongs into them.
  var targets: [(folder: String, module: SourceModule)] {
    (libraries + [app]).map { ("Sources/\($0.name)", $0) } + [("Tests/\(tests.name)", tests)]
  }

  /// The files that make UI tests compile, by their paths; where there is none, the contents are empty.
  var supportFiles: [String: String] {
    targets.reduce(into: [:]) { files, target in
      let (folder, module) = target
      if module.kind != .app { files["\(folder)/FlowUITestSupport.swift"] = module.support }
    }
  }

  /// Where the app's catalogs, strings and fonts are, with colons between the folders.
  var resources: String { app.resources.map(\.path).joined(separator: ":") }

  /// What the package's `Package.swift` says.
  func manifest(_ options: SourceOptions) -> String {
    let names = libraries.map(\.name)
    let libraryTargets = libraries.indices.map {
      ScratchPackage.target(libraries[$0], options, dependencies: Array(names.prefix($0)))
    }
    return ScratchPackage.manifest(
      dependencies: [],
      targets: libraryTargets + [
        ScratchPackage.target(app, options, dependencies: names),
        ScratchPackage.target(tests, options, dependencies: [app.name] + names),
      ])
  }
}
