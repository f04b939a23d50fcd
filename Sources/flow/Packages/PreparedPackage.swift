import FlowReports
import Foundation
import SourcePreparation

/// A package whose sources were prepared as iOS sees them, in a folder of the scratch package.
struct PreparedPackage {
  let location: PackageLocation
  /// The folder of the copy.
  let folder: URL
  let description: PackageDescription
  private let record: Record

  /// What is known about a target after its preparation.
  struct Target: Codable {
    /// Apple's modules that its files import, with the modules that stand for them.
    let aliases: [String: String]
    /// Whether its files import modules of the engine.
    let usesEngine: Bool
    /// Why it is not compiled; `nil` if it is.
    let obstacle: Obstacle?
    /// The modules that its files import.
    let imports: Set<String>
    /// Whether it gets XCTest's API of Apple's systems.
    var hasTestCases = false
    /// Whether it is a library with an entry point, as of an app that a project builds of the same files.
    var hasEntryPoint = false
  }

  enum Obstacle: String, Codable {
    case binary
    case objectiveC
    case noSources
  }

  private struct Record: Codable {
    /// Copies depend on the types and the modules that are here, too.
    static let currentVersion: String = {
      var modules = ContentHash()
      for name in SourceRules.appleModules.sorted() { modules.add(name) }
      return "\(SourceCopy.version).4.\(TypesOfUIKit.hash).\(modules.text)"
    }()

    var version = Self.currentVersion
    let description: PackageDescription
    let isForLinux: Bool
    let targets: [String: Target]
    /// What is known about each file of a folder that may change, by its path.
    var files: [String: SourceSummary] = [:]
  }

  /// What is known about each file, by its path; of the files of a revision nothing.
  var files: [String: SourceSummary] { record.files }

  /// The modules that the files of its libraries import.
  var imports: Set<String> {
    description.targets.filter { $0.type == "regular" }.reduce(into: []) { imports, target in
      imports.formUnion(targets[target.name]?.imports ?? [])
    }
  }

  /// The targets by their names.
  var targets: [String: Target] { record.targets }

  /// The names of the targets that are left out: tests, unless they are built.
  var leftOut: Set<String> { Set(description.targets.map(\.name)).subtracting(targets.keys) }

  /// Whether the package knows Linux.
  var isForLinux: Bool { record.isForLinux }

  /// Prepares the sources of a package. Those of a revision are prepared once.
  ///
  /// - Parameters:
  ///   - folder: The folder for all packages.
  ///   - isRoot: Whether its tests are part of it.
  ///   - texts: Additional files.
  ///   - cache: A folder for the package manager's files.
  init(
    _ location: PackageLocation, in folder: URL, isRoot: Bool = false, texts: [String: String] = [:], cache: URL
  ) throws {
    self.location = location
    self.folder = folder.appendingPathComponent(location.place)
    let file = self.folder.deletingLastPathComponent().appendingPathComponent("\(location.identity).json")
    if location.revision != nil, let data = FileManager.default.contents(atPath: file.path),
      let known = try? JSONDecoder().decode(Record.self, from: data), known.version == Record.currentVersion
    {
      record = known
      description = known.description
      return
    }
    description = try PackageDescription(of: location.folder, cache: cache)
    let contents = Contents(description, in: location.folder, hasTests: isRoot)
    var entries = try contents.entries()
    for (path, text) in texts { entries[path] = .text(text) }
    // Its state is that of the files when the update began.
    let update = try SourceCopy(self.folder).update(entries, keeping: ["Package.swift", "Package.resolved"])
    var record = Record(
      description: description, isForLinux: contents.isForLinux, targets: contents.targets(update.summaries))
    if location.revision == nil {
      record.files = update.originals
    } else {
      try PartialFile.replace(file, with: JSONEncoder().encode(record))
    }
    self.record = record
  }

  /// Writes the manifest; one that does not change keeps its date.
  func write(manifest: String) throws {
    let file = folder.appendingPathComponent("Package.swift")
    let data = Data(manifest.utf8)
    if FileManager.default.contents(atPath: file.path) == data { return }
    try PartialFile.replace(file, with: data)
  }
}

// MARK: - Contents

extension PreparedPackage {
  /// The sources of a package's targets.
  private struct Contents {
    let isForLinux: Bool
    private let dependsOnFlow: Bool
    /// Apple's modules that are here for the package. Without UIKit, of which not everything is, a package that can do
    /// without it has the better chance.
    private let modules: Set<String>
    private let root: URL
    /// The targets with their folders, those around others first.
    private let items: [Item]

    private struct Item {
      let target: PackageDescription.Target
      let folder: URL?
      let swift: [URL]
      let hasObjectiveC: Bool
      /// Whether they are tests of XCTest.
      let hasTestCases: Bool
      /// The data models, with their names in the bundle.
      let models: [String: URL]
      let hasEntryPoint: Bool

      init(_ target: PackageDescription.Target, folder: URL?, models: [String: URL]) {
        self.models = models
        let files = folder.flatMap { try? FolderContents(of: $0).regularFiles } ?? []
        self.target = target
        self.folder = folder
        swift = files.filter { $0.pathExtension == "swift" }
        hasObjectiveC = files.contains { ["m", "mm"].contains($0.pathExtension) }
        hasTestCases = target.type == "test" && SourceModule.isForTests(swift)
        hasEntryPoint = target.type == "regular" && Self.hasEntryPoint(swift)
      }

      private static func hasEntryPoint(_ files: [URL]) -> Bool {
        let attributes = ["@main", "@UIApplicationMain"].map { Data($0.utf8) }
        return files.contains { file in
          guard let data = FileManager.default.contents(atPath: file.path) else { return false }
          return attributes.contains { data.range(of: $0) != nil }
        }
      }
    }

    init(_ description: PackageDescription, in root: URL, hasTests: Bool) {
      self.root = root.standardizedFileURL
      dependsOnFlow = description.dependsOnFlow
      let targets = description.targets.filter { hasTests || $0.type != "test" }
      items = targets.map {
        Item(
          $0, folder: description.folder(of: $0, in: root), models: description.dataModels(of: $0, in: root))
      }
      let sources = items.filter { $0.target.isCompiled && $0.target.type != "test" }.flatMap(\.swift)
      let manifest = PackageFolder.manifest(of: root)
      isForLinux = LinuxKnowledge(manifest: manifest, sources: sources).evidence != nil
      modules =
        isForLinux || OptionalModule("UIKit", in: sources).isRequired
        ? SourceRules.appleModules : SourceRules.appleModules.subtracting(["UIKit"])
    }

    /// Whether no file differs on iOS.
    private var isTheSameEverywhere: Bool {
      if dependsOnFlow { return true }
      return isForLinux
        && !items.filter(\.target.isCompiled).flatMap(\.swift).contains { file in
          guard let data = FileManager.default.contents(atPath: file.path) else { return false }
          return ["Combine", "SwiftUI", "UIKit"].contains { data.range(of: Data($0.utf8)) != nil }
        }
    }

    func entries() throws -> [String: SourceCopy.Entry] {
      var entries: [String: SourceCopy.Entry] = [:]
      let isSame = isTheSameEverywhere
      var done: [String] = []
      for item in items.sorted(by: { ($0.folder?.path ?? "") < ($1.folder?.path ?? "") }) {
        guard let folder = item.folder, let path = relative(folder),
          !done.contains(where: { path == $0 || $0.isEmpty || path.hasPrefix($0 + "/") })
        else { continue }
        done.append(path)
        let isPrepared = item.target.isCompiled || item.target.type == "macro"
        if isSame || !isPrepared, !path.isEmpty, item.models.isEmpty {
          entries[path] = .link(folder)
        } else {
          var rules = SourceRules(
            isForLinux || !item.target.isCompiled ? .linux : .apple, modules: modules,
            areImportsInternal: item.target.areImportsInternal)
          rules.isOnMainActor = item.target.isOnMainActor
          rules.explicitImports = ExplicitImports.modules(in: item.swift)
          rules.extensionOverrides = ExtensionOverrides(in: item.swift)
          let models = Array(item.models.values)
          rules.forwardedOverrides = ForwardedOverrides(
            in: item.swift, generated: SourceModule.managedClassNames(of: models))
          if isForLinux, item.target.isCompiled {
            rules.typesOfUIKit = TypesOfUIKit.all
            rules.typesOfSwiftUI = TypesOfUIKit.ofSwiftUI
          }
          // On macOS, the modules of the compiler's syntax bring it along.
          if item.target.type == "macro", !isForLinux { rules.commonModules = ["Foundation"] }
          entries.merge(try SourceCopy.entries(of: folder, at: path) { _ in rules }) { first, _ in first }
          var added = try SourceModule.managedClasses(of: models, rules.forwardedOverrides)
          for (name, model) in item.models { added[name] = .link(model) }
          for (name, entry) in added { entries[(path.isEmpty ? "" : path + "/") + name] = entry }
          if item.hasTestCases {
            entries[(path.isEmpty ? "" : path + "/") + "FlowTestSupport.swift"] = .text(SourceModule.testCaseSupport)
          }
        }
      }
      return entries
    }

    func targets(_ summaries: [String: SourceSummary]) -> [String: Target] {
      items.reduce(into: [:]) { result, item in
        let path = item.folder.flatMap(relative) ?? ""
        let prefix = path.isEmpty ? "" : path + "/"
        let own = item.folder == nil ? [] : summaries.filter { $0.key.hasPrefix(prefix) }.map(\.value)
        let aliases = own.reduce(into: [:]) { $0.merge($1.aliases) { alias, _ in alias } }
        let imports = Set(own.flatMap(\.imports).filter(\.isCertain).map(\.name))
        let isOfEngine = { (name: String) in
          ["SwiftUI", "Combine", "PhoneSimulation"].contains(name) || SourceRules.aliases[name] != nil
            || name.hasPrefix("Flow")
        }
        let needsEngine =
          !isForLinux || own.contains { !$0.addedImports.isEmpty } || imports.contains(where: isOfEngine)
        result[item.target.name] = Target(
          aliases: aliases, usesEngine: !dependsOnFlow && item.target.isCompiled && !item.swift.isEmpty && needsEngine,
          obstacle: obstacle(item), imports: imports,
          hasTestCases: item.hasTestCases && !own.isEmpty
            || own.contains { $0.addedImports.contains(SourceRules.moduleOfExpectedFailures) },
          hasEntryPoint: item.hasEntryPoint)
      }
    }

    private func obstacle(_ item: Item) -> Obstacle? {
      switch item.target.type {
      case "binary": .binary
      case "regular" where item.hasObjectiveC: .objectiveC
      case "regular" where item.folder == nil: .noSources
      default: nil
      }
    }

    /// The path of a folder in the package; `nil` for one outside of it.
    private func relative(_ folder: URL) -> String? {
      let path = folder.standardizedFileURL.path
      if path == root.path { return "" }
      return path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : nil
    }
  }
}
