import Foundation

/// The packages that an app package depends on.
struct AppPackageDependencies {
  private(set) var all: [PackageReference] = []
  private(set) var notes: [String] = []
  /// The packages by the names that targets use: the last part of their address, in lower case.
  private var byName: [String: PackageReference] = [:]

  init(_ value: SwiftValue?, in folder: URL) {
    for dependency in value?.members ?? [] {
      guard let reference = Self.reference(dependency, folder) else {
        notes.append("A dependency of \(folder.path)/Package.swift is not read, because functions are not executed.")
        continue
      }
      all.append(reference)
      if let name = dependency["name"]?.text { byName[name.lowercased()] = reference }
      byName[Self.name(of: reference)] = reference
    }
  }

  /// The package with a name; its only package if none is named.
  subscript(name: String?) -> PackageReference? {
    guard let name else { return all.count == 1 ? all[0] : nil }
    return byName[name.lowercased()]
  }

  private static func reference(_ value: SwiftValue, _ folder: URL) -> PackageReference? {
    if let path = value["path"]?.text { return .local(InformationList.file(path, folder)) }
    guard let url = value["url"]?.text else { return nil }
    for label in ["from", "exact", "branch", "revision"] {
      if let text = value[label]?.text { return .remote(url: url, requirement: "\(label): \"\(text)\"") }
    }
    // A range of versions.
    if case .unknown(let text) = value[nil] { return .remote(url: url, requirement: text) }
    return value[nil]?.versionRequirement.map { .remote(url: url, requirement: $0) }
  }

  private static func name(of reference: PackageReference) -> String {
    let location =
      switch reference {
      case .local(let folder): folder.path
      case .remote(let url, _): url
      case .named(let name): name
      }
    let last = location.split(separator: "/").last.map(String.init) ?? location
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }
}
