import FlowReports
import Foundation
import ProjectModel
import SourcePreparation

/// The packages of a project, prepared.
struct ProjectPackageSet {
  /// All packages, also those that packages depend on.
  let packages: PackageSet
  /// The identity of the package that has a product: packages may have products of one name.
  private let identities: [PackageProduct: String]

  /// - Parameters:
  ///   - project: The project that names the packages; `nil` for a folder of sources.
  ///   - modules: The modules that use products of the packages.
  ///   - allowsMissing: Whether packages that are not available are left out, with a warning.
  /// - Returns: `nil` if they use none.
  init?(
    _ project: Project?, for modules: [SourceModule], in scratch: ScratchPackage, allowsMissing: Bool = false
  ) throws {
    let products = Set(modules.flatMap(\.products))
    if products.isEmpty { return nil }
    var local: [URL] = []
    var missing: Set<String> = []
    for case .local(let folder) in project?.packages ?? [] {
      if PackageFolder.hasManifest(folder) {
        let absent = try PackageDescription(of: folder, cache: scratch.manifests).missingFolders(in: folder)
        if absent.isEmpty {
          local.append(folder)
        } else if allowsMissing {
          Output.note(.missingFolders(of: folder.path, absent))
          missing.insert(PackageLocation.identity(of: folder))
        } else {
          throw CommandError.missingFolders(of: folder.path, absent)
        }
      } else if allowsMissing {
        Output.note(.missingPackage(folder.path))
        missing.insert(PackageLocation.identity(of: folder))
      } else {
        throw CommandError.noManifest(folder.path)
      }
    }
    var reduced = ReducedPackages.none
    while true {
      let (manifest, identities) = try Self.manifest(project, products, in: scratch, without: missing, reduced)
      if identities.isEmpty {
        packages = PackageSet()
        self.identities = [:]
        return
      }
      do {
        packages = try PackageSet(
          manifest: manifest, resolved: project?.packageVersions, reduced: reduced, in: scratch,
          products: Dictionary(grouping: identities.keys) { identities[$0] ?? "" }.mapValues { $0.map(\.name) })
        self.identities = identities
        return
      } catch CommandError.missingPackages(let reasons) where allowsMissing {
        let own = Set(identities.values)
        let absent = Set(reasons.keys.map { PackageLocation.identity(of: $0) }).union(reduced.missing)
        if absent != reduced.missing {
          for url in reasons.keys.sorted() where !reduced.missing.contains(PackageLocation.identity(of: url)) {
            Output.note(.missingPackage(url))
          }
          missing.formUnion(own.intersection(absent))
          // Local packages continue without it.
          reduced = try ReducedPackages(local, without: absent, in: scratch)
          continue
        }
        let new = try Self.packagesThatNeedMissing(project, products, in: scratch, of: own, without: missing, reduced)
        for name in new.sorted() {
          Output.note(.missingDependencies(of: name, reasons.keys.sorted()))
        }
        if new.isEmpty { throw CommandError.missingPackages(reasons) }
        missing.formUnion(new)
      } catch CommandError.noPackages(let text) where allowsMissing && !identities.isEmpty {
        let own = Set(identities.values)
        let alone = try Self.packagesThatNeedMissing(project, products, in: scratch, of: own, without: missing, reduced)
        let new = alone.isEmpty ? own : alone
        Output.note(.missingModules(new.sorted(), reason: .noPackages(text)))
        missing.formUnion(new)
      }
    }
  }

  /// The packages that are not available even without the others.
  private static func packagesThatNeedMissing(
    _ project: Project?, _ products: Set<PackageProduct>, in scratch: ScratchPackage, of all: Set<String>,
    without missing: Set<String>, _ reduced: ReducedPackages
  ) throws -> Set<String> {
    try all.filter { identity in
      let manifest = try manifest(
        project, products, in: scratch, without: all.subtracting([identity]).union(missing), reduced
      ).text
      do {
        let found = try PackageResolution(folder: scratch.resolution)
          .result(manifest: manifest, resolved: project?.packageVersions, copies: scratch.checkouts)
        return !found.missing.isEmpty
      } catch CommandError.noPackages {
        return true
      }
    }
  }

  /// A manifest whose only target uses the products, and the identity of the package that has each of them.
  private static func manifest(
    _ project: Project?, _ products: Set<PackageProduct>, in scratch: ScratchPackage, without missing: Set<String>,
    _ reduced: ReducedPackages
  ) throws -> (text: String, identities: [PackageProduct: String]) {
    var identities: [PackageProduct: String] = [:]
    var dependencies: [String] = []
    let all = project?.packages ?? []
    let local = all.filter { if case .local = $0 { true } else { false } }
    for package in local + all.filter({ !local.contains($0) })
    where ShippedStandIn.identity(replacing: package) == nil {
      switch package {
      case .local(let folder):
        let identity = PackageLocation.identity(of: folder)
        if missing.contains(identity) { continue }
        let description = try PackageDescription(of: folder, cache: scratch.manifests)
        let names = Set(description.products.map(\.name))
        let own = products.filter { $0.isPossible(in: package) && names.contains($0.name) && identities[$0] == nil }
        if own.isEmpty { continue }
        for product in own { identities[product] = identity }
        dependencies.append(Self.package(identity, at: reduced.folder(of: folder)))
      case .remote(let url, let requirement):
        let own = products.filter { $0.package == package && identities[$0] == nil }
        let identity = PackageLocation.identity(of: url)
        if own.isEmpty || missing.contains(identity) || PackagesOfEngine.identities.contains(identity) { continue }
        for product in own { identities[product] = identity }
        dependencies.append(".package(url: \(ScratchPackage.literal(url)), \(requirement))")
      case .named: break
      }
    }
    for (identity, standIn) in ShippedStandIn.all.sorted(by: { $0.key < $1.key }) {
      for product in products where product.package == .local(standIn.folder) { identities[product] = identity }
      // Also if no module uses it: other packages may.
      dependencies.append(Self.package(identity, at: standIn.folder))
    }
    let uses = Set(identities.map { product($0.key.name, of: $0.value) }).sorted()
    let text = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Resolution",
        dependencies: [\(dependencies.joined(separator: ",\n"))],
        targets: [.target(name: "Resolution", dependencies: [\(uses.joined(separator: ", "))])]
      )

      """
    return (text, identities)
  }

  /// The dependencies of a scratch package's manifest.
  ///
  /// - Parameter hasTests: Whether it has tests.
  func dependencies(hasTests: Bool) -> [String] {
    let opened = hasTests ? packages.librariesOpenedByName.products.map(\.package) : []
    return Set(identities.values).union(opened).compactMap { packages.dependencies[$0] }.sorted {
      $0.folder.path < $1.folder.path
    }
    .map { Self.package($0.location.identity, at: $0.folder) }
  }

  /// The dependencies of a module on products; `nil` for a product of no package.
  func products(of module: SourceModule) -> [String] {
    let opened = module.kind.isTest ? packages.librariesOpenedByName.products : []
    return module.products.compactMap { product in
      if let identity = identities[product] { return Self.product(product.name, of: identity) }
      guard case .remote(let url, _) = product.package,
        let own = PackagesOfEngine.product(of: PackageLocation.identity(of: url))
      else { return nil }
      return Self.product(own, of: "SwiftUIFlowTesting")
    } + opened.map { Self.product($0.name, of: $0.package) }
  }

  private static func package(_ identity: String, at folder: URL) -> String {
    ".package(name: \(ScratchPackage.literal(identity)), path: \(ScratchPackage.literal(folder.path)))"
  }

  private static func product(_ name: String, of identity: String) -> String {
    ".product(name: \(ScratchPackage.literal(name)), package: \(ScratchPackage.literal(identity)))"
  }
}

/// The sources of an app, prepared in a scratch package with the packages that they use.
struct PreparedSources {
  /// The modules, and behind them those that stand for others.
  let modules: [PreparedModule]
  let packages: ProjectPackageSet?
  /// The stand-ins that ship and are used.
  let standIns: [StandInUse]
  /// The number of modules without those that stand for others.
  private let moduleCount: Int

  /// Prepares modules, and the packages that they use.
  ///
  /// - Parameters:
  ///   - project: The project that names the packages, if there is one.
  ///   - allowsMissing: Whether packages that are not available are left out, with a warning.
  init(
    _ modules: [SourceModule], of project: Project?, in scratch: ScratchPackage, allowsMissing: Bool = false
  ) throws {
    let own = try project.map { try StandIns(beside: $0.root, of: modules).applied(to: modules) } ?? modules
    let all = ShippedStandIn.applied(to: own)
    packages = try ProjectPackageSet(project, for: all, in: scratch, allowsMissing: allowsMissing)
    standIns = packages?.packages.standIns(asked: own.flatMap(\.products)) ?? []
    if !allowsMissing { for use in standIns { Output.progress(use.text) } }
    self.modules = try all.map(scratch.prepare)
    moduleCount = modules.count
  }

  /// What is known about each file, by its path.
  var files: [String: SourceSummary] {
    modules.reduce(into: [:]) { $0.merge($1.files) { summary, _ in summary } }
  }

  /// The contents of `Package.swift`.
  ///
  /// - Parameters:
  ///   - flags: Additional compiler options of the modules.
  ///   - targets: Additional targets.
  ///   - names: Modules that are left out.
  ///   - dependencies: The names of the modules that a module depends on, if they are not those that it says itself.
  func manifest(
    _ options: SourceOptions, flags: [String] = [], targets: [String] = [], without names: Set<String> = [],
    dependencies: (Int) -> [String]? = { _ in nil }
  ) throws -> String {
    let own = try modules.indices.filter { !names.contains(modules[$0].module.name) }.map { index in
      let module = modules[index]
      let named = index < moduleCount ? dependencies(index) : nil
      return try module.target(
        options, dependencies: named, products: packages?.products(of: module.module) ?? [], flags: flags)
    }
    let hasTests = modules.contains { $0.module.kind.isTest }
    return ScratchPackage.manifest(
      dependencies: packages?.dependencies(hasTests: hasTests) ?? [], targets: own + targets)
  }
}
