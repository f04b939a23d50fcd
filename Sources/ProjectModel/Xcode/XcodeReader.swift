import AssetCatalogs
import Foundation

/// Reads Xcode projects and workspaces, and the projects in them.
struct XcodeReader {
  private let options: Project.Options

  /// The largest number of projects that are read together.
  private static let limit = 200

  init(_ options: Project.Options) { self.options = options }

  /// - Parameter location: A folder with the extension `xcodeproj`.
  func project(at location: URL) throws(ProjectError) -> Project {
    let main = try file(at: location)
    var others: [XcodeProjectFile] = []
    var notes: [String] = []
    let folder = location.deletingLastPathComponent()
    let ofPods = PodReader.project(in: folder)
    let hasPods = FileManager.default.fileExists(atPath: ofPods.path)
    read(main.subprojects + (hasPods ? [ofPods] : []), into: &others, known: [location.path], &notes)
    let reader = PodReader(in: folder, main.targets + others.flatMap(\.targets), options)
    let all = TargetLinks(reader.drafts).linked()
    // Of other projects only those that are needed.
    let targets = Self.needed(all) { $0.id.project == location.path }
    let schemes = SchemeReader(containers: [location], targets: targets.filter { $0.id.project == location.path })
    let pods = reader.pods(all)
    var project = Project(
      location: location, root: main.root, targets: targets, packages: Self.unique([main] + others),
      schemes: schemes.schemes,
      packageVersions: Self.packageVersions(beside: [location.appendingPathComponent("project.xcworkspace")])
        ?? Self.packageVersions(beside: Self.workspaces(around: location)),
      notes: main.notes + others.flatMap(\.notes) + notes + schemes.notes + reader.notes(pods, root: main.root)
        + Self.notesOfManifest(location, targets))
    project.pods = pods
    return project.withFilesOfSchemes(in: main.root)
  }

  /// A sentence about the manifest that makes a project, if the project is older than its files.
  private static func notesOfManifest(_ location: URL, _ targets: [ProjectTarget]) -> [String] {
    guard targets.contains(where: { !$0.missingSources.isEmpty }) else { return [] }
    let folder = location.deletingLastPathComponent()
    let manifest = ["project.yml", "project.yaml", "Project.swift"].map { folder.appendingPathComponent($0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    guard let manifest else { return [] }
    return [
      "\(location.path) names files that are not there, and is made of \(manifest.path), which may be newer: commands read "
        + "it if it is given as the path."
    ]
  }

  /// - Parameter location: A folder with the extension `xcworkspace`.
  func workspace(at location: URL) throws(ProjectError) -> Project {
    let contents: WorkspaceFile
    do throws(FileFault) {
      contents = try WorkspaceFile(location)
    } catch {
      throw .unreadable(location.path, error.description)
    }
    var files: [XcodeProjectFile] = []
    var notes = contents.notes
    read(contents.projects, into: &files, known: [], &notes)
    if files.isEmpty, contents.packages.isEmpty {
      throw .unreadable(location.path, "it names no project and no package that is there")
    }
    let root = location.deletingLastPathComponent()
    let reader = PodReader(in: root, files.flatMap(\.targets), options)
    let targets = TargetLinks(reader.drafts).linked()
    let own = Self.unique(files)
    let packages = own + contents.packages.map { .local($0) }.filter { !own.contains($0) }
    let schemes = SchemeReader(containers: [location] + files.map(\.location), targets: targets)
    let pods = reader.pods(targets)
    var project = Project(
      location: location, root: root, targets: targets, packages: packages, schemes: schemes.schemes,
      packageVersions: Self.packageVersions(
        beside: [location] + files.map { $0.location.appendingPathComponent("project.xcworkspace") }),
      notes: files.flatMap(\.notes) + notes + schemes.notes + reader.notes(pods, root: root))
    project.pods = pods
    return project.withFilesOfSchemes(in: root)
  }

  private func file(at location: URL) throws(ProjectError) -> XcodeProjectFile {
    do throws(FileFault) {
      return try XcodeProjectFile(location, options)
    } catch {
      throw .unreadable(location.path, error.description)
    }
  }

  /// Reads projects and those in them, each once.
  private func read(
    _ locations: [URL], into files: inout [XcodeProjectFile], known: Set<String>, _ notes: inout [String]
  ) {
    var known = known
    var pending = Array(locations.reversed())
    while let location = pending.popLast() {
      guard known.insert(location.path).inserted else { continue }
      guard known.count <= Self.limit else {
        notes.append("The project \(location.path) comes after \(Self.limit) others, and is left out.")
        break
      }
      do throws(ProjectError) {
        let file = try file(at: location)
        files.append(file)
        pending += file.subprojects.reversed()
      } catch {
        notes.append(error.description)
      }
    }
  }

  /// Targets and those that they depend on.
  private static func needed(_ all: [ProjectTarget], own: (ProjectTarget) -> Bool) -> [ProjectTarget] {
    let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    var needed: Set<ProjectTarget.ID> = []
    var pending = all.filter(own).map(\.id)
    while let id = pending.popLast() {
      if needed.insert(id).inserted { pending += byID[id]?.targetDependencies ?? [] }
    }
    return all.filter { needed.contains($0.id) }
  }

  private static func unique(_ files: [XcodeProjectFile]) -> [PackageReference] {
    var seen: Set<PackageReference> = []
    return files.flatMap(\.packages).filter { seen.insert($0).inserted }
  }

  /// The workspaces that name a project, in the folders around it up to that of its repository: the examples of a package
  /// often have their versions there.
  private static func workspaces(around location: URL) -> [URL] {
    var folder = location.deletingLastPathComponent()
    var found: [URL] = []
    for _ in 0..<levelsAbove {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let workspaces = names.sorted().filter { $0.hasSuffix(".xcworkspace") }.map { folder.appendingPathComponent($0) }
      found += workspaces.filter { workspace in
        (try? WorkspaceFile(workspace))?.projects.contains { $0.path == location.path } ?? false
      }
      if names.contains(".git") || folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    return found
  }

  /// The number of folders around a project in which a workspace is looked for.
  private static let levelsAbove = 5

  private static func packageVersions(beside workspaces: [URL]) -> URL? {
    workspaces.map { $0.appendingPathComponent("xcshareddata/swiftpm/Package.resolved") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
