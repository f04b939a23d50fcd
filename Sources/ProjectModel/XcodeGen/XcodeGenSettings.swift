import Foundation

/// The settings and configurations of a manifest of XcodeGen.
struct XcodeGenSettings {
  let configuration: String
  private let spec: YAMLValue
  private let root: URL
  private let isDebug: Bool
  private(set) var notes: [String] = []
  private let projectFile: [BuildSettings.Assignment]

  init(_ spec: YAMLValue, _ root: URL, _ options: Project.Options) {
    self.spec = spec
    self.root = root
    let all =
      spec["configs"]?.entries.map { ($0.key, $0.value.text ?? "debug") } ?? [
        ("Debug", "debug"), ("Release", "release"),
      ]
    let chosen =
      all.first { $0.0 == options.configuration } ?? all.first { $0.0 == "Debug" } ?? all.first { $0.1 == "debug" }
      ?? all.first ?? ("Debug", "debug")
    configuration = chosen.0
    isDebug = chosen.1 == "debug"
    let file = Self.configurationFile(spec, configuration, root)
    projectFile = file?.settings ?? []
    notes = file?.notes ?? []
  }

  /// The levels of a target's settings, and sentences about its configuration file.
  func levels(of target: YAMLValue, standard: [BuildSettings.Assignment]) -> (
    levels: [[BuildSettings.Assignment]], notes: [String]
  ) {
    let preset: [BuildSettings.Assignment] =
      [("SWIFT_VERSION", "5.0")] + (isDebug ? [("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "$(inherited) DEBUG")] : [])
    let file = Self.configurationFile(target, configuration, root)
    return (
      [preset, projectFile, settings(spec["settings"]), standard, file?.settings ?? [], settings(target["settings"])],
      file?.notes ?? []
    )
  }

  private static func configurationFile(_ value: YAMLValue, _ configuration: String, _ root: URL) -> ConfigurationFile?
  {
    value["configFiles"]?[configuration]?.text.map { ConfigurationFile(InformationList.file($0, root), root: root) }
  }

  /// The assignments of a `settings` with groups, a base and configurations, or with names of settings.
  private func settings(_ value: YAMLValue?) -> [BuildSettings.Assignment] {
    var known: Set<String> = []
    return settings(value, &known)
  }

  private func settings(_ value: YAMLValue?, _ known: inout Set<String>) -> [BuildSettings.Assignment] {
    guard let value, value.isMap else { return [] }
    let isGrouped = ["base", "groups", "configs"].contains { value[$0] != nil }
    guard isGrouped else { return Self.assignments(value) }
    var all: [BuildSettings.Assignment] = []
    for group in value["groups"]?.texts ?? [] where known.insert(group).inserted {
      all += settings(spec["settingGroups"]?[group], &known)
    }
    all += Self.assignments(value["base"] ?? .null)
    let exact = value["configs"]?[configuration]
    let others = (value["configs"]?.entries ?? []).filter { configuration.lowercased().contains($0.key.lowercased()) }
    for inner in exact.map({ [$0] }) ?? others.map(\.value) { all += settings(inner, &known) }
    return all
  }

  private static func assignments(_ value: YAMLValue) -> [BuildSettings.Assignment] {
    value.entries.compactMap { entry in
      switch entry.value {
      case .list(let members): (entry.key, BuildSettings.text(of: members.compactMap(\.text)))
      case .scalar(let text, _): (entry.key, entry.value.flag.map { $0 ? "YES" : "NO" } ?? text)
      case .map, .null: nil
      }
    }
  }
}
