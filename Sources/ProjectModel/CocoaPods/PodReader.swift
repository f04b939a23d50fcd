import Foundation

/// Finds the pods of a project: as targets of the project `Pods` that CocoaPods writes, or as sources that lie in the
/// repository.
struct PodReader {
  /// All targets, with those of pods.
  private(set) var drafts: [TargetDraft]
  private let podfile: Podfile?
  private let versions: PodVersions
  private let options: Project.Options
  /// The names of the whole pods that are used.
  private let names: Set<String>

  /// The folder with what CocoaPods has fetched.
  static let sandbox = "Pods"

  /// The project that CocoaPods writes.
  static func project(in folder: URL) -> URL { folder.appendingPathComponent("\(sandbox)/Pods.xcodeproj") }

  /// Whether CocoaPods makes a file beside what it fetches, such as settings, and sources without contents.
  static func isMade(_ file: URL) -> Bool { file.path.contains("/\(sandbox)/Target Support Files/") }

  /// - Parameters:
  ///   - folder: The folder of the project or the workspace, with the `Podfile`.
  ///   - drafts: The targets of all projects.
  init(in folder: URL, _ drafts: [TargetDraft], _ options: Project.Options) {
    self.drafts = drafts
    self.options = options
    podfile = Podfile(in: folder)
    versions = PodVersions(in: folder)
    // Functions in it may name more, which only the versions tell.
    let direct = (podfile?.entries.map(\.name) ?? []) + versions.direct
    names = versions.needed(by: direct) { options.replacedModules.contains(Self.moduleName(of: $0)) }
    guard podfile != nil else { return }
    self.drafts = drafts.filter { !$0.id.isPod || isNeeded($0) }
    addSources()
  }

  private static func moduleName(of pod: String) -> String { Pod.modules[pod] ?? SettingOperation.identifier(pod) }

  /// Whether a target of CocoaPods' project is for a pod that is used, or for none.
  private func isNeeded(_ draft: TargetDraft) -> Bool {
    let module = SettingOperation.identifier(draft.settings["PRODUCT_MODULE_NAME"] ?? draft.id.name)
    if options.replacedModules.contains(module) { return false }
    let known = Set(versions.names.map(Podfile.root))
    let pod = known.filter { Self.isName(draft.id.name, of: $0) }.max { $0.count < $1.count }
    return pod.map(names.contains) ?? true
  }

  /// Whether a target is for a pod: `Kit`, and for several systems or resources `Kit-iOS` and `Kit-Kit`.
  private static func isName(_ target: String, of pod: String) -> Bool {
    target == pod || target.hasPrefix(pod + "-")
  }

  // MARK: - Sources in the repository

  private mutating func addSources() {
    let own = Set(drafts.map(\.id.name))
    let pods = names.sorted().filter { !own.contains($0) }.compactMap { draft(of: $0) }
    for index in drafts.indices where !drafts[index].id.isPod {
      drafts[index].dependencies += pods.map { .target($0.id) }
    }
    drafts += pods
  }

  /// The target of a pod: that of CocoaPods' project, if there is one.
  private func id(_ pod: String) -> ProjectTarget.ID {
    drafts.first { $0.id.isPod && $0.id.name == pod }?.id
      ?? ProjectTarget.ID(project: podfile?.location.path ?? "", name: pod)
  }

  private func draft(of pod: String) -> TargetDraft? {
    guard let podfile, let place = place(of: pod) else { return nil }
    let used = podfile.entries.map(\.name) + versions.names
    let parts = place.specification?.parts(for: used.filter { Podfile.root(of: $0) == pod }) ?? []
    let contents = ProjectFolder(place.folder)
    var files = TargetFiles()
    for item in contents.items {
      let file = place.folder.appendingPathComponent(item)
      if Self.isSource(item, of: parts, isFetched: place.isFetched) {
        files.add(file)
      } else if parts.contains(where: { part in part.resources.contains { Self.matches(item, $0, isDeep: true) } }) {
        files.add(file, as: .resource)
      }
    }
    if files.existingSources.isEmpty { return nil }
    let conditions = ["DEBUG", "COCOAPODS"] + parts.flatMap(\.conditions)
    let settings = BuildSettings(
      levels: [
        [
          ("PRODUCT_MODULE_NAME", place.specification?.module ?? Self.moduleName(of: pod)),
          ("SWIFT_VERSION", place.specification?.languageMode ?? "5.0"),
          ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", conditions.joined(separator: " ")),
          ("SUPPORTED_PLATFORMS", ProjectPlatform.iOS.sdks.joined(separator: " ")),
        ]
      ],
      SettingCondition.Context(configuration: options.configuration ?? "Debug", platform: options.platform))
    var draft = TargetDraft(id: id(pod), kind: .framework, root: place.folder, settings: settings)
    draft.files = files
    draft.notes = contents.notes
    let needs = versions.names.filter { Podfile.root(of: $0) == pod }.flatMap { versions.needs[$0] ?? [] }
    let others = Set((needs + parts.flatMap(\.needs)).map(Podfile.root)).intersection(names).subtracting([pod])
    draft.dependencies = others.sorted().map { .target(id($0)) }
    return draft
  }

  /// Where the sources of a pod are.
  private struct Place {
    let folder: URL
    let specification: Podspec?
    /// Whether CocoaPods has put them there: then nothing else is there.
    let isFetched: Bool
  }

  private func place(of pod: String) -> Place? {
    guard let podfile else { return nil }
    let files = FileManager.default
    if let path = podfile.entries.first(where: { $0.root == pod && $0.path != nil })?.path {
      let named = podfile.folder.entry(path).standardizedFileURL
      let isFile = named.pathExtension == "podspec" || named.pathExtension == "json"
      let folder = isFile ? named.deletingLastPathComponent() : named
      guard files.fileExists(atPath: folder.path) else { return nil }
      let places = isFile ? [named] : [".podspec", ".podspec.json"].map { folder.appendingPathComponent(pod + $0) }
      // A folder of something else, such as "/", is no pod.
      guard places.contains(where: { files.fileExists(atPath: $0.path) }) else { return nil }
      return Place(folder: folder, specification: places.lazy.compactMap { Podspec($0) }.first, isFetched: false)
    }
    let folder = podfile.folder.appendingPathComponent("\(Self.sandbox)/\(pod)")
    guard files.fileExists(atPath: folder.path) else { return nil }
    return Place(folder: folder, specification: nil, isFetched: true)
  }

  private static func isSource(_ item: String, of parts: [Podspec.Part], isFetched: Bool) -> Bool {
    let role = FileRole(item)
    guard role == .source || role == .otherSource else { return false }
    let patterns = parts.flatMap(\.sources)
    if patterns.isEmpty { return isFetched || item.split(separator: "/").dropLast().allSatisfy { !isOfTests($0) } }
    return parts.contains { part in
      part.sources.contains { matches(item, $0) } && !part.excluded.contains { matches(item, $0, isDeep: true) }
    }
  }

  private static func isOfTests(_ folder: Substring) -> Bool {
    ["Demo", "Example", "Examples", "Pods"].contains(folder) || folder.hasSuffix("Test") || folder.hasSuffix("Tests")
  }

  /// Whether a pattern of a specification names a file, or a folder with it.
  ///
  /// - Parameter isDeep: Whether a folder stands for everything in it, and not only for its own files.
  private static func matches(_ item: String, _ pattern: String, isDeep: Bool = false) -> Bool {
    BraceExpansion.texts(of: pattern).contains { pattern in
      let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
      if PathPattern.matches(item, pattern) { return true }
      // A pattern of files names no folder.
      if !isDeep, pattern.contains("*") { return false }
      var folder = (item as NSString).deletingLastPathComponent
      repeat {
        if PathPattern.matches(folder, pattern) { return true }
        folder = (folder as NSString).deletingLastPathComponent
      } while isDeep && !folder.isEmpty
      return false
    }
  }

  // MARK: - Pods

  /// The pods that are used and for which nothing else stands, sorted by name.
  func pods(_ targets: [ProjectTarget]) -> [Pod] {
    guard let podfile else { return [] }
    let own = targets.filter(\.id.isPod)
    let direct = Set(versions.direct.map(Podfile.root))
    return names.sorted().map { name in
      let entry = podfile.entries.first { $0.root == name }
      let mine = own.filter { Self.isName($0.name, of: name) }
      let folder = podfile.folder.appendingPathComponent("\(Self.sandbox)/\(name)")
      let presence: Pod.Presence =
        if mine.contains(where: { !$0.sources.isEmpty }) {
          .sources
        } else if FileManager.default.fileExists(atPath: folder.path) {
          .notSwift
        } else {
          .missing
        }
      return Pod(
        name: name, version: versions.versions[name] ?? entry?.requirement,
        moduleName: mine.first { !$0.sources.isEmpty }?.moduleName ?? Self.moduleName(of: name),
        isDirect: entry != nil || direct.contains(name), presence: presence)
    }
  }

  /// Sentences about pods that are not there.
  ///
  /// - Parameter root: The folder of the project.
  func notes(_ pods: [Pod], root: URL) -> [String] {
    let standIns = root.appendingPathComponent(Project.standInFolder)
    let missing = pods.filter { pod in
      pod.presence == .missing && pod.isDirect
        && !FileManager.default.fileExists(atPath: standIns.appendingPathComponent(pod.moduleName).path)
    }
    guard let podfile, !missing.isEmpty else { return [] }
    let names = missing.map(\.description).joined(separator: ", ")
    return [
      "\(podfile.location.path) names pods that are not in the repository, so that their modules are missing: \(names). On "
        + "a Mac, `pod install` puts them into the folder \(Self.sandbox); sources in \(Project.standInFolder)/NAME, next to "
        + "the project, stand for a module."
    ]
  }
}

extension ProjectTarget.ID {
  /// Whether it is the target of a pod: of CocoaPods' project, or of a `Podfile`.
  package var isPod: Bool {
    project.hasSuffix("/\(PodReader.sandbox)/Pods.xcodeproj") || project.hasSuffix("/Podfile")
  }
}

/// Patterns with alternatives in braces, as in `*.{h,m}`.
enum BraceExpansion {
  /// The patterns without braces; those with more alternatives than any specification are cut.
  static func texts(of pattern: String) -> [String] {
    var done: [String] = []
    var pending = [pattern]
    while let text = pending.popLast(), done.count + pending.count < limit {
      guard let match = text.firstMatch(of: /\{([^{}]*)\}/) else {
        done.append(text)
        continue
      }
      pending += match.1.split(separator: ",", omittingEmptySubsequences: false).map {
        text.replacingCharacters(in: match.range, with: $0)
      }
    }
    return done
  }

  private static let limit = 1_000
}
