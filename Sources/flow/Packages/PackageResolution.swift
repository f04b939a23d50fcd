import FlowReports
import Foundation

/// Finds the packages that sources depend on, at the versions of `Package.resolved`.
///
/// The package manager does, in a folder with a manifest alone: with its mirrors and its cache.
struct PackageResolution {
  /// The folder for the manifest.
  let folder: URL

  /// The packages that were found.
  struct Result {
    /// All packages, also those that packages depend on.
    var packages: [PackageLocation] = []
    /// The addresses of packages that could not be fetched, each with the reason.
    var missing: [String: String] = [:]
  }

  /// - Parameters:
  ///   - manifest: A manifest whose targets use the products that are needed; of the targets nothing else is read.
  ///   - resolved: `Package.resolved`.
  ///   - copies: The folder for what is checked out, by identity and revision.
  func result(manifest: String, resolved: URL?, copies: URL) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pins = folder.appendingPathComponent("Package.resolved")
    let versions = resolved.flatMap { FileManager.default.contents(atPath: $0.path) }.map {
      ShippedStandIn.reduced($0, for: manifest)
    }
    let changes = try [
      write(Data(manifest.utf8), to: "Package.swift"), write(versions ?? Data(), to: "original.resolved"),
    ]
    let isChanged = changes.contains(true)
    let done = folder.appendingPathComponent("done")
    var result = Result()
    if isChanged || !FileManager.default.fileExists(atPath: done.path) {
      try? FileManager.default.removeItem(at: done)
      // The package manager does not write a record for a manifest without dependencies, so one of another may be there.
      try? FileManager.default.removeItem(at: record)
      if let versions { try versions.write(to: pins) } else { try? FileManager.default.removeItem(at: pins) }
      Output.note(.fetching)
      var (text, status) = try resolve()
      if status != 0, versions != nil {
        try FileManager.default.removeItem(at: pins)
        let first = text
        (text, status) = try resolve()
        if status == 0 {
          Output.note(.otherVersions)
        } else {
          text = first + text
        }
      }
      if status != 0 {
        result.missing = Self.missing(in: text)
        if result.missing.isEmpty { throw CommandError.noPackages(text) }
        return result
      }
    }
    result.packages = try checkouts(copies)
    try Data().write(to: done)
    return result
  }

  private func resolve() throws -> (String, Int32) {
    try Subprocess(
      arguments: [
        "swift", "package", "--package-path", folder.path, "--scratch-path", folder.path + "/.build", "resolve",
      ], folder: folder
    ).output()
  }

  private func write(_ data: Data, to name: String) throws -> Bool {
    let file = folder.appendingPathComponent(name)
    if FileManager.default.contents(atPath: file.path) == data { return false }
    try PartialFile.replace(file, with: data)
    return true
  }

  /// The addresses of packages in the package manager's errors, with the reasons: those that it failed to clone, those that
  /// it began to fetch and did not, and, by their names, those without a version that is asked for.
  static func missing(in text: String) -> [String: String] {
    let lines = text.split(separator: "\n").map(String.init)
    var missing: [String: String] = [:]
    for line in lines {
      guard
        let match = line.firstMatch(of: /Failed to clone repository (\S+?):?(?:\s|$)/)
          ?? line.firstMatch(of: /no versions of '([^']+)' match the requirement/)
      else { continue }
      missing[String(match.1)] = missing[String(match.1)] ?? line
    }
    guard missing.isEmpty, let error = lines.first(where: { $0.hasPrefix("error: ") }) else { return missing }
    let fetched = Set(lines.compactMap { $0.firstMatch(of: /^Fetched (\S+)/).map { String($0.1) } })
    for line in lines {
      guard let match = line.firstMatch(of: /^Fetching (\S+)/), !fetched.contains(String(match.1)) else { continue }
      missing[String(match.1)] = error
    }
    return missing
  }

  // MARK: - Checkouts

  /// The part of the package manager's record that says where packages are.
  private struct State: Decodable {
    struct Object: Decodable { let dependencies: [Dependency] }
    struct Dependency: Decodable {
      let packageRef: Reference
      let state: Checkout
      let subpath: String
    }
    struct Reference: Decodable { let identity: String }
    struct Checkout: Decodable {
      let name: String
      let path: String?
      let checkoutState: Revision?
    }
    struct Revision: Decodable { let revision: String }

    let object: Object
  }

  private var record: URL { folder.appendingPathComponent(".build/workspace-state.json") }

  private func checkouts(_ copies: URL) throws -> [PackageLocation] {
    let build = folder.appendingPathComponent(".build")
    // There is no record if the manifest has no dependency.
    guard let data = FileManager.default.contents(atPath: record.path) else { return [] }
    let state = try JSONDecoder().decode(State.self, from: data)
    return try state.object.dependencies.map { dependency in
      let identity = dependency.packageRef.identity
      if let path = dependency.state.path {
        return PackageLocation(identity: identity, folder: URL(fileURLWithPath: path))
      }
      let checkout = build.appendingPathComponent("checkouts/\(dependency.subpath)")
      guard let revision = dependency.state.checkoutState?.revision else {
        return PackageLocation(identity: identity, folder: checkout)
      }
      var location = PackageLocation(identity: identity, folder: checkout, revision: revision)
      location.folder = try Self.copy(checkout, to: copies.appendingPathComponent(location.place))
      return location
    }
  }

  /// Copies what was checked out: another revision may be checked out there later.
  ///
  /// One process at a time does so, and what another left that was ended is removed.
  static func copy(_ checkout: URL, to place: URL) throws -> URL {
    let manager = FileManager.default
    if manager.fileExists(atPath: place.path) { return place }
    let around = place.deletingLastPathComponent()
    try manager.createDirectory(at: around, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: around.path) where name.hasPrefix(".partial-") {
      try manager.removeItem(at: around.appendingPathComponent(name))
    }
    let partial = around.appendingPathComponent(".partial-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: partial) }
    try manager.createDirectory(at: partial, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: checkout.path) where name != ".git" {
      try manager.copyItem(
        at: checkout.appendingPathComponent(name), to: partial.appendingPathComponent(name))
    }
    try manager.moveItem(at: partial, to: place)
    return place
  }
}
