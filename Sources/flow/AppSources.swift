import FlowReports
import Foundation

/// The sources of an app that lie in no package: those in a folder, or those of a project of Xcode.
struct AppSources {
  /// The folder, or the folder of the project.
  let folder: URL
  /// Each is behind those that it imports; the last one is the app.
  let modules: [SourceModule]
  /// The products of packages that the project asks for. They are not there.
  let packages: [String]

  /// - Parameters:
  ///   - path: A folder, or a project of Xcode.
  ///   - target: The target of a project.
  ///   - hasAll: Whether all targets of a project are meant if none is named, and not its only app.
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
    packages = Set(targets.flatMap(\.packages)).sorted()
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
    packages = []
  }

  /// The name of the app's module.
  var module: String { modules.last?.name ?? "" }

  /// Where its catalogs, strings and fonts are.
  var resources: [URL] { modules.last?.resources ?? [] }

  /// The targets of a package.
  ///
  /// - Parameter flags: More options of the compiler.
  func targets(_ options: SourceOptions, flags: [String] = []) throws -> [String] {
    try modules.map { try ScratchPackage.target($0, options, flags: flags) }
  }

  /// Links the sources.
  func write(in scratch: ScratchPackage) throws {
    for module in modules { try scratch.link(module, in: "Sources/\(module.name)") }
  }

  /// An error with the path of its file from the folder, in place of that of a link to it.
  func error(_ error: CompilerError) -> CompilerError {
    for module in modules {
      let prefix = "Sources/\(module.name)/"
      guard let range = error.file.range(of: prefix, options: .backwards),
        let file = module.file(at: String(error.file[range.upperBound...]))
      else { continue }
      return error.moved(to: file).relative(to: folder.path + "/")
    }
    return error
  }

  /// The projects of Xcode at most two folders below one.
  private static func projects(in folder: URL) -> [String] {
    func contents(_ folder: URL) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }
    }
    let near = contents(folder)
    return (near + near.flatMap(contents)).filter { $0.pathExtension == "xcodeproj" }.map(\.path)
  }
}
