import Foundation

/// Reads a target of a manifest of XcodeGen.
struct XcodeGenTarget {
  private let name: String
  private let value: YAMLValue
  private let spec: YAMLValue
  private let settings: XcodeGenSettings
  private let packages: XcodeGenPackages
  private let location: URL
  private let root: URL

  init(
    _ name: String, _ value: YAMLValue, _ spec: YAMLValue, _ settings: XcodeGenSettings, _ packages: XcodeGenPackages,
    location: URL, root: URL
  ) {
    self.name = name
    self.value = value
    self.spec = spec
    self.settings = settings
    self.packages = packages
    self.location = location
    self.root = root
  }

  func draft(_ wanted: ProjectPlatform) -> TargetDraft {
    let kind = TargetKind(productType: value["type"]?.text ?? "")
    let platforms = (value["supportedDestinations"]?.texts ?? value["platform"]?.texts ?? [])
      .compactMap { name in ProjectPlatform.allCases.first { $0.rawValue == name } }
    let platform = platforms.isEmpty || platforms.contains(wanted) ? wanted : platforms[0]
    let (levels, notes) = settings.levels(of: value, standard: standard(kind, platforms))
    let context = SettingCondition.Context(configuration: settings.configuration, platform: platform)
    let id = ProjectTarget.ID(project: location.path, name: name)
    var draft = TargetDraft(id: id, kind: kind, root: root, settings: BuildSettings(levels: levels, context))
    draft.notes = notes
    if let information = value["info"] {
      let own = Self.information(information["properties"]).reduce(into: [:]) { $0[$1.key] = $1.value }
      draft.infoValues = InformationList.ofManifests.merging(own) { $1 }
      draft.makesInformationFile = true
    }
    addDependencies(to: &draft, platform)
    addSources(to: &draft, platform)
    return draft
  }

  /// What XcodeGen sets for a target.
  private func standard(_ kind: TargetKind, _ platforms: [ProjectPlatform]) -> [BuildSettings.Assignment] {
    var all: [BuildSettings.Assignment] = []
    if let prefix = spec["options"]?["bundleIdPrefix"]?.text {
      all.append(("PRODUCT_BUNDLE_IDENTIFIER", "\(prefix).\(SettingOperation.apply("rfc1034identifier", to: name))"))
    }
    if let path = value["info"]?["path"]?.text { all.append(("INFOPLIST_FILE", path)) }
    if !platforms.isEmpty { all.append(("SUPPORTED_PLATFORMS", platforms.flatMap(\.sdks).joined(separator: " "))) }
    if let product = value["productName"]?.text { all.append(("PRODUCT_NAME", product)) }
    if kind.isTest, let app = testedApp {
      all.append(
        kind == .uiTests ? ("TEST_TARGET_NAME", app) : ("TEST_HOST", "$(BUILT_PRODUCTS_DIR)/\(app).app/\(app)"))
    }
    return all
  }

  private var testedApp: String? {
    let names = (value["dependencies"]?.members ?? []).compactMap { $0["target"]?.text }
    return names.first { TargetKind(productType: spec["targets"]?[$0]?["type"]?.text ?? "") == .app }
  }

  private static func information(_ value: YAMLValue?) -> [(key: String, value: InfoValue)] {
    (value?.entries ?? []).compactMap { entry in infoValue(entry.value).map { (entry.key, $0) } }
  }

  private static func infoValue(_ value: YAMLValue) -> InfoValue? {
    switch value {
    case .scalar(let text, let isQuoted):
      if isQuoted { return .string(text) }
      if let flag = value.flag { return .boolean(flag) }
      return Int(text).map { .integer($0) } ?? .string(text)
    case .list(let values): return .array(values.compactMap(infoValue))
    case .map(let entries):
      return .dictionary(entries.reduce(into: [:]) { $0[$1.key] = infoValue($1.value) })
    case .null: return nil
    }
  }

  // MARK: - Dependencies

  private func addDependencies(to draft: inout TargetDraft, _ platform: ProjectPlatform) {
    for dependency in value["dependencies"]?.members ?? [] {
      let systems = dependency["platforms"]?.texts ?? dependency["destinationFilters"]?.texts ?? []
      if !systems.isEmpty, !systems.contains(where: { $0.lowercased() == platform.rawValue.lowercased() }) { continue }
      if let target = dependency["target"]?.text {
        let own = target.split(separator: "/").last.map(String.init) ?? target
        if target == own {
          draft.dependencies.append(.target(ProjectTarget.ID(project: location.path, name: own)))
        } else {
          draft.notes.append("The target \(name) depends on \(target) of another project, which is not read.")
        }
      } else if let package = dependency["package"]?.text {
        let products = dependency["products"]?.texts ?? [dependency["product"]?.text ?? package]
        draft.dependencies += products.map { .packageProduct($0, packages[package]) }
      }
    }
  }

  // MARK: - Sources

  private func addSources(to draft: inout TargetDraft, _ platform: ProjectPlatform) {
    for source in value["sources"]?.members ?? [] { add(source, to: &draft, platform, phase: nil) }
    for resource in value["resources"]?.members ?? [] { add(resource, to: &draft, platform, phase: "resources") }
  }

  private func add(_ source: YAMLValue, to draft: inout TargetDraft, _ platform: ProjectPlatform, phase: String?) {
    guard let path = source["path"]?.text ?? source.text else { return }
    let systems = source["destinationFilters"]?.texts ?? []
    if !systems.isEmpty, !systems.contains(platform.rawValue) { return }
    let place = InformationList.file(path, root)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      if source["optional"]?.flag != true { draft.notes.append("\(place.path) is not there, and is left out.") }
      return
    }
    let phase = source["buildPhase"]?.text ?? phase
    if phase == "none" { return }
    func add(_ file: URL) {
      let role = FileRole(file.lastPathComponent)
      switch phase {
      case "resources": draft.files.add(file, as: role == .none ? .none : .resource)
      case "sources": draft.files.add(file, as: role == .resource ? .none : role)
      default: draft.files.add(file, as: role)
      }
    }
    if !isFolder.boolValue || ProjectFolder.isBundle(place.lastPathComponent) { return add(place) }
    if source["type"]?.text == "folder" { return draft.files.add(place, as: .resource) }
    let excluded = source["excludes"]?.texts ?? []
    let included = source["includes"]?.texts ?? []
    let contents = ProjectFolder(place)
    draft.notes += contents.notes
    for item in contents.items {
      if excluded.contains(where: { Self.matches(item, $0) }) { continue }
      if !included.isEmpty, !included.contains(where: { Self.matches(item, $0) }) { continue }
      // XcodeGen does not copy a file of that name.
      if (item as NSString).lastPathComponent == "Info.plist" { continue }
      add(place.appendingPathComponent(item))
    }
  }

  /// Whether a pattern matches a file, or a folder around it.
  private static func matches(_ item: String, _ pattern: String) -> Bool {
    let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    var path = item
    while !path.isEmpty {
      if PathPattern.matches(path, pattern) { return true }
      path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    return false
  }
}
