import Foundation

/// Reads a call of `.target(…)` in a manifest of Tuist.
struct TuistTarget {
  private let name: String
  private let value: SwiftValue
  private let project: TuistSettings
  private let own: TuistSettings
  private let paths: TuistPaths
  private let file: URL
  private let options: Project.Options
  private let kind: TargetKind
  private let hasOwnSettings: Bool

  init?(_ value: SwiftValue, _ project: TuistSettings, _ paths: TuistPaths, _ file: URL, _ options: Project.Options) {
    guard let name = value["name"]?.text else { return nil }
    self.name = name
    self.value = value
    self.project = project
    self.paths = paths
    self.file = file
    self.options = options
    kind = Self.kind(value["product"]?.name ?? "")
    hasOwnSettings = value["settings"] != nil
    own = TuistSettings(value["settings"], paths, options)
  }

  private static func kind(_ product: String) -> TargetKind {
    switch product {
    case "app": .app
    case "appClip": .appClip
    case "appExtension", "extensionKitExtension", "messagesExtension", "watch2Extension", "stickerPackExtension",
      "tvTopShelfExtension":
      .appExtension
    case "watch2App", "watch2AppContainer": .watchApp
    case "framework", "staticFramework": .framework
    case "staticLibrary": .staticLibrary
    case "dynamicLibrary": .dynamicLibrary
    case "unitTests": .unitTests
    case "uiTests": .uiTests
    case "bundle": .bundle
    case "commandLineTool": .tool
    default: .other
    }
  }

  func draft() -> TargetDraft {
    let platforms = self.platforms
    let platform = platforms.isEmpty || platforms.contains(options.platform) ? options.platform : platforms[0]
    let id = ProjectTarget.ID(project: file.path, name: name)
    let configuration = hasOwnSettings && own.configuration != "Debug" ? own.configuration : project.configuration
    let levels = [project.preset] + project.levels + [standard(platforms)] + own.levels
    let settings = BuildSettings(
      levels: levels, SettingCondition.Context(configuration: configuration, platform: platform))
    var draft = TargetDraft(id: id, kind: kind, root: paths.folder, settings: settings)
    draft.notes = own.notes
    draft.infoValues = information
    draft.dependencies = dependencies(platform, &draft.notes)
    addFiles(to: &draft, platform)
    return draft
  }

  // MARK: - Settings

  private var platforms: [ProjectPlatform] {
    let names = (value["destinations"] ?? value["platform"])?.members.compactMap(\.name) ?? []
    var found: [ProjectPlatform] = []
    for name in names {
      let platform: ProjectPlatform? =
        switch name {
        case "iPhone", "iPad", "iOS": .iOS
        case "mac", "macOS", "macCatalyst", "macWithiPadDesign": name == "mac" || name == "macOS" ? .macOS : nil
        case "appleTv", "tvOS": .tvOS
        case "appleWatch", "watchOS": .watchOS
        case "appleVision", "visionOS": .visionOS
        default: nil
        }
      if let platform, !found.contains(platform) { found.append(platform) }
    }
    return found
  }

  private func standard(_ platforms: [ProjectPlatform]) -> [BuildSettings.Assignment] {
    let product = value["productName"]?.text ?? (kind == .app || kind.isTest ? name : SettingOperation.identifier(name))
    var all: [BuildSettings.Assignment] = [("PRODUCT_NAME", product)]
    if let identifier = value["bundleId"]?.text { all.append(("PRODUCT_BUNDLE_IDENTIFIER", identifier)) }
    if !platforms.isEmpty { all.append(("SUPPORTED_PLATFORMS", platforms.flatMap(\.sdks).joined(separator: " "))) }
    let list = value["infoPlist"]
    if let path = list?.text ?? (list?.name == "file" ? list?["path"]?.text : nil) {
      all.append(("INFOPLIST_FILE", path))
    }
    if kind.isTest, let app = value["dependencies"]?.members.first(where: { $0.name == "target" })?["name"]?.text {
      all.append(
        kind == .uiTests ? ("TEST_TARGET_NAME", app) : ("TEST_HOST", "$(BUILT_PRODUCTS_DIR)/\(app).app/\(app)"))
    }
    return all
  }

  private var information: [String: InfoValue] {
    guard let list = value["infoPlist"] else { return [:] }
    var entries = list["with"]?.entries ?? list[nil]?.entries ?? []
    if list.name == "dictionary" { entries = list[nil]?.entries ?? [] }
    let own = entries.reduce(into: [:]) { $0[$1.key] = Self.infoValue($1.value) }
    guard list.name == "extendingDefault" || list.name == "default" else { return own }
    return InformationList.ofManifests.merging(own) { $1 }
  }

  private static func infoValue(_ value: SwiftValue) -> InfoValue? {
    switch value {
    case .string(let text): .string(text)
    case .number(let text): Int(text).map { .integer($0) } ?? Double(text).map { .real($0) }
    case .flag(let flag): .boolean(flag)
    case .list(let values): .array(values.compactMap(infoValue))
    case .map(let entries): .dictionary(entries.reduce(into: [:]) { $0[$1.key] = infoValue($1.value) })
    // `.string("…")`, `.array([…])` and others.
    case .call(_, let arguments): arguments.first.flatMap { infoValue($0.value) }
    case .none, .unknown: nil
    }
  }

  // MARK: - Dependencies

  /// The manifests of other projects that it depends on.
  var others: [URL] {
    (value["dependencies"]?.members ?? []).filter { $0.name == "project" }
      .compactMap { $0["path"].flatMap { paths.place($0) } }.map { $0.appendingPathComponent("Project.swift") }
  }

  private func dependencies(_ platform: ProjectPlatform, _ notes: inout [String]) -> [TargetDependency] {
    let unknown = (value["dependencies"]?.unknown ?? []) + (value["dependencies"].map(Self.unreadMembers) ?? [])
    for text in Set(unknown).sorted() where !text.isEmpty {
      notes.append("The dependencies '\(text)' of the target \(name) are not read, because functions are not executed.")
    }
    return (value["dependencies"]?.members ?? []).filter { Self.isUsed($0, platform) }.compactMap { dependency in
      switch dependency.name {
      case "target":
        return dependency["name"]?.text.map { .target(ProjectTarget.ID(project: file.path, name: $0)) }
      case "project":
        guard let target = dependency["target"]?.text, let path = dependency["path"].flatMap({ paths.place($0) }) else {
          return nil
        }
        return .target(ProjectTarget.ID(project: path.appendingPathComponent("Project.swift").path, name: target))
      case "external": return dependency["name"]?.text.map { .packageProduct($0, nil) }
      case "package": return dependency["product"]?.text.map { .packageProduct($0, nil) }
      default: return nil
      }
    }
  }

  private static func unreadMembers(_ value: SwiftValue) -> [String] {
    let known = [
      "target", "project", "external", "package", "sdk", "xctest", "framework", "xcframework", "library", "macro",
      "foreignBuild",
    ]
    return value.members.compactMap(\.name).filter { !known.contains($0) }
  }

  /// Whether the condition of a dependency or a file holds, as `.when([.ios])`.
  private static func isUsed(_ value: SwiftValue, _ platform: ProjectPlatform) -> Bool {
    guard let condition = value["condition"] ?? value["inclusionCondition"] else { return true }
    let names = (condition[nil]?.members ?? []).compactMap { $0.name?.lowercased() }
    return names.isEmpty || names.contains(platform.rawValue.lowercased())
  }

  // MARK: - Files

  private func addFiles(to draft: inout TargetDraft, _ platform: ProjectPlatform) {
    // `.sourceFilesList(globs: […])` and `.paths([…])` are lists, too.
    let sources = value["sources"].map { $0["globs"] ?? ($0.name == "paths" ? $0[nil] : nil) ?? $0 }
    for source in sources?.members ?? [] where Self.isUsed(source, platform) {
      for file in paths.files(source, &draft.notes) where FileRole(file.lastPathComponent) != .resource {
        draft.files.add(file)
      }
    }
    let resources = value["resources"].map { $0["resources"] ?? $0 }
    for resource in resources?.members ?? [] where Self.isUsed(resource, platform) {
      if resource.name == "folderReference" {
        if let place = resource["path"].flatMap({ paths.place($0) }) { draft.files.add(place, as: .resource) }
        continue
      }
      for file in paths.files(resource, &draft.notes) {
        draft.files.add(file, as: FileRole(file.lastPathComponent) == .none ? .none : .resource)
      }
    }
    // Folders whose files belong to the target without being listed.
    for folder in value["buildableFolders"]?.members ?? [] {
      for file in paths.files(folder, &draft.notes) { draft.files.add(file) }
    }
    let unread = [value["sources"], value["resources"]].compactMap { $0 }.flatMap(\.unknown)
    for text in unread where !text.isEmpty {
      draft.notes.append("The files '\(text)' of the target \(name) are not read, because functions are not executed.")
    }
  }
}
