import SourcePreparation

/// A module whose sources were prepared as iOS sees them, in the folder of its target.
struct PreparedModule {
  let module: SourceModule
  /// The folder in the scratch package.
  let path: String
  /// What is known about each file, by its path.
  let files: [String: SourceSummary]

  var summaries: [SourceSummary] { Array(files.values) }

  /// Apple's modules that the files import, with the modules that stand for them.
  var aliases: [String: String] {
    summaries.reduce(into: [:]) { $0.merge($1.aliases) { alias, _ in alias } }
  }

  /// The target for a package manifest.
  ///
  /// - Parameters:
  ///   - dependencies: The names of the modules it depends on.
  ///   - packageProducts: The dependencies on products of packages.
  ///   - flags: Additional compiler options.
  func target(
    _ options: SourceOptions, dependencies: [String]? = nil, products packageProducts: [String] = [],
    flags: [String] = []
  ) throws -> String {
    let aliases = ModuleAliases(aliases)
    let products = [module.kind.product] + aliases.products
    let all =
      ((dependencies ?? module.dependencies) + module.standIns).map(ScratchPackage.literal)
      + products.map { ".product(name: \"\($0)\", package: \"SwiftUIFlowTesting\")" } + packageProducts
    // Catalogs are read from the source folder.
    let exclude = module.exclude + module.entries.keys.filter { $0.hasSuffix(".xcassets") }.sorted()
    let isApp = module.kind == .app
    let name = module.name
    // The name of the app's entry point.
    let entryPoint = isApp ? ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)Main"] : []
    let allFlags = entryPoint + aliases.options + flags
    let languageMode = options.swiftVersion ?? module.languageMode ?? "5"
    let settings =
      module.settings(in: languageMode) + [
        ".swiftLanguageMode(.v\(languageMode))",
        ".unsafeFlags([\(allFlags.map(ScratchPackage.literal).joined(separator: ", "))])",
      ]
    let resources = try module.bundleResources().map { ".copy(\(ScratchPackage.literal($0)))" }
    // Tests look up the entry point if a module has several apps.
    let exports = isApp ? ".unsafeFlags([\"-Xlinker\", \"--export-dynamic-symbol=\(name)Main\"])" : ""
    return """
      .\(module.kind.target)(
        name: "\(name)",
        dependencies: [\(all.joined(separator: ", "))],
        path: "\(path)",
        exclude: [\(exclude.map(ScratchPackage.literal).joined(separator: ", "))],
        resources: [\(resources.joined(separator: ", "))],
        swiftSettings: [\(settings.joined(separator: ", "))],
        linkerSettings: [\(exports)],
        plugins: [\(isApp ? ".plugin(name: \"FlowAssets\", package: \"SwiftUIFlowTesting\")" : "")]
      )
      """
  }
}

extension SourceModule {
  /// The settings of the target in a manifest, with Xcode's own for sources without a project.
  fileprivate func settings(in languageMode: String) -> [String] {
    // Xcode has it on where nothing is said, and the compiler refuses it in Swift 6, which has it.
    if product != nil || languageMode != "5" { return settings }
    return settings + [#".enableUpcomingFeature("BareSlashRegexLiterals")"#]
  }
}
