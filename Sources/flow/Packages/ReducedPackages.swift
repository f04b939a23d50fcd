import FlowReports
import Foundation

/// Local packages, and local ones they depend on, with manifests that lack the packages that are not available.
///
/// The package manager resolves these manifests instead of the originals, so that everything else is found.
struct ReducedPackages {
  /// The identities of the packages that are not available.
  let missing: Set<String>
  /// The folders of the manifests, by the folders of the packages.
  private var copies: [String: URL] = [:]

  static let none = ReducedPackages()

  private init() { missing = [] }

  /// - Parameter folders: The folders of local packages.
  init(_ folders: [URL], without missing: Set<String>, in scratch: ScratchPackage) throws {
    self.missing = missing
    if missing.isEmpty { return }
    var pending = folders
    var descriptions: [(URL, PackageDescription)] = []
    while let folder = pending.popLast()?.standardizedFileURL {
      if copies[folder.path] != nil { continue }
      let identity = PackageLocation.identity(of: folder)
      copies[folder.path] = scratch.resolution.appendingPathComponent("local/\(PathHash(folder).text)/\(identity)")
      let description = try PackageDescription(of: folder, cache: scratch.manifests)
      descriptions.append((folder, description))
      pending += description.dependencies.flatMap { $0.fileSystem ?? [] }.map { URL(fileURLWithPath: $0.path) }
    }
    for (folder, description) in descriptions {
      var changes = PackageManifest.Changes(folder: folder, isForResolution: true)
      changes.missing = missing
      changes.packages = description.dependencies.flatMap { $0.fileSystem ?? [] }.reduce(into: [:]) {
        $0[$1.identity] = self.folder(of: URL(fileURLWithPath: $1.path))
      }
      let copy = self.folder(of: folder)
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try PartialFile.replace(
        copy.appendingPathComponent("Package.swift"),
        with: Data(PackageManifest(of: folder).applying(changes).text.utf8))
    }
  }

  /// The folder that the package manager resolves instead of a package's.
  func folder(of package: URL) -> URL { copies[package.standardizedFileURL.path] ?? package }

  /// The location of a package that was found.
  func original(_ location: PackageLocation) -> PackageLocation {
    guard let folder = copies.first(where: { $0.value.path == location.folder.path })?.key else { return location }
    return PackageLocation(identity: location.identity, folder: URL(fileURLWithPath: folder))
  }
}
