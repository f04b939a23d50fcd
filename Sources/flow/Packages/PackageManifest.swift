import FlowReports
import Foundation

/// The text of a package's manifest for this version of the package manager.
struct PackageManifest {
  let text: String

  /// Finds the manifest of a package, as the package manager does: one for its own version, otherwise the newest one that
  /// is newer than the tools version of `Package.swift`, or that can be read if that cannot, otherwise that.
  ///
  /// - Throws: `CommandError` if there is none that can be read.
  init(of folder: URL) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let versioned = names.compactMap { name -> (name: String, version: Version)? in
      guard let match = name.wholeMatch(of: /Package@swift-([\d.]+)\.swift/) else { return nil }
      return Version(match.1).map { (name, $0) }
    }
    let manifest = PackageFolder.manifest(of: folder)
    let plain = try? SourceFolder.text(of: manifest)
    let tools = plain.flatMap(Self.toolsVersion) ?? Version([0])
    let exact = versioned.filter { Self.toolchain.parts.starts(with: $0.version.parts) }
    let newest =
      (exact.isEmpty
      ? versioned.filter { $0.version < Self.toolchain && (tools < $0.version || Self.toolchain < tools) } : exact)
      .max { $0.version < $1.version }
    text =
      try newest.map { try SourceFolder.text(of: folder.appendingPathComponent($0.name)) }
      ?? plain ?? SourceFolder.text(of: manifest)
  }

  init(text: String) { self.text = text }

  /// The version whose manifests the package manager reads.
  private static let toolchain = Version([6, 3])

  private static func toolsVersion(_ manifest: String) -> Version? {
    manifest.prefixMatch(of: /\/\/\s*swift-tools-version\s*:\s*([\d.]+)/.ignoresCase()).flatMap { Version($0.1) }
  }

  struct Version: Comparable {
    let parts: [Int]

    init(_ parts: [Int]) { self.parts = parts }

    init?(_ text: Substring) {
      let parts = text.split(separator: ".").map { Int($0) }
      guard !parts.isEmpty, !parts.contains(nil) else { return nil }
      self.parts = parts.compactMap(\.self)
    }

    static func < (left: Self, right: Self) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
  }

  /// Raises the tools version of an older manifest to the one that added lines need.
  ///
  /// Not to a newer one: from 5.9 on, all targets are parts of one package for the compiler, and version 6 changes the
  /// language mode of the sources.
  var withKnownTools: String {
    let line = /^\/\/\s*swift-tools-version\s*:\s*(\d+)\.(\d+)[^\n]*/.ignoresCase()
    guard let match = text.prefixMatch(of: line), let major = Int(match.1), let minor = Int(match.2) else {
      return text
    }
    if (major, minor) >= (5, 7) { return text }
    return "// swift-tools-version: 5.7" + text[match.range.upperBound...]
  }
}
