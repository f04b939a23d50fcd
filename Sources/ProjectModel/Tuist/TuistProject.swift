import AssetCatalogs
import Foundation

/// The contents of one `Project.swift`.
struct TuistProject {
  private(set) var targets: [TargetDraft] = []
  private(set) var packages: [PackageReference] = []
  private(set) var schemes: [Scheme] = []
  /// The manifests of projects that it depends on.
  private(set) var others: [URL] = []
  private(set) var notes: [String] = []

  init(_ manifest: SwiftManifest, _ file: URL, _ options: Project.Options) throws(FileFault) {
    guard let project = manifest.call(of: "Project") else {
      let other = manifest.value(of: "project")?.unknown.first.map { " in '\($0)'" } ?? ""
      throw FileFault("no call of Project(…) is written out\(other), and functions are not executed")
    }
    let paths = TuistPaths(file.deletingLastPathComponent())
    let settings = TuistSettings(project["settings"], paths, options)
    notes += settings.notes
    packages = (project["packages"]?.members ?? []).compactMap { Self.package($0, paths) }
    for value in project["targets"]?.members ?? [] where value.name == "target" || value.name == "Target" {
      guard let reader = TuistTarget(value, settings, paths, file, options) else {
        notes.append("\(file.path) has a target without a name that is written out, which is left out.")
        continue
      }
      targets.append(reader.draft())
      others += reader.others
    }
    let unknown = project["targets"].map { value -> [String] in
      if case .list(let members) = value {
        return members.filter { $0.name != "target" && $0.name != "Target" }.map(Self.text)
      }
      return value.unknown
    }
    for text in unknown ?? [] {
      notes.append("\(file.path): the targets '\(text)' are not read, because functions are not executed.")
    }
    schemes = TuistSchemes(project["schemes"], paths, file).schemes
  }

  private static func text(_ value: SwiftValue) -> String {
    switch value {
    case .unknown(let text): text
    case .call(let name, _): "\(name)(…)"
    default: "…"
    }
  }

  private static func package(_ value: SwiftValue, _ paths: TuistPaths) -> PackageReference? {
    if let path = value["path"].flatMap({ paths.place($0) }) { return .local(path) }
    guard let url = value["url"]?.text else { return nil }
    let requirement =
      value["from"]?.text.map { "from: \"\($0)\"" } ?? (value["requirement"] ?? value[nil])?.versionRequirement
    return .remote(url: url, requirement: requirement ?? "")
  }
}
