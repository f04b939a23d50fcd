import Foundation

/// The configurations of a project or a target, such as Debug and Release.
struct XcodeConfigurations {
  private let all: [ProjectObject]
  private let standard: String?

  init(_ owner: ProjectObject, _ objects: ProjectObjects) {
    let list = objects[owner.string("buildConfigurationList")]
    all = list.map { objects.all("buildConfigurations", of: $0) } ?? []
    standard = list?.string("defaultConfigurationName")
  }

  /// The name of the one that is used: the wanted one, `Debug`, the first for debugging, or the first.
  func name(_ wanted: String?) -> String? {
    let names = all.compactMap { $0.string("name") }
    if let wanted, names.contains(wanted) { return wanted }
    return names.first { $0 == "Debug" } ?? names.first { $0.lowercased().contains("debug") } ?? names.first
  }

  /// The settings of a configuration: those of its file, and its own.
  func levels(
    _ name: String?, _ objects: ProjectObjects, _ paths: ProjectPaths
  ) -> (settings: [[BuildSettings.Assignment]], notes: [String]) {
    let configuration =
      all.first { $0.string("name") == name } ?? all.first { $0.string("name") == standard } ?? all.first
    guard let configuration else { return ([], []) }
    let base = Self.base(of: configuration, paths).map { ConfigurationFile($0, root: paths.root) }
    return ([base?.settings ?? [], configuration.settings], base?.notes ?? [])
  }

  /// The file that a configuration is based on: one of the project's files, or one in a synchronized folder.
  private static func base(of configuration: ProjectObject, _ paths: ProjectPaths) -> URL? {
    if let file = configuration.string("baseConfigurationReference").flatMap({ paths[$0] }) {
      return PodReader.isMade(file) && !FileManager.default.fileExists(atPath: file.path) ? nil : file
    }
    guard let folder = configuration.string("baseConfigurationReferenceAnchor").flatMap({ paths[$0] }),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return folder.entry(path).standardizedFileURL
  }
}
