import DataModels
import FlowReports
import Foundation

/// The parts of a package's manifest that are needed here: a part of the output of `swift package
/// dump-package`.
struct PackageDescription: Codable {
  let name: String
  let dependencies: [Dependency]
  let products: [Product]
  let targets: [Target]

  struct Product: Codable {
    let name: String
    let targets: [String]
    let type: Kind?

    struct Kind: Codable {
      /// `dynamic`, `static` or `automatic` of a library.
      let library: [String]?
    }

    var isDynamicLibrary: Bool { type?.library?.contains("dynamic") ?? false }
  }

  struct Target: Codable {
    let name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
    let type: String
    let path: String?
    let exclude: [String]
    let resources: [Resource]?
    let dependencies: [TargetDependency]
    let pluginUsages: [PluginUsage]?
    let settings: [Setting]

    /// Whether it has sources that are compiled for the program, and not for a tool of the build.
    var isCompiled: Bool { ["regular", "executable", "test"].contains(type) }

    var areImportsInternal: Bool {
      settings.contains { $0.kind.enableUpcomingFeature?.text == "InternalImportsByDefault" }
    }

    /// Whether everything that does not say otherwise is isolated to the main actor, here.
    var isOnMainActor: Bool {
      settings.last { setting in
        setting.kind.defaultIsolation != nil && setting.condition?.platformNames?.contains("linux") ?? true
      }?.kind.defaultIsolation?.text == "MainActor"
    }
  }

  struct Resource: Codable { let path: String }

  struct Condition: Codable {
    let platformNames: [String]?
    let config: String?
  }

  /// A setting, of which only definitions, features and the default isolation are read.
  struct Setting: Codable {
    struct Kind: Codable {
      struct Value: Codable {
        let text: String?

        private enum CodingKeys: String, CodingKey { case text = "_0" }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          text = try? container.decode(String.self, forKey: .text)
        }
      }

      let define: Value?
      let enableUpcomingFeature: Value?
      let defaultIsolation: Value?
    }

    let condition: Condition?
    let kind: Kind
    let tool: String
  }

  /// The dependency of a package on another.
  struct Dependency: Codable {
    struct Remote: Codable { let identity: String }
    struct Local: Codable {
      let identity: String
      let path: String
    }

    let sourceControl: [Remote]?
    let registry: [Remote]?
    let fileSystem: [Local]?

    var identity: String {
      sourceControl?.first?.identity ?? registry?.first?.identity ?? fileSystem?.first?.identity ?? ""
    }
  }

  /// The dependency of a target on a target or a product: lists of a name, a package, and other values.
  struct TargetDependency: Codable {
    enum Item: Codable {
      case text(String)
      case condition(Condition)
      case other

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else if !container.decodeNil(), let condition = try? container.decode(Condition.self) {
          self = .condition(condition)
        } else {
          self = .other
        }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .condition(let condition): try container.encode(condition)
        case .other: try container.encodeNil()
        }
      }

      var text: String? { if case .text(let text) = self { text } else { nil } }
    }

    let byName: [Item]?
    let product: [Item]?
    let target: [Item]?

    var name: String { (byName ?? product ?? target)?.first?.text ?? "" }

    /// The package of a product, if it is named.
    var package: String? { (product?.dropFirst().first)?.text }

    var condition: Condition? {
      for case .condition(let condition) in byName ?? product ?? target ?? [] { return condition }
      return nil
    }
  }

  /// The use of a plugin by a target.
  struct PluginUsage: Codable {
    let plugin: [String?]?

    var package: String? { (plugin?.dropFirst().first).flatMap(\.self) }
  }
}

extension PackageDescription {
  /// Reads the manifest of a package.
  ///
  /// - Parameter cache: A folder for the package manager's files.
  /// - Throws: `CommandError.noManifest`.
  init(of folder: URL, cache: URL) throws {
    if !PackageFolder.hasManifest(folder) { throw CommandError.noManifest(folder.path) }
    let process = Subprocess(
      arguments: [
        "swift", "package", "--package-path", folder.path, "--scratch-path", cache.path, "dump-package",
      ], folder: folder)
    let (text, status) = try process.output(errors: false)
    guard status == 0, let read = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      throw CommandError.noManifest(folder.path)
    }
    self = read
  }

  /// The folders of sources that the manifest names and that are not there.
  func missingFolders(in package: URL) -> [String] {
    targets.filter(\.isCompiled).compactMap(\.path).filter {
      !FileManager.default.fileExists(atPath: package.appendingPathComponent($0).path)
    }
  }

  /// The folder of a target's sources; `nil` if there is none.
  func folder(of target: Target, in package: URL) -> URL? {
    if let path = target.path { return package.appendingPathComponent(path).standardizedFileURL }
    let common = ["Sources", "Source", "src", "srcs"]
    let bases =
      switch target.type {
      case "test": ["Tests"] + common
      case "plugin": ["Plugins"]
      default: common
      }
    let folders = bases.map { package.appendingPathComponent($0) }
    let isFolder = { (url: URL) in FileManager.default.fileExists(atPath: url.path) }
    if let own = folders.map({ $0.appendingPathComponent(target.name) }).first(where: isFolder) { return own }
    // The only target may have its sources directly in the folder.
    let isOnly = targets.count { ($0.type == "test") == (target.type == "test") && $0.type != "plugin" } == 1
    return isOnly ? folders.first(where: isFolder) : nil
  }

  /// What is known about the catalogs of a target.
  struct Catalogs {
    /// The paths of those that are resources without being declared, in order: Xcode knows their kinds, and the package
    /// manager does not.
    let undeclared: [String]
    /// Whether Xcode generates names for what is in them.
    let haveNames: Bool
  }

  /// The paths of the declared resources of a target that are not there.
  func missingResources(of target: Target, in package: URL) -> [String] {
    guard let folder = folder(of: target, in: package) else { return [] }
    return (target.resources ?? []).map(\.path).filter {
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// The catalogs in a target's folder.
  func catalogs(of target: Target, in package: URL) -> Catalogs {
    guard target.isCompiled, let folder = folder(of: target, in: package),
      let paths = FileManager.default.enumerator(atPath: folder.path)
    else { return Catalogs(undeclared: [], haveNames: false) }
    // A target may be in the folder of another one.
    let others = targets.filter { $0.name != target.name }.compactMap { self.folder(of: $0, in: package)?.path }
    let inside = others.filter { $0.hasPrefix(folder.path + "/") }.map { String($0.dropFirst(folder.path.count + 1)) }
    let leftOut = target.exclude + inside
    var found: [String] = []
    while let path = paths.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      let isCatalog = Self.kindsOfCatalogs.contains((name as NSString).pathExtension.lowercased())
      let isLeftOut = name.hasPrefix(".") || leftOut.contains(path)
      if isCatalog || isLeftOut { paths.skipDescendants() }
      if isCatalog, !isLeftOut { found.append(path) }
    }
    let declared = (target.resources ?? []).map(\.path)
    return Catalogs(
      undeclared: found.filter { path in !declared.contains { path == $0 || path.hasPrefix($0 + "/") } }.sorted(),
      haveNames: found.contains { ["xcassets", "xcstrings"].contains(($0 as NSString).pathExtension) })
  }

  private static let kindsOfCatalogs: Set<String> = ["rkassets", "storyboard", "xcassets", "xcstrings", "xib"]

  /// The data models and mapping models of Core Data in a target's folder, with the names that they have in the target's
  /// bundle: those of compiled models, which apps look up. Xcode knows their kind of folder, and the package manager does
  /// not.
  func dataModels(of target: Target, in package: URL) -> [String: URL] {
    guard target.isCompiled, let folder = folder(of: target, in: package),
      let models = try? SourceModule.models(in: folder)
    else { return [:] }
    let named = models.compactMap { model -> (String, URL)? in
      if DataMapping.isMapping(model.lastPathComponent) { return (DataMapping.nameInBundle(of: model), model) }
      guard DataModelFolder.isModel(model.lastPathComponent) else { return nil }
      return (model.deletingPathExtension().lastPathComponent + ".momd", model)
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The names of the packages that no target uses: they are tools for people, such as those for documentation.
  ///
  /// - Parameter hasTests: Whether the targets of tests are used.
  func unusedDependencies(hasTests: Bool) -> Set<String> {
    let targets = targets.filter { hasTests || $0.type != "test" }
    let own = Set(self.targets.map(\.name))
    let uses = targets.flatMap { target in
      target.dependencies.compactMap { dependency -> String? in
        if dependency.target != nil || dependency.byName != nil && own.contains(dependency.name) { return nil }
        return dependency.package ?? dependency.name
      } + (target.pluginUsages ?? []).compactMap(\.package)
    }
    let names = Set(uses.map { $0.lowercased() })
    let identities = Set(dependencies.map { $0.identity.lowercased() })
    // A package may be named by another name than its identity.
    if !names.isSubset(of: identities) { return [] }
    return identities.subtracting(names)
  }

  /// Whether the package depends on this one: then it was written for both.
  var dependsOnFlow: Bool {
    dependencies.contains { dependency in
      dependency.identity == "swiftuiflowtesting"
        || dependency.fileSystem?.contains { URL(fileURLWithPath: $0.path).standardizedFileURL == ScratchPackage.root }
          == true
    }
  }
}
