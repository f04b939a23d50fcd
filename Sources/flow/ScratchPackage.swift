import FlowReports
import Foundation

/// A package that a command creates to build sources without a package.
///
/// It is kept, so that later builds are incremental. The scratch package of a package is in its build folder. All plain
/// folders share one in a folder of the user alone, because the dependencies, which take long to build, are the same for
/// all.
struct ScratchPackage {
  let folder: URL
  private let manifest: String
  private let lock: FileLock
  private let engine: PackageEngine

  /// Waits until no other command uses the package.
  ///
  /// - Parameters:
  ///   - sources: The folder of a package or of Swift files.
  ///   - manifest: The contents of `Package.swift`.
  init(for sources: URL, manifest: String) throws {
    let isPackage = FileManager.default.isPackage(sources)
    folder =
      isPackage
      ? sources.appendingPathComponent(".build/flow")
      : try UserFolder.named("builds").appendingPathComponent(PathHash(Self.root).text)
    self.manifest = manifest
    lock = try FileLock(folder)
    engine = PackageEngine(for: folder)
  }

  /// Writes the manifest and files; unchanged files keep their date.
  func write(_ files: [String: String]) throws {
    for (path, text) in files.merging(["Package.swift": manifest], uniquingKeysWith: { file, _ in file }) {
      let file = folder.appendingPathComponent(path)
      let data = Data(text.utf8)
      if FileManager.default.contents(atPath: file.path) == data { continue }
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    }
  }

  /// Links to the files of a module in the folder of its target, and removes earlier links.
  func link(_ module: SourceModule, in target: String) throws {
    let place = folder.appendingPathComponent(target)
    let type = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
    // A link to a folder of the user, in which nothing must be written.
    if type == .typeSymbolicLink { try FileManager.default.removeItem(at: place) }
    try removeLinks(in: target)
    for (name, source) in module.entries { try link("\(target)/\(name)", to: source) }
    try module.product?.write()
  }

  /// Creates a link in the package to a file or a folder.
  func link(_ path: String, to target: URL) throws {
    let link = folder.appendingPathComponent(path)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
  }

  /// Removes the links in a folder of the package.
  func removeLinks(in path: String) throws {
    let folder = folder.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    try FileManager.default.removeLinks(in: folder)
  }

  /// The command that runs the tests of the package.
  ///
  /// - Parameters:
  ///   - isolated: Whether each test runs in a separate process.
  ///   - resources: The folders of the app's catalogs, strings and fonts, separated by colons.
  ///   - events: The folder for the files of the test processes.
  func tests(
    _ filter: [String], skip: [String] = [], isolated: Bool, resources: String, events: URL
  ) throws -> Subprocess {
    let isolation = isolated ? ["--parallel"] : []
    let names = filter.flatMap { ["--filter", $0] } + skip.flatMap { ["--skip", $0] }
    var tests = try swift("test", names + isolation)
    tests.environment.merge(Self.environment(resources: resources)) { $1 }
    tests.environment[TestEvent.folderVariable] = events.path
    return tests
  }

  /// The environment variable with the resource folders of sources without a bundle.
  static func environment(resources: String) -> [String: String] { ["FLOW_RESOURCES": resources] }

  /// Builds a product.
  ///
  /// - Throws: `CommandError.notBuilt` with the compiler's output.
  func build(product: String) throws {
    let (text, status) = try swift("build", ["--product", product]).output(echo: .standardError)
    if status != 0 { throw CommandError.notBuilt(text) }
  }

  /// The folder of the engine, after a build.
  var engineFolder: URL? { engine.folder }

  /// A package manager command, for which this package is the engine that was compiled once.
  func swift(_ command: String, _ arguments: [String]) throws -> Subprocess {
    var process = Subprocess.swift(command, arguments, package: folder)
    process.environment = try engine.environment()
    try removeOwnEngine()
    return process
  }

  /// Removes a build in which the engine was compiled for this package alone, as by earlier versions: the compiler would
  /// find its modules first.
  private func removeOwnEngine() throws {
    let module = products.appendingPathComponent("Modules/SwiftUI.swiftmodule")
    guard engine.folder != nil, FileManager.default.fileExists(atPath: module.path) else { return }
    try FileManager.default.removeItem(at: build)
  }

  /// The path of a built product.
  func program(_ name: String) -> String { build.appendingPathComponent("debug/\(name)").path }

  /// The folder of built products, without links in its path.
  var products: URL {
    let folder = build.appendingPathComponent("debug")
    // Before the first build there is no link yet.
    if FileManager.default.fileExists(atPath: folder.path) { return folder.resolvingSymlinksInPath() }
    return build.appendingPathComponent("\(Self.triple)/debug")
  }

  private var build: URL { folder.appendingPathComponent(".build") }

  /// The name of the package manager's folder for this machine.
  private static let triple: String = {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }()

  /// A manifest that depends on this package.
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

  /// The target of a module whose sources are not in a package.
  ///
  /// - Parameter flags: Additional compiler options.
  static func target(_ module: SourceModule, _ options: SourceOptions, flags: [String] = []) throws -> String {
    let texts = try module.swiftFiles.map(SourceFolder.text)
    // Catalogs are read from the source folder.
    let catalogs = module.entries.keys.filter { $0.hasSuffix(".xcassets") }.sorted()
    return target(
      named: module.name, texts, kind: module.kind, dependencies: module.dependencies,
      exclude: module.exclude + catalogs, resources: try module.bundleResources(texts),
      languageMode: options.swiftVersion ?? module.languageMode ?? "5",
      settings: module.settings, flags: flags)
  }

  private static func target(
    named module: String, _ texts: [String], kind: SourceModule.Kind, dependencies: [String], exclude: [String],
    resources: [String], languageMode: String, settings: [String], flags: [String]
  ) -> String {
    let modules = AppleModules(importedBy: texts)
    let products = ([kind.product] + modules.products).map {
      ".product(name: \"\($0)\", package: \"SwiftUIFlowTesting\")"
    }
    // The name of the app's entry point.
    let entryPoint = kind == .app ? ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module)Main"] : []
    let flags = entryPoint + modules.options + flags
    let allSettings =
      settings + [
        ".swiftLanguageMode(.v\(languageMode))",
        ".unsafeFlags([\(flags.map(literal).joined(separator: ", "))])",
      ]
    // Tests look up the entry point if a module has several apps.
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

  /// A text as a Swift string literal.
  static func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  /// The folder of SwiftUIFlowTesting that this program was built from.
  static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }
}
