import FlowReports
import Foundation
import ProjectModel

/// The sources of an app without a package: those in a folder, or those of a project.
struct AppSources {
  /// The folder, or the folder of the project.
  let folder: URL
  /// The modules, each after its dependencies; the last one is the app.
  let modules: [SourceModule]
  /// The project, if there is one.
  let project: Project?
  /// The options with which the app is launched, as a scheme has them.
  private(set) var launch = LaunchOptions()

  /// - Parameters:
  ///   - path: A folder of Swift files, or a project or a folder with one.
  ///   - target: The target or scheme of a project.
  ///   - configuration: The configuration of a project; `nil` for the one for debugging.
  ///   - isolation: The isolation of declarations that state none in a folder without a project.
  ///   - hasAll: Whether to include all targets of a project instead of its only app, if none is named.
  init(
    _ path: String, target: String?, configuration: String? = nil, isolation: String? = nil, all hasAll: Bool = false
  ) throws {
    if try Project.hasProject(at: path) {
      let project = try Project(at: path, configuration: configuration)
      try self.init(project, target: target, all: hasAll)
    } else {
      try self.init(folder: path, isolation: isolation)
    }
  }

  private init(_ project: Project, target: String?, all hasAll: Bool) throws {
    let targets = try hasAll && target == nil ? project.sources(for: .iOS) : project.sources(of: target)
    for note in project.notes { Output.note(.warning(note)) }
    if hasAll, target == nil {
      for other in project.sources where !targets.contains(where: { $0.id == other.id }) {
        Output.note(.notForIOS(target: other.name))
      }
    }
    var modules: [SourceModule] = []
    for target in targets {
      if modules.contains(where: { $0.name == target.moduleName }) {
        Output.note(.sameModule(target: target.name))
        continue
      }
      modules.append(try SourceModule(target, in: project))
    }
    guard !modules.isEmpty else { throw project.withoutSources }
    for module in modules { module.warnOfFilesLeftOut() }
    folder = project.root
    self.modules = modules
    self.project = project
    if let app = targets.last { launch = project.launch(of: app.id, scheme: target) }
  }

  private init(folder path: String, isolation: String?) throws {
    let sources = try SourceFolder(path)
    if sources.files.isEmpty { throw CommandError.noSwiftFiles(sources.folder.path) }
    var names: [String: URL] = [:]
    for file in sources.files {
      if let other = names.updateValue(file, forKey: file.lastPathComponent) {
        throw CommandError.sameName(other.path, file.path, projects: Self.projects(in: sources.folder))
      }
    }
    var module = try SourceModule(folders: [path], isolation: isolation)
    module.kind = .app
    folder = sources.folder
    modules = [module]
    project = nil
  }

  /// The name of the app's module.
  var module: String { modules.last?.name ?? "" }

  /// The folders of its catalogs, strings and fonts, and then those of its libraries.
  var resources: [URL] { modules.reversed().flatMap(\.resources) }

  /// Prepares the sources and their packages in a scratch package.
  ///
  /// - Parameter allowsMissing: Whether packages that are not available are left out, with a warning.
  func prepare(in scratch: ScratchPackage, allowsMissing: Bool = false) throws -> PreparedSources {
    try PreparedSources(modules, of: project, in: scratch, allowsMissing: allowsMissing)
  }

  /// The Xcode projects up to two levels below a folder.
  private static func projects(in folder: URL) -> [String] {
    func contents(_ folder: URL) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }
    }
    let near = contents(folder)
    return (near + near.flatMap(contents)).filter { $0.pathExtension == "xcodeproj" }.map(\.path)
  }
}
