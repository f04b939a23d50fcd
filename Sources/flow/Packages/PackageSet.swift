import Foundation

/// The packages of a build: each with its sources as iOS sees them, and a manifest that finds the others and the engine.
struct PackageSet {
  /// The package that is built, if it is one.
  let root: PreparedPackage?
  /// The packages it depends on, by identity.
  let dependencies: [String: PreparedPackage]
  private let changes: RootChanges
  /// The identities of the packages that are not available.
  private let missing: Set<String>
  /// The names of products that the modules of a project use.
  private let products: Set<String>

  /// What is added to the package that is built.
  struct RootChanges {
    /// A program that links the targets.
    var program: String?
    var targets: Set<String> = []
  }

  /// The folder of the package that is built.
  var folder: URL? { root?.folder }

  /// No packages.
  init() {
    root = nil
    dependencies = [:]
    changes = RootChanges()
    missing = []
    products = []
  }

  /// Prepares a package, and those it depends on.
  ///
  /// - Parameters:
  ///   - hasTests: Whether its tests are built.
  ///   - texts: Files that are added to it.
  ///   - allowsMissing: Whether packages that are not available are left out, with a warning.
  /// - Throws: `CommandError.noPackages` if packages are not available.
  init(
    of package: URL, in scratch: ScratchPackage, hasTests: Bool = false, texts: [String: String] = [:],
    allowsMissing: Bool = false, changes: (PreparedPackage) throws -> RootChanges
  ) throws {
    let location = PackageLocation(identity: PackageLocation.identity(of: package), folder: package)
    let root = try PreparedPackage(
      location, in: scratch.packages, isRoot: hasTests, texts: texts, cache: scratch.manifests)
    self.root = root
    Self.noteMissingResources(of: root)
    products = []
    self.changes = try changes(root)
    let unused = root.description.unusedDependencies(hasTests: hasTests).union(["swiftuiflowtesting"])
      .union(PackagesOfEngine.identities)
    var found = PackageResolution.Result()
    var missing: Set<String> = []
    if root.description.dependencies.contains(where: { !unused.contains($0.identity) }) {
      let local = root.description.dependencies.flatMap { $0.fileSystem ?? [] }.map { URL(fileURLWithPath: $0.path) }
      while true {
        let reduced = try ReducedPackages(local, without: missing, in: scratch)
        var changes = PackageManifest.Changes(folder: package, isForResolution: true)
        changes.unused = unused
        changes.removed = root.leftOut
        changes.missing = missing
        changes.conditions = root.description.dependenciesOnEngine.mapValues(Self.leftOut)
        changes.packages = local.reduce(into: [:]) { $0[PackageLocation.identity(of: $1)] = reduced.folder(of: $1) }
        changes.replacements = ShippedStandIn.all.mapValues(\.folder)
        let manifest = try PackageManifest(of: package).applying(changes)
        found = try PackageResolution(folder: scratch.resolution).result(
          manifest: manifest.text, resolved: package.appendingPathComponent("Package.resolved"),
          copies: scratch.checkouts)
        found.packages = found.packages.map(reduced.original)
        let new = Set(found.missing.keys.map { PackageLocation.identity(of: $0) }).subtracting(missing)
        if new.isEmpty || !allowsMissing { break }
        for url in found.missing.keys.sorted() {
          Output.note(.missingPackage(url))
        }
        missing.formUnion(new)
      }
    }
    self.missing = missing
    dependencies = try Self.prepare(found, in: scratch, for: root.description.dependencies.map(\.identity))
    if !allowsMissing { for use in standIns() { Output.progress(use.text) } }
    try write()
  }

  /// Prepares the packages that a project depends on.
  ///
  /// - Parameters:
  ///   - manifest: A manifest whose targets use the products.
  ///   - resolved: `Package.resolved`.
  ///   - reduced: The local packages whose manifests the manifest names instead of theirs.
  ///   - products: The products that are used, by the identities of their packages.
  init(
    manifest: String, resolved: URL?, reduced: ReducedPackages, in scratch: ScratchPackage,
    products: [String: [String]] = [:]
  ) throws {
    root = nil
    self.products = Set(products.values.joined())
    changes = RootChanges()
    missing = reduced.missing
    var found = try PackageResolution(folder: scratch.resolution)
      .result(manifest: manifest, resolved: resolved, copies: scratch.checkouts)
    found.packages = found.packages.map(reduced.original)
    dependencies = try Self.prepare(found, in: scratch, for: Array(products.keys))
    try write()
  }

  /// - Parameter identities: The packages that are used directly.
  private static func prepare(
    _ found: PackageResolution.Result, in scratch: ScratchPackage, for identities: [String]
  ) throws -> [String: PreparedPackage] {
    if !found.missing.isEmpty { throw CommandError.missingPackages(found.missing) }
    var packages: [String: PreparedPackage] = [:]
    // Stand-ins are found for whoever needs them.
    let standIns = ShippedStandIn.all.keys
    for location in found.packages.sorted(by: { !standIns.contains($0.identity) && standIns.contains($1.identity) }) {
      let identity = location.identity
      let needed = (identities + packages.values.flatMap { $0.description.dependencies.map(\.identity) })
        .map(ShippedStandIn.identity)
      if PackagesOfEngine.identities.contains(identity) { continue }
      if standIns.contains(identity), !needed.contains(identity) { continue }
      let package = try PreparedPackage(location, in: scratch.packages, cache: scratch.manifests)
      noteMissingResources(of: package)
      packages[identity] = package
    }
    return packages
  }

  /// Xcode builds a package without the resources that it has not: often they are generated, and not in the repository.
  private static func noteMissingResources(of package: PreparedPackage) {
    for target in package.description.targets {
      let paths = package.description.missingResources(of: target, in: package.location.folder)
      if !paths.isEmpty { Output.note(.missingResources(of: target.name, paths)) }
    }
  }

  /// The products of the stand-ins among the packages.
  private var standInProducts: [String: Set<String>] {
    dependencies.filter { ShippedStandIn.all[$0.key] != nil }.mapValues { Set($0.description.products.map(\.name)) }
  }

  /// The stand-ins among the packages, with what they lack.
  ///
  /// - Parameter asked: Products of packages that modules without a package ask for.
  func standIns(asked: [PackageProduct] = []) -> [StandInUse] {
    let packages = [root].compactMap(\.self) + dependencies.values
    let dependencies = packages.flatMap { $0.description.targets.flatMap(\.dependencies) }
    return standInProducts.sorted { $0.key < $1.key }.map { identity, products in
      let wanted =
        dependencies.filter { $0.package.map { ShippedStandIn.identity($0.lowercased()) } == identity }.map(\.name)
        + asked.filter { ShippedStandIn.identity(replacing: $0.package) == identity }.map(\.name)
      return StandInUse(identity: identity, missing: Set(wanted).subtracting(products).sorted())
    }
  }

  /// Conditions that never hold, for each of the dependencies.
  private static func leftOut(_ dependencies: [PackageDescription.TargetDependency]) -> [String: Bool] {
    Dictionary(dependencies.map { ($0.name, false) }) { first, _ in first }
  }

  // MARK: - Manifests

  /// Writes the manifests.
  ///
  /// - Parameters:
  ///   - names: Targets of the package that is built that are left out.
  ///   - options: Additional compiler options for a target of a package.
  func write(
    without names: Set<String> = [], options: (PreparedPackage, _ target: String) -> [String] = { _, _ in [] }
  ) throws {
    for package in dependencies.values { try write(package, without: [], options) }
    if let root { try write(root, without: names, options) }
  }

  private func write(
    _ package: PreparedPackage, without names: Set<String>, _ options: (PreparedPackage, String) -> [String]
  ) throws {
    let isRoot = package.location == root?.location
    let description = package.description
    var changes = PackageManifest.Changes(folder: package.location.folder)
    changes.packages = dependencies.mapValues(\.folder)
    changes.unused = description.unusedDependencies(hasTests: package.leftOut.isEmpty)
      .union(PackagesOfEngine.identities)
    changes.missing = missing
    changes.standIns = standInProducts
    changes.engine = package.targets.filter(\.value.usesEngine).mapValues(\.aliases)
    changes.testTargets = Set(package.targets.filter(\.value.hasTestCases).keys)
    changes.products = description.dependenciesOnEngine.mapValues { dependencies in
      Set(dependencies.compactMap { PackagesOfEngine.product(of: $0.package ?? $0.name) })
    }
    changes.owners = owners(of: description)
    let opened = librariesOpenedByName.products
    changes.dynamicLibraries = Set(opened.map(\.name))
    if isRoot, package.leftOut.isEmpty {
      for (product, identity) in opened {
        guard let folder = dependencies[identity]?.folder else { continue }
        changes.opened[product] = (identity, folder)
      }
    }
    changes.conditions = Self.conditions(description, isForLinux: package.isForLinux)
    if !package.isForLinux {
      changes.definitions = Self.definitions(description)
    }
    changes.removed = package.leftOut.union(names)
    for target in description.targets {
      let catalogs = description.catalogs(of: target, in: package.location.folder)
      let models = description.dataModels(of: target, in: package.location.folder).keys.sorted()
      let absent = description.missingResources(of: target, in: package.location.folder)
      if !absent.isEmpty { changes.missingResources[target.name] = absent }
      let resources = catalogs.undeclared + models
      if !resources.isEmpty { changes.resources[target.name] = resources }
      if catalogs.haveNames, package.targets[target.name]?.usesEngine == true { changes.withNames.insert(target.name) }
    }
    changes.entryPoints = Set(package.targets.filter(\.value.hasEntryPoint).keys)
    if isRoot {
      changes.program = self.changes.program
      changes.linked = self.changes.targets
    }
    for target in package.targets.keys {
      let options = options(package, target)
      if !options.isEmpty { changes.options[target] = options }
    }
    try package.write(manifest: PackageManifest(of: package.location.folder).applying(changes).text)
  }

  /// The targets that are built with tests.
  var testTargets: TestTargets {
    let compiled = (root?.description.targets ?? []).filter(\.isCompiled)
    return TestTargets(
      tests: compiled.filter { $0.type == "test" }.map(\.name),
      others: compiled.filter { $0.type != "test" }.map(\.name)
    ) { try write(without: $0) }
  }

  /// The dynamic libraries of the packages that code opens by name.
  var librariesOpenedByName: LibrariesOpenedByName {
    LibrariesOpenedByName(
      in: dependencies.mapValues(\.description),
      used: products.union(root.map { LibrariesOpenedByName.used(by: $0.description) } ?? []))
  }

  /// The identity of the package that has a product, by the product's name, for products of direct dependencies.
  private func owners(of description: PackageDescription) -> [String: String] {
    let own = Set(description.targets.map(\.name))
    return description.dependencies.reduce(into: [:]) { owners, dependency in
      let identity = ShippedStandIn.identity(dependency.identity)
      for product in dependencies[identity]?.description.products ?? [] where !own.contains(product.name) {
        owners[product.name] = identity
      }
    }
  }

  /// Whether dependencies hold on iOS, for those with a condition of a package that does not know Linux.
  private static func conditions(_ description: PackageDescription, isForLinux: Bool) -> [String: [String: Bool]] {
    description.targets.reduce(into: description.dependenciesOnEngine.mapValues(leftOut)) { result, target in
      for dependency in target.dependencies {
        guard !isForLinux, result[target.name]?[dependency.name] == nil,
          let platforms = dependency.condition?.platformNames, !platforms.isEmpty
        else { continue }
        result[target.name, default: [:]][dependency.name] = platforms.contains("ios")
      }
    }
  }

  /// The definitions that hold on iOS, for those that do not hold here.
  private static func definitions(_ description: PackageDescription) -> [String: [String]] {
    description.targets.reduce(into: [:]) { result, target in
      let names = target.settings.compactMap { setting -> String? in
        guard setting.tool == "swift", let platforms = setting.condition?.platformNames, platforms.contains("ios"),
          !platforms.contains("linux"), setting.condition?.config != "release"
        else { return nil }
        return setting.kind.define?.text
      }
      if !names.isEmpty { result[target.name] = names }
    }
  }
}
