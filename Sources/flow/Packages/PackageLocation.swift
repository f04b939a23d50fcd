import Foundation

/// Where a package lies.
struct PackageLocation: Hashable {
  /// The name that other packages know it by: the last part of its address or path, in lower case.
  let identity: String
  var folder: URL
  /// The revision that was checked out; `nil` for a folder that may change.
  var revision: String?

  /// The folder of its copy, below a folder for packages. Its name is the identity, which the package manager takes from
  /// there.
  var place: String { "\(revision.map { String($0.prefix(12)) } ?? "local-\(PathHash(folder).text)")/\(identity)" }

  /// The identity that the package manager derives from an address.
  static func identity(of url: String) -> String {
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }

  /// The identity that the package manager derives from a path.
  static func identity(of folder: URL) -> String { folder.standardizedFileURL.lastPathComponent.lowercased() }
}
