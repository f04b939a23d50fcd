import AssetCatalogs
import Foundation

/// Reads the literals and the names of constants in manifests of Tuist.
struct TuistReader {
  private let options: Project.Options

  private static let limit = 200

  init(_ options: Project.Options) { self.options = options }

  /// - Parameter location: A `Project.swift`.
  func project(at location: URL) throws(ProjectError) -> Project {
    try read([location], of: location, notes: [])
  }

  /// - Parameter location: A `Workspace.swift`.
  func workspace(at location: URL) throws(ProjectError) -> Project {
    let folder = location.deletingLastPathComponent()
    let manifest: SwiftManifest
    do throws(FileFault) {
      manifest = try SwiftManifest(location, helpers: Self.helpers(folder))
    } catch {
      throw .unreadable(location.path, error.description)
    }
    guard let workspace = manifest.call(of: "Workspace") else {
      throw .unreadable(location.path, "no call of Workspace(…) is written out")
    }
    var notes: [String] = []
    var files: [URL] = []
    for value in workspace["projects"]?.members ?? [] {
      let found = TuistPaths(folder).folders(value)
      let manifests = found.map { $0.appendingPathComponent("Project.swift") }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
      if manifests.isEmpty {
        notes.append("\(location.path) names the project '\(value.text ?? "")', which is not there.")
      }
      files += manifests
    }
    return try read(files, of: location, notes: notes)
  }

  /// Reads projects, and those that they depend on.
  private func read(_ files: [URL], of location: URL, notes: [String]) throws(ProjectError) -> Project {
    var notes = notes
    var drafts: [TargetDraft] = []
    var packages: [PackageReference] = []
    var schemes: [Scheme] = []
    var known: Set<String> = []
    var pending = Array(files.reversed())
    while let file = pending.popLast() {
      guard known.insert(file.path).inserted, known.count <= Self.limit else { continue }
      do throws(FileFault) {
        let manifest = try SwiftManifest(file, helpers: Self.helpers(file.deletingLastPathComponent()))
        let project = try TuistProject(manifest, file, options)
        drafts += project.targets
        notes += project.notes
        packages += project.packages.filter { !packages.contains($0) }
        schemes += project.schemes
        pending += project.others.reversed()
      } catch {
        if file == location { throw .unreadable(file.path, error.description) }
        notes.append("The manifest \(file.path) cannot be read, and is left out: \(error).")
      }
    }
    if drafts.isEmpty {
      throw .unreadable(location.path, notes.first.map { Self.reason($0, location) } ?? "it has no targets")
    }
    let targets = TargetLinks(drafts).linked()
    let root = location.deletingLastPathComponent()
    return Project(
      location: location, root: root, targets: targets, packages: packages,
      schemes: SchemeReader.completed(schemes, targets), packageVersions: Self.packageVersions(root), notes: notes
    ).withFilesOfSchemes(in: root)
  }

  /// A sentence as a part of one that names the file.
  private static func reason(_ sentence: String, _ location: URL) -> String {
    let place = location.path + ": "
    let rest = sentence.hasPrefix(place) ? String(sentence.dropFirst(place.count)) : sentence
    return rest.hasSuffix(".") ? String(rest.dropLast()) : rest
  }

  private static func packageVersions(_ folder: URL) -> URL? {
    let root = TuistPaths.root(of: folder)
    return ["Tuist/Package.resolved", "Package.resolved", ".package.resolved"].map { root.appendingPathComponent($0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The files with constants for all manifests.
  private static func helpers(_ folder: URL) -> [SwiftManifest] {
    let place = TuistPaths.root(of: folder).appendingPathComponent("Tuist/ProjectDescriptionHelpers")
    guard FileManager.default.fileExists(atPath: place.path) else { return [] }
    return ProjectFolder(place).items.filter { $0.hasSuffix(".swift") }.prefix(Self.limit)
      .compactMap { try? SwiftManifest(place.appendingPathComponent($0)) }
  }
}
