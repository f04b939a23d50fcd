import Foundation

/// A package that a command makes, to build sources that lie in none.
///
/// It is kept, so that the next time little is built. What is about a package lies in its build folder. All plain folders share
/// one in the folder for temporary files: what takes long to build is the same for all.
struct ScratchPackage {
  let folder: URL
  private let manifest: String
  private let lock: FileLock

  /// Waits until no other command works in it.
  ///
  /// - Parameters:
  ///   - sources: What it is about: the folder of a package or of Swift files.
  ///   - manifest: Its `Package.swift`.
  init(for sources: URL, manifest: String) throws {
    let isPackage = FileManager.default.isPackage(sources)
    // A path as the name of a folder: no two are the same.
    let place = Self.root.path.replacingOccurrences(of: "_", with: "__").replacingOccurrences(of: "/", with: "_")
    folder =
      isPackage
      ? sources.appendingPathComponent(".build/flow")
      : FileManager.default.temporaryDirectory.appendingPathComponent("flow/\(place)")
    self.manifest = manifest
    lock = try FileLock(folder)
  }

  /// Writes the manifest and files; what has not changed keeps its date.
  func write(_ files: [String: String]) throws {
    for (path, text) in files.merging(["Package.swift": manifest], uniquingKeysWith: { file, _ in file }) {
      let file = folder.appendingPathComponent(path)
      let data = Data(text.utf8)
      if FileManager.default.contents(atPath: file.path) == data { continue }
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    }
  }

  /// Makes links to what a module is made of, in the folder of its target, in place of the links that were there.
  func link(_ module: SourceModule, in target: String) throws {
    let place = folder.appendingPathComponent(target)
    let type = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
    // A link to a folder of the user's, in which nothing must be written.
    if type == .typeSymbolicLink { try FileManager.default.removeItem(at: place) }
    try removeLinks(in: target)
    for (name, source) in module.entries { try link("\(target)/\(name)", to: source) }
  }

  /// Makes a link in it to a file or a folder.
  func link(_ path: String, to target: URL) throws {
    let link = folder.appendingPathComponent(path)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
  }

  /// Removes the links that were made in a folder of it.
  func removeLinks(in path: String) throws {
    let folder = folder.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    try FileManager.default.removeLinks(in: folder)
  }

  /// What runs its tests.
  ///
  /// - Parameters:
  ///   - isolated: Whether each runs in a process of its own.
  ///   - namesAll: Whether those are named that have passed in a process of their own, too.
  ///   - resources: The folders of the app's catalogs, strings and fonts, with colons between them.
  func tests(_ filter: [String], isolated: Bool, namesAll: Bool, resources: String) -> Subprocess {
    let isolation = isolated ? ["--parallel"] + (namesAll ? ["--verbose"] : []) : []
    var tests = Subprocess.swift("test", filter.flatMap { ["--filter", $0] } + isolation, package: folder)
    tests.environment = Self.environment(resources: resources)
    return tests
  }

  /// Where sources without a bundle have their resources.
  static func environment(resources: String) -> [String: String] { ["FLOW_RESOURCES": resources] }

  /// Builds a product.
  ///
  /// - Throws: `CommandError.notBuilt` with what the compiler says.
  func build(product: String) throws {
    let (text, status) = try Subprocess.swift("build", ["--product", product], package: folder).output(echo: true)
    if status != 0 { throw CommandError.notBuilt(text) }
  }

  /// The path of a product that was built.
  func program(_ name: String) -> String {
    let scratch = ProcessInfo.processInfo.environment["FLOW_SCRATCH_PATH"].map { URL(fileURLWithPath: $0) }
    return (scratch ?? folder.appendingPathComponent(".build")).appendingPathComponent("debug/\(name)").path
  }

  /// A manifest with this package among the dependencies.
  static func manifest(dependencies: [String], targets: [String]) -> String {
    let own = ".package(name: \"SwiftUIFlowTesting\", path: \(literal(root.path)))"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Scratch",
        defaultLocalization: "en",
        dependencies: [\((dependencies + [own]).joined(separator: ", "))],
        targets: [\(targets.joined(separator: ",\n"))]
      )

      """
  }

  /// A target for a module of sources that lie in no package.
  ///
  /// - Parameter flags: More options of the compiler.
  static func target(_ module: SourceModule, _ options: SourceOptions, flags: [String] = []) throws -> String {
    let texts = try module.swiftFiles.map { try String(contentsOf: $0, encoding: .utf8) }
    // Catalogs are read where they lie.
    let catalogs = module.entries.keys.filter { $0.hasSuffix(".xcassets") }.sorted()
    return target(
      named: module.name, texts, kind: module.kind, dependencies: module.dependencies,
      exclude: module.exclude + catalogs, resources: try module.bundleResources(texts),
      languageMode: options.swiftVersion ?? module.languageMode ?? "5",
      settings: module.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [], flags: flags)
  }

  private static func target(
    named module: String, _ texts: [String], kind: SourceModule.Kind, dependencies: [String], exclude: [String],
    resources: [String], languageMode: String, settings: [String], flags: [String]
  ) -> String {
    let modules = AppleModules(importedBy: texts)
    let products = ([kind.product] + modules.products).map {
      ".product(name: \"\($0)\", package: \"SwiftUIFlowTesting\")"
    }
    // A name for the app's own entry point.
    let entryPoint = kind == .app ? ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module)Main"] : []
    let flags = entryPoint + modules.options + flags
    let allSettings =
      settings + [
        ".swiftLanguageMode(.v\(languageMode))",
        ".unsafeFlags([\(flags.map(literal).joined(separator: ", "))])",
      ]
    // Tests look the entry point up where a module has several apps.
    let exports = kind == .app ? ".unsafeFlags([\"-Xlinker\", \"--export-dynamic-symbol=\(module)Main\"])" : ""
    return """
      .\(kind.target)(
        name: "\(module)",
        dependencies: [\((dependencies.map(literal) + products).joined(separator: ", "))],
        exclude: [\(exclude.map(literal).joined(separator: ", "))],
        resources: [\(resources.map { ".copy(\(literal($0)))" }.joined(separator: ", "))],
        swiftSettings: [\(allSettings.joined(separator: ", "))],
        linkerSettings: [\(exports)],
        plugins: [\(kind == .app ? ".plugin(name: \"FlowAssets\", package: \"SwiftUIFlowTesting\")" : "")]
      )
      """
  }

  /// A text as Swift source.
  static func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  /// The folder of SwiftUIFlowTesting, which this program was built from.
  static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }
}
