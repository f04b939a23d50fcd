import AssetCatalogs
import Foundation

extension Project {
  /// What is read: settings differ by configuration and system.
  package struct Options: Sendable {
    /// The configuration; `nil` for the one for debugging.
    package var configuration: String?
    package var platform: ProjectPlatform
    /// The modules for which others stand, so that no pods are read for them.
    package var replacedModules: Set<String> = []

    package init(configuration: String? = nil, platform: ProjectPlatform = .iOS) {
      self.configuration = configuration
      self.platform = platform
    }
  }

  /// Reads a project.
  ///
  /// - Parameter path: An Xcode project or workspace, a manifest of XcodeGen, Tuist or an app package, or a folder with
  ///   one of them.
  /// - Throws: `ProjectError` with the file and the reason.
  package init(at path: String, _ options: Options = Options()) throws(ProjectError) {
    let given = URL(fileURLWithPath: path).standardizedFileURL
    let location = try Self.kind(of: given) == nil ? Self.location(in: given) : given
    guard let location, let kind = Self.kind(of: location) else { throw .noProject(given.path) }
    self =
      switch kind {
      case .project: try XcodeReader(options).project(at: location)
      case .workspace: try XcodeReader(options).workspace(at: location)
      case .xcodeGen: try XcodeGenReader(options).project(at: location)
      case .tuist: try TuistReader(options).project(at: location)
      case .tuistWorkspace: try TuistReader(options).workspace(at: location)
      case .appPackage: try AppPackageReader(options).project(at: location)
      }
  }

  private enum Kind { case project, workspace, xcodeGen, tuist, tuistWorkspace, appPackage }

  private static func kind(of location: URL) -> Kind? {
    switch location.pathExtension {
    case "xcodeproj": .project
    case "xcworkspace": .workspace
    case "yml", "yaml": .xcodeGen
    case "swift": kind(ofManifest: location)
    default: nil
    }
  }

  /// The kind of a manifest in Swift; `nil` for another file of its name, such as a source of an app.
  private static func kind(ofManifest file: URL) -> Kind? {
    let (kind, module): (Kind, String)
    switch file.lastPathComponent {
    case "Package.swift": (kind, module) = (.appPackage, "AppleProductTypes")
    case "Project.swift": (kind, module) = (.tuist, "ProjectDescription")
    case "Workspace.swift": (kind, module) = (.tuistWorkspace, "ProjectDescription")
    default: return nil
    }
    guard let data = try? FileContents.data(of: file) else { return nil }
    return String(decoding: data, as: UTF8.self).contains("import \(module)") ? kind : nil
  }

  /// Whether a path names a project, and not a folder with one.
  package static func isProject(_ path: String) -> Bool { kind(of: URL(fileURLWithPath: path)) != nil }

  /// Whether a path is that of a project, or of a folder with one.
  ///
  /// - Throws: `ProjectError.severalProjects`.
  package static func hasProject(at path: String) throws(ProjectError) -> Bool {
    if isProject(path) { return true }
    return try location(in: URL(fileURLWithPath: path).standardizedFileURL) != nil
  }

  /// The project in a folder: its only workspace, otherwise its only project, otherwise a manifest. If the folder has
  /// neither these nor sources, the only project in the folders up to two levels below it.
  ///
  /// - Returns: `nil` if there is none.
  /// - Throws: `ProjectError.severalProjects`.
  package static func location(in folder: URL) throws(ProjectError) -> URL? {
    var folders = [folder]
    for level in 0...levelsBelow {
      var found: [URL] = []
      for folder in folders {
        if let location = try ownLocation(in: folder) { found.append(location) }
      }
      if found.count > 1 {
        throw .severalProjects(folder.path, found.map { String($0.path.dropFirst(folder.path.count + 1)) })
      }
      if let only = found.first { return only }
      if level == 0, hasSources(folder) { return nil }
      folders = folders.flatMap(subfolders)
    }
    return nil
  }

  /// The number of levels below a folder that are looked through for a project: repositories have it next to documents,
  /// designs and servers.
  private static let levelsBelow = 2

  /// Folders with what package managers have fetched.
  private static let foldersOfOthers: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

  private static func hasSources(_ folder: URL) -> Bool {
    names(in: folder).contains { $0.hasSuffix(".swift") }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func subfolders(_ folder: URL) -> [URL] {
    names(in: folder).filter { !foldersOfOthers.contains($0) && (!$0.contains(".") || $0.hasSuffix(".swiftpm")) }
      .map { folder.appendingPathComponent($0) }
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
  }

  private static func ownLocation(in folder: URL) throws(ProjectError) -> URL? {
    let names = names(in: folder)
    for type in ["xcworkspace", "xcodeproj"] {
      let found = names.filter { ($0 as NSString).pathExtension == type }
      if found.count > 1 { throw .severalProjects(folder.path, found) }
      if let name = found.first { return folder.appendingPathComponent(name) }
    }
    let manifests = ["project.yml", "project.yaml", "Workspace.swift", "Project.swift", "Package.swift"]
    for name in manifests where names.contains(name) {
      let file = folder.appendingPathComponent(name)
      if kind(of: file) != nil { return file }
    }
    return nil
  }
}
