import Foundation

extension PackageManifest {
  /// What lines at the end of a manifest have to change.
  struct Changes {
    /// The folder of the package, which relative paths of dependencies start from.
    var folder: URL
    /// The folders of the packages it depends on, by identity.
    var packages: [String: URL] = [:]
    /// The identities of dependencies that are left out.
    var unused: Set<String> = []
    /// The identities of packages that are not available: targets lose their dependencies on them.
    var missing: Set<String> = []
    /// The folders of packages that are found instead of others, also for packages further on, by identity.
    var replacements: [String: URL] = [:]
    /// The products of packages that stand for others, by identity: targets lose their dependencies on all others of them.
    var standIns: [String: Set<String>] = [:]
    /// The targets that use the engine, with Apple's modules that they import and those that stand for them.
    var engine: [String: [String: String]] = [:]
    /// Further products of the engine that targets use.
    var products: [String: Set<String>] = [:]
    /// The targets that have XCTest's API of Apple's systems.
    var testTargets: Set<String> = []
    /// Definitions of targets that hold on iOS.
    var definitions: [String: [String]] = [:]
    /// The identity of the package that has a product, for products that targets may name without their package.
    var owners: [String: String] = [:]
    /// Whether dependencies of targets hold on iOS, by target and dependency.
    var conditions: [String: [String: Bool]] = [:]
    /// The targets that are left out.
    var removed: Set<String> = []
    /// The name of a program that is added.
    var program: String?
    /// The targets that the program links: programs among them become libraries.
    var linked: Set<String> = []
    /// The libraries with an entry point, which gets another name, because the program has one.
    var entryPoints: Set<String> = []
    /// Resources that are not declared, by target.
    var resources: [String: [String]] = [:]
    /// Declared resources that are not there, by target.
    var missingResources: [String: [String]] = [:]
    /// The targets that get names for what is in their catalogs.
    var withNames: Set<String> = []
    /// Compiler options, by target.
    var options: [String: [String]] = [:]
    /// The dynamic libraries that tests link, by name, with the identities and the folders of their packages.
    var opened: [String: (identity: String, folder: URL)] = [:]
    /// The libraries that remain dynamic: those that code opens by name.
    var dynamicLibraries: Set<String> = []
    /// Whether the packages are only to be found, and not to be built.
    var isForResolution = false
  }

  /// The manifest with lines at its end that change the variable `package`, which the package manager requires.
  func applying(_ changes: Changes) -> PackageManifest { PackageManifest(text: withKnownTools + Self.lines(changes)) }

  private static func lines(_ changes: Changes) -> String {
    """


    // What follows was added by `flow`.
    import Foundation

    do {
      let folder = \(literal(changes.folder.path))
      let flow = \(literal(ScratchPackage.root.path))
      let packages: [String: String] = \(dictionary(packages(changes).mapValues { literal($0.path) }))
      let unused: Set<String> = \(list(changes.unused))
      let otherIdentities: [String: String] = \(dictionary(otherIdentities.mapValues(literal)))
      let missing: Set<String> = \(list(changes.missing))
      var missingNames = missing
      let removed: Set<String> = \(list(changes.removed))
      package.targets.removeAll { removed.contains($0.name) }
      var flowName = "SwiftUIFlowTesting"
      var names: [String: String] = [:]

      // There is one SwiftUIFlowTesting: the one of the command.
      package.dependencies = package.dependencies.compactMap { dependency in
        let name: String?
        let location: String
        var path: String?
        switch dependency.kind {
        case .fileSystem(let own, let given):
          name = own
          let absolute = given.hasPrefix("/") || given.hasPrefix("~") ? given : folder + "/" + given
          path = URL(fileURLWithPath: absolute).standardizedFileURL.path
          location = path ?? given
        case .sourceControl(let own, let url, _): (name, location) = (own, url)
        default: return dependency
        }
        let last = location.split(separator: "/").last.map(String.init) ?? location
        let base = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        if path == flow || (name ?? base).lowercased() == "swiftuiflowtesting" {
          flowName = name ?? base
          return nil
        }
        if missing.contains(base.lowercased()) {
          if let name { missingNames.insert(name.lowercased()) }
          return nil
        }
        if unused.contains(base.lowercased()) { return nil }
        let identity = otherIdentities[base.lowercased()] ?? base.lowercased()
        // Two names of one package.
        if otherIdentities.values.contains(identity), names[identity] != nil { return nil }
        names[identity] = name ?? base
        if let place = packages[identity] { return .package(name: name ?? base, path: place) }
        return path.map { .package(name: name ?? base, path: $0) } ?? dependency
      }
      for target in package.targets where !missing.isEmpty {
        target.dependencies = target.dependencies.filter { dependency in
          guard case .productItem(let product, let package, _, _) = dependency else { return true }
          return !missingNames.contains((package ?? product).lowercased())
        }
        target.plugins = target.plugins?.filter { usage in
          guard case .plugin(_, let package) = usage else { return true }
          return package.map { !missingNames.contains($0.lowercased()) } ?? true
        }
      }
      for target in package.targets where !otherIdentities.isEmpty {
        target.dependencies = target.dependencies.map { dependency in
          guard case .productItem(let product, let package?, let aliases, let condition) = dependency else {
            return dependency
          }
          let identity = otherIdentities[package.lowercased()] ?? package.lowercased()
          guard otherIdentities.values.contains(identity), let own = names[identity] else { return dependency }
          return .product(name: product, package: own, moduleAliases: aliases, condition: condition)
        }
      }
    \(standIns(changes))
    \(conditions(changes))
    \(changes.isForResolution ? forResolution(changes) : forBuilding(changes))
    }

    """
  }

  private static func packages(_ changes: Changes) -> [String: URL] {
    changes.packages.merging(changes.replacements) { $1 }
  }

  /// The identities of the stand-ins by others of the same packages.
  private static var otherIdentities: [String: String] { ShippedStandIn.identities.filter { $0.key != $0.value } }

  private static func standIns(_ changes: Changes) -> String {
    if changes.standIns.isEmpty { return "" }
    return """
        let standIns: [String: Set<String>] = \(dictionary(changes.standIns.mapValues(list)))
        for target in package.targets {
          target.dependencies = target.dependencies.filter { dependency in
            guard case .productItem(let product, let package?, _, _) = dependency else { return true }
            return !standIns.contains { identity, products in
              (package.lowercased() == identity || package == names[identity]) && !products.contains(product)
            }
          }
        }
      """
  }

  /// Dependencies whose conditions hold on iOS have none, and the others are left out.
  private static func conditions(_ changes: Changes) -> String {
    """
      let conditions: [String: [String: Bool]] = \(dictionary(changes.conditions.mapValues { dictionary($0.mapValues { "\($0)" }) }))
      for target in package.targets {
        if let conditions = conditions[target.name] {
          target.dependencies = target.dependencies.compactMap { dependency in
            switch dependency {
            case .targetItem(let name, _):
              conditions[name].map { $0 ? .target(name: name) : nil } ?? dependency
            case .productItem(let name, let package, let aliases, _):
              conditions[name].map { $0 ? .product(name: name, package: package ?? name, moduleAliases: aliases) : nil }
                ?? dependency
            case .byNameItem(let name, _): conditions[name].map { $0 ? .byName(name: name) : nil } ?? dependency
            @unknown default: dependency
            }
          }
        }
      }
    """
  }

  /// Only dependencies count, and only those of products that a target uses.
  private static func forResolution(_ changes: Changes) -> String {
    """
      for target in package.targets {
        target.dependencies = target.dependencies.filter { dependency in
          if case .productItem(_, let name, _, _) = dependency { return name?.lowercased() != flowName.lowercased() }
          return true
        }
      }
      let replacements: [String] = \(list(Set(changes.replacements.keys)))
      for identity in replacements where names[identity] == nil {
        package.dependencies.append(.package(name: identity, path: packages[identity] ?? ""))
      }
    """
  }

  private static func forBuilding(_ changes: Changes) -> String {
    """
      package.dependencies.append(.package(name: flowName, path: flow))
      let engine: [String: (products: [String], options: [String])] = \(engine(changes))
      let owners: [String: String] = \(dictionary(changes.owners.mapValues(literal)))
      let linked: Set<String> = \(list(changes.linked))
      let entryPoints: Set<String> = \(list(changes.entryPoints))
      let resources: [String: [String]] = \(dictionary(changes.resources.mapValues(list)))
      let missingResources: [String: Set<String>] = \(dictionary(changes.missingResources.mapValues(list)))
      let options: [String: [String]] = \(dictionary(changes.options.mapValues(list)))
      let withNames: Set<String> = \(list(changes.withNames))

    \(forThisLinker)
      func product(_ name: String) -> Target.Dependency { .product(name: name, package: flowName) }
      func entryPoint(_ name: String) -> String { name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() + "Main" }
      // A program contains its libraries, as each of them may be needed by several others.
      let dynamicLibraries: Set<String> = \(list(changes.dynamicLibraries))
      package.products = package.products.compactMap { product in
        if product is Product.Executable { return nil }
        guard let library = product as? Product.Library else { return product }
        if library.targets.contains(where: { removed.contains($0) }) { return nil }
        if library.type == nil || dynamicLibraries.contains(library.name) { return product }
        return .library(name: library.name, targets: library.targets)
      }
      func entryPoint(of target: Target) -> SwiftSetting {
        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", entryPoint(target.name)])
      }
      package.targets = package.targets.map { target in
        if entryPoints.contains(target.name) {
          target.swiftSettings = (target.swiftSettings ?? []) + [entryPoint(of: target)]
        }
        let own = folder + "/" + (target.path ?? "Sources/" + target.name)
        // Code at the top level of a file is no library's.
        let isProgram = FileManager.default.fileExists(atPath: own + "/main.swift")
        guard target.type == .executable, linked.contains(target.name), !isProgram else { return target }
        return .target(
          name: target.name, dependencies: target.dependencies, path: target.path, exclude: target.exclude,
          sources: target.sources, resources: target.resources, publicHeadersPath: target.publicHeadersPath,
          cSettings: target.cSettings, cxxSettings: target.cxxSettings,
          swiftSettings: (target.swiftSettings ?? []) + [entryPoint(of: target)],
          linkerSettings: target.linkerSettings, plugins: target.plugins)
      }
      for target in package.targets where target.type != .system && target.type != .binary {
        // An older manifest may name a product without its package.
        let own = Set(package.targets.map(\\.name))
        target.dependencies = target.dependencies.compactMap { dependency in
          guard case .byNameItem(let name, let condition) = dependency else { return dependency }
          guard let package = owners[name].flatMap({ names[$0] }) else {
            return missing.isEmpty || own.contains(name) ? dependency : nil
          }
          return .product(name: name, package: package, condition: condition)
        }
        if let engine = engine[target.name] {
          target.dependencies += (["SwiftUI"] + engine.products).map(product)
          target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(engine.options)]
        }
        if let missing = missingResources[target.name] {
          // The path of a resource can be read by reflection alone.
          target.resources?.removeAll { missing.contains(Mirror(reflecting: $0).descendant("path") as? String ?? "") }
        }
        if let resources = resources[target.name] {
          target.resources = (target.resources ?? []) + resources.map { .copy($0) }
        }
        if withNames.contains(target.name) {
          target.plugins = (target.plugins ?? []) + [.plugin(name: "FlowAssets", package: flowName)]
        }
        if let options = options[target.name] {
          target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(options)]
        }
        target.linkerSettings = target.linkerSettings?.map(forThisLinker)
      }
    \(opened(changes))
    \(program(changes))
    """
  }

  /// Leaves out options that only Apple's linker knows. A setting can be read by reflection alone.
  private static let forThisLinker = """
      func forThisLinker(_ setting: LinkerSetting) -> LinkerSetting {
        guard let data = Mirror(reflecting: setting).children.first.map({ Mirror(reflecting: $0.value) }),
          data.descendant("name") as? String == "unsafeFlags", let flags = data.descendant("value") as? [String],
          let condition = data.descendant("condition"), Mirror(reflecting: condition).children.isEmpty
        else { return setting }
        let options: Set = [
          "-ObjC", "-all_load", "-application_extension", "-dead_strip", "-no_warn_duplicate_libraries",
        ]
        func option(_ flag: String) -> String { flag.hasPrefix("-Wl,") ? String(flag.dropFirst(4)) : flag }
        return .unsafeFlags(
          flags.indices.filter { index in
            let next = flags[index] == "-Xlinker" ? flags.dropFirst(index + 1).first : nil
            return !options.contains(option(next ?? flags[index]))
          }.map { flags[$0] })
      }
    """

  private static func opened(_ changes: Changes) -> String {
    changes.opened.sorted { $0.key < $1.key }.map { product, package in
      """
        if names[\(literal(package.identity))] == nil {
          names[\(literal(package.identity))] = \(literal(package.identity))
          package.dependencies.append(
            .package(name: \(literal(package.identity)), path: \(literal(package.folder.path))))
        }
        for target in package.targets where target.type == .test {
          target.dependencies.append(
            .product(
              name: \(literal(product)),
              package: names[\(literal(package.identity))] ?? \(literal(package.identity))))
        }
      """
    }.joined(separator: "\n")
  }

  private static func program(_ changes: Changes) -> String {
    guard let program = changes.program else { return "" }
    return """
        let libraries = package.targets.filter { $0.type == .regular && linked.contains($0.name) }.map(\\.name)
        package.targets.append(
          .executableTarget(
            name: \(literal(program)),
            dependencies: libraries.map { .target(name: $0) } + [product("FlowPreviews")],
            path: \(literal(program))))
      """
  }

  private static func engine(_ changes: Changes) -> String {
    dictionary(
      Dictionary(
        uniqueKeysWithValues: Set(changes.engine.keys).union(changes.definitions.keys).union(changes.testTargets).union(
          changes.products.keys
        ).map {
          target in
          let aliases = ModuleAliases(changes.engine[target] ?? [:])
          let products = Set(aliases.products).union(changes.testTargets.contains(target) ? ["XCUIAutomation"] : [])
            .union(changes.products[target] ?? [])
          let options = aliases.options + (changes.definitions[target] ?? []).map { "-D\($0)" }
          return (target, "(\(list(products)), \(list(options)))")
        }))
  }

  private static func literal(_ text: String) -> String { ScratchPackage.literal(text) }

  private static func list(_ texts: Set<String>) -> String { list(texts.sorted()) }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(literal).joined(separator: ", ") + "]"
  }

  /// - Parameter values: Expressions.
  private static func dictionary(_ values: [String: String]) -> String {
    values.isEmpty
      ? "[:]"
      : "[" + values.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \($0.value)" }.joined(separator: ", ") + "]"
  }
}
