import AssetCatalogs
import Foundation

/// Reads manifests of XcodeGen, as the project that XcodeGen would make.
struct XcodeGenReader {
  private let options: Project.Options

  init(_ options: Project.Options) { self.options = options }

  /// - Parameter location: A `project.yml`.
  func project(at location: URL) throws(ProjectError) -> Project {
    let spec: XcodeGenSpec
    do throws(FileFault) {
      spec = try XcodeGenSpec(location)
    } catch {
      throw .unreadable(location.path, error.description)
    }
    let folder = location.deletingLastPathComponent()
    let root = spec.root["options"]?["basePath"]?.text.map { InformationList.file($0, folder) } ?? folder
    let packages = XcodeGenPackages(spec.root, root)
    let settings = XcodeGenSettings(spec.root, root, options)
    var drafts: [TargetDraft] = []
    var notes = spec.notes + settings.notes
    for entry in spec.root["targets"]?.entries ?? [] {
      for (name, target) in expanded(entry.key, entry.value, spec.root, &notes) {
        let reader = XcodeGenTarget(name, target, spec.root, settings, packages, location: location, root: root)
        drafts.append(reader.draft(options.platform))
      }
    }
    if drafts.isEmpty { throw .unreadable(location.path, "it has no targets") }
    let reader = PodReader(in: folder, drafts, options)
    let targets = TargetLinks(reader.drafts).linked()
    let pods = reader.pods(targets)
    var project = Project(
      location: location, root: root, targets: targets, packages: packages.all,
      schemes: XcodeGenSchemes(spec.root, targets, location: location, root: root).schemes,
      notes: notes + reader.notes(pods, root: root))
    project.pods = pods
    return project.withFilesOfSchemes(in: root)
  }

  /// A target with its templates; one for each system if it has several.
  private func expanded(
    _ name: String, _ value: YAMLValue, _ root: YAMLValue, _ notes: inout [String]
  ) -> [(String, YAMLValue)] {
    var merged = YAMLValue.map([])
    var known: Set<String> = []
    var pending = Array((value["templates"]?.texts ?? []).reversed())
    var order: [String] = []
    while let template = pending.popLast() {
      guard known.insert(template).inserted else { continue }
      guard let inner = root["targetTemplates"]?[template] else {
        notes.append("The target \(name) has the template \(template), which is missing.")
        continue
      }
      order.append(template)
      pending += (inner["templates"]?.texts ?? []).reversed()
    }
    // Templates of a template are below it.
    for template in order.reversed() { merged = merged.merging(root["targetTemplates"]?[template] ?? .null) }
    merged = merged.merging(value)
    let attributes = merged["templateAttributes"]?.entries ?? []
    let platforms = merged["platform"]?.texts ?? []
    let names = platforms.count > 1 ? platforms.map { ("\(name)_\($0)", $0) } : [(name, platforms.first ?? "")]
    return names.map { targetName, platform in
      let filled = merged.mapTexts { text in
        guard text.contains("${") else { return text }
        var text = text.replacingOccurrences(of: "${target_name}", with: name)
          .replacingOccurrences(of: "${platform}", with: platform)
        for attribute in attributes {
          text = text.replacingOccurrences(of: "${\(attribute.key)}", with: attribute.value.text ?? "")
        }
        return text
      }
      let own = YAMLValue.map([YAMLValue.Entry(key: "platform:REPLACE", value: .scalar(platform, isQuoted: true))])
      return (targetName, platforms.count > 1 ? filled.merging(own) : filled)
    }
  }
}

/// The packages of a manifest.
struct XcodeGenPackages {
  private(set) var all: [PackageReference] = []
  private var byName: [String: PackageReference] = [:]

  init(_ spec: YAMLValue, _ root: URL) {
    for entry in spec["packages"]?.entries ?? [] {
      guard let reference = Self.reference(entry.value, root) else { continue }
      byName[entry.key] = reference
      all.append(reference)
    }
    for path in spec["localPackages"]?.texts ?? [] { all.append(.local(InformationList.file(path, root))) }
  }

  subscript(name: String) -> PackageReference { byName[name] ?? .named(name) }

  private static func reference(_ value: YAMLValue, _ root: URL) -> PackageReference? {
    if let path = value["path"]?.text { return .local(InformationList.file(path, root)) }
    let url = value["url"]?.text ?? value["github"]?.text.map { "https://github.com/\($0)" }
    func version(_ key: String) -> String? { value[key]?.text }
    let requirement: String? =
      if let text = version("from") ?? version("majorVersion") {
        "from: \"\(text)\""
      } else if let text = version("minorVersion") {
        ".upToNextMinor(from: \"\(text)\")"
      } else if let text = version("exactVersion") ?? version("version") {
        "exact: \"\(text)\""
      } else if let text = version("branch") { "branch: \"\(text)\"" } else if let text = version("revision") {
        "revision: \"\(text)\""
      } else if let least = version("minVersion"), let limit = version("maxVersion") {
        "\"\(least)\"..<\"\(limit)\""
      } else { nil }
    return url.map { .remote(url: $0, requirement: requirement ?? "") }
  }
}
