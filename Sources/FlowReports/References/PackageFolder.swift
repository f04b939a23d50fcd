import Foundation

/// Finds the folder of a package: the nearest ancestor with a manifest.
package enum PackageFolder {
  /// The package folder of a path; `nil` if there is none.
  package static func containing(_ path: String) -> URL? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while folder.path != "/" {
      if hasManifest(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The manifest that makes a folder a package.
  package static func manifest(of folder: URL) -> URL { folder.appendingPathComponent("Package.swift") }

  /// Whether a folder has a manifest.
  package static func hasManifest(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: manifest(of: folder).path)
  }

  /// The URL of a path that is absolute or relative to a folder.
  static func url(_ path: String, in folder: URL) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path).standardizedFileURL
  }

  /// A path relative to its package, or unchanged if there is none.
  package static func relativePath(_ path: String) -> String {
    guard let folder = containing(path) else { return path }
    return relativePath(path, to: folder)
  }

  /// A path relative to a folder, or unchanged if it is outside.
  package static func relativePath(_ path: String, to folder: URL) -> String {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    let base = folder.standardizedFileURL.path
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
  }
}
