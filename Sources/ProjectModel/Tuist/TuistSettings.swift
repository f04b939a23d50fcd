import Foundation

/// The settings of a project or a target of Tuist.
struct TuistSettings {
  let configuration: String
  /// The levels, from the lowest: those of the configuration's file, the base, and those of the configuration.
  let levels: [[BuildSettings.Assignment]]
  private(set) var notes: [String] = []

  /// - Parameter value: A call of `.settings(…)`.
  init(_ value: SwiftValue?, _ paths: TuistPaths, _ options: Project.Options) {
    let all = value?["configurations"]?.members ?? []
    func name(_ value: SwiftValue) -> String? { value["name"].flatMap { $0.text ?? $0[nil]?.text } }
    let wanted = [options.configuration, value?["defaultConfiguration"]?.text, "Debug"].compactMap(\.self)
    let named = wanted.lazy.compactMap { wanted in all.first { name($0) == wanted } }.first
    let chosen = named ?? all.first { $0.name == "debug" } ?? all.first
    let fallback = options.configuration ?? "Debug"
    configuration = chosen.flatMap(name) ?? (chosen?.name == "release" ? "Release" : fallback)
    let isDebug = configuration.lowercased().contains("debug") || chosen?.name == "debug"
    let file = chosen?["xcconfig"].flatMap { paths.place($0) }.map { ConfigurationFile($0, root: paths.folder) }
    notes = file?.notes ?? []
    let unread = (value.map(\.unknown) ?? []).filter { !$0.isEmpty }
    notes += Set(unread).sorted().map { "The settings '\($0)' are not read, because functions are not executed." }
    levels = [
      file?.settings ?? [], Self.assignments(value?["base"]),
      Self.assignments(chosen?["settings"] ?? value?[isDebug ? "debug" : "release"]),
    ]
  }

  /// What Tuist sets for a target in a configuration for debugging.
  var preset: [BuildSettings.Assignment] {
    let isDebug = configuration.lowercased().contains("debug")
    return [("SWIFT_VERSION", "5.0")] + (isDebug ? [("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "$(inherited) DEBUG")] : [])
  }

  private static func assignments(_ value: SwiftValue?) -> [BuildSettings.Assignment] {
    (value?.entries ?? []).compactMap { entry in
      switch entry.value {
      case .string(let text), .number(let text): (entry.key, text)
      case .flag(let flag): (entry.key, flag ? "YES" : "NO")
      case .list(let values): (entry.key, BuildSettings.text(of: values.compactMap(\.text)))
      // `.string("…")` and `.array([…])`.
      case .call(_, let arguments):
        arguments.first.map {
          (entry.key, $0.value.text ?? BuildSettings.text(of: $0.value.members.compactMap(\.text)))
        }
      case .map, .none, .unknown: nil
      }
    }
  }
}
