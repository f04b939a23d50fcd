import Foundation

/// The folders of a project whose files belong to targets without being listed.
struct SynchronizedFolders {
  private let objects: ProjectObjects
  private let paths: ProjectPaths
  private let groups: [ProjectObject]
  /// The contents of each folder, which several targets ask for.
  private var contents: [String: ProjectFolder] = [:]

  init(_ objects: ProjectObjects, _ paths: ProjectPaths) {
    self.objects = objects
    self.paths = paths
    groups = objects.all("PBXFileSystemSynchronizedRootGroup")
  }

  /// Adds the files of a target; instead of them the folder, if it is not there.
  ///
  /// - Parameter platform: The system for which the target is built.
  mutating func add(
    to files: inout TargetFiles, _ notes: inout [String], target: ProjectObject, platform: ProjectPlatform
  ) {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    let phases = Set(target.strings("buildPhases"))
    for group in groups {
      guard let folder = paths[group.id] else { continue }
      let sets = objects.all("exceptions", of: group)
      let exceptions = sets.filter { $0.string("target") == target.id }
      let named = Set(exceptions.flatMap { $0.strings("membershipExceptions") })
      let filters = exceptions.map { $0.dictionary("platformFiltersByRelativePath") }
      func isForAnother(_ item: String) -> Bool { filters.contains { Self.excludes($0, item, platform) } }
      if own.contains(group.id) {
        guard FileManager.default.fileExists(atPath: folder.path) else {
          files.add(folder, as: .source)
          continue
        }
        let all = items(of: group, in: folder)
        notes += all.notes
        for item in all.items where !Self.contains(named, item) && !isForAnother(item) {
          let isWhole = Set(group.strings("explicitFolders")).contains(item)
          let file = folder.appendingPathComponent(item)
          if isWhole { files.add(file, as: .resource) } else { files.add(file) }
        }
      } else if !named.isEmpty {
        // In a folder of another target, the exceptions are the files that belong to this one.
        let all = items(of: group, in: folder).items
        for item in all where Self.contains(named, item) && !isForAnother(item) {
          files.add(folder.appendingPathComponent(item))
        }
        for item in named where !item.hasPrefix("/") && !all.contains(where: { Self.contains([item], $0) }) {
          files.add(folder.appendingPathComponent(item))
        }
      }
      for set in sets where set.string("buildPhase").map(phases.contains) == true {
        guard let phase = objects[set.string("buildPhase")], Self.isCompiledOrCopied(phase) else { continue }
        for item in set.strings("membershipExceptions") {
          let file = folder.appendingPathComponent(item)
          if phase.kind == "PBXResourcesBuildPhase" {
            files.addCopied(file, as: FileRole(item))
          } else {
            files.addCompiled(file)
          }
        }
      }
    }
  }

  private static func isCompiledOrCopied(_ phase: ProjectObject) -> Bool {
    ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind)
  }

  private mutating func items(of group: ProjectObject, in folder: URL) -> ProjectFolder {
    if let known = contents[group.id] { return known }
    let found = ProjectFolder(folder, whole: Set(group.strings("explicitFolders")))
    contents[group.id] = found
    return found
  }

  /// Whether an item is one of those named, or in a folder that is.
  private static func contains(_ names: Set<String>, _ item: String) -> Bool {
    if names.contains(item) { return true }
    var path = item
    while let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      if names.contains(path) { return true }
    }
    return localizedNames(item).contains(where: names.contains)
  }

  /// The names of all translations of a file: `/Localized/Main.storyboard`, in a folder `/Localized: Views/Main.storyboard`
  /// or, as older versions of Xcode write it, `Views/Localized/Main.storyboard`.
  private static func localizedNames(_ item: String) -> [String] {
    let parts = item.split(separator: "/")
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return [] }
    let (folder, name) = (parts.dropLast(2).joined(separator: "/"), parts[parts.count - 1])
    return folder.isEmpty ? ["/Localized/\(name)"] : ["/Localized: \(folder)/\(name)", "\(folder)/Localized/\(name)"]
  }

  private static func excludes(_ filters: [String: Any], _ item: String, _ platform: ProjectPlatform) -> Bool {
    return ([item] + localizedNames(item)).contains { name in
      guard let systems = filters[name] as? [String], !systems.isEmpty else { return false }
      return !systems.contains(platform.filterName)
    }
  }
}
