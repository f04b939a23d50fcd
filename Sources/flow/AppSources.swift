import FlowReports
import Foundation

/// The sources of an app without a package: those in a folder, or those of an Xcode project.
struct AppSources {
  /// The folder, or the folder of the project.
  let folder: URL
  /// The modules, each after its dependencies; the last one is the app.
  let modules: [SourceModule]
  /// The packages that the project names; `nil` if there is no project.
  let packages: ProjectPackages?

  /// - Parameters:
  ///   - path: A folder, or an Xcode project.
  ///   - target: The target of a project.
  ///   - hasAll: Whether to include all targets of a project instead of its only app, if none is named.
  init(_ path: String, target: String?, all hasAll: Bool = false) throws {
    if URL(fileURLWithPath: path).pathExtension == "xcodeproj" {
      try self.init(project: path, target: target, all: hasAll)
    } else {
      try self.init(folder: path)
    }
  }

  private init(project path: String, target: String?, all hasAll: Bool) throws {
    let project = try XcodeProject(path)
    let targets = try hasAll && target == nil ? project.sources : project.sources(of: target)
    var modules: [SourceModule] = []
    for target in targets {
      if modules.contains(where: { $0.name == target.module }) {
        Output.progress("warning: The module of \(target.name) has the name of another target's, and is left out.")
        continue
      }
      modules.append(try SourceModule(target, in: project))
    }
    guard !modules.isEmpty else { throw CommandError.noSwiftFiles(project.location.path) }
    for module in modules { module.warnOfFilesLeftOut() }
    folder = project.root
    self.modules = modules
    packages = project.packages
  }

  private init(folder path: String) throws {
    let sources = try SourceFolder(path)
    if sources.files.isEmpty { throw CommandError.noSwiftFiles(sources.folder.path) }
    var names: [String: URL] = [:]
    for file in sources.files {
      if let other = names.updateValue(file, forKey: file.lastPathComponent) {
        throw CommandError.sameName(other.path, file.path, projects: Self.projects(in: sources.folder))
      }
    }
    var module = try SourceModule(folders: [path])
    module.kind = .app
    folder = sources.folder
    modules = [module]
    packages = nil
  }

  /// The name of the app's module.
  var module: String { modules.last?.name ?? "" }

  /// The folders of its catalogs, strings and fonts.
  var resources: [URL] { modules.last?.resources ?? [] }

  /// Prepares the sources and their packages in a scratch package.
  func prepare(in scratch: ScratchPackage) throws -> PreparedSources {
    let packages = try packages.flatMap { try ProjectPackageSet($0, for: modules, in: scratch) }
    return PreparedSources(modules: try modules.map(scratch.prepare), packages: packages)
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
