import FlowReports
import Foundation
import ProjectModel
import SourcePreparation

/// A package that a command creates to build sources as iOS sees them.
///
/// It is kept, so that later builds are incremental. The scratch package of a package is in its build folder. All plain
/// folders share one in a folder of the user alone, because the dependencies, which take long to build, are the same for
/// all.
struct ScratchPackage {
  let folder: URL
  /// The folder of the package that is built.
  var package: URL
  private let lock: FileLock
  private let engine: PackageEngine

  /// Waits until no other command uses the package.
  ///
  /// - Parameter sources: The folder of a package or of Swift files.
  init(for sources: URL) throws {
    let isPackage = FileManager.default.isPackage(sources)
    try self.init(
      in: isPackage
        ? sources.appendingPathComponent(".build/flow")
        : UserFolder.named("builds").appendingPathComponent(PathHash(Self.root).text))
  }

  /// - Parameter folder: The folder of the scratch package.
  init(in folder: URL) throws {
    self.folder = folder
    package = folder
    lock = try FileLock(folder) { Output.note(.waitingForBuild(folder.path)) }
    engine = PackageEngine(for: folder)
  }

  /// The folder for packages with prepared sources.
  var packages: URL { folder.appendingPathComponent("Packages") }

  /// The folder for packages as they were checked out.
  var checkouts: URL { folder.appendingPathComponent("Checkouts") }

  /// The folder for what the package manager writes when it reads manifests.
  var manifests: URL { folder.appendingPathComponent("Manifests") }

  /// The folder in which packages are found.
  var resolution: URL { folder.appendingPathComponent("Resolution") }

  /// Writes files, among them the manifest; unchanged files keep their date.
  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      let data = Data(text.utf8)
      if FileManager.default.contents(atPath: file.path) == data { continue }
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    }
  }

  /// Prepares the sources of a module in the folder of its target.
  func prepare(_ module: SourceModule) throws -> PreparedModule {
    let path = "Modules/\(module.name)"
    var rules = SourceRules(.apple)
    rules.commonModules = module.commonModules
    rules.isOnMainActor = module.settings.contains(ResolvedSettings.mainActorSetting)
    rules.explicitImports = ExplicitImports.modules(in: module.swiftFiles)
    rules.extensionOverrides = ExtensionOverrides(in: module.swiftFiles)
    rules.forwardedOverrides = ForwardedOverrides(
      in: module.swiftFiles, generated: SourceModule.managedClassNames(of: try module.allModels))
    // If one file imports SwiftData, all that import SwiftUI have @Query and the model context. The same holds for
    // @FetchRequest and Core Data's context.
    let stores = Self.modules(["SwiftData", "CoreData"], importedIn: module.swiftFiles)
    let hasCoreData = stores.contains("CoreData")
    rules.impliedModules += stores
    var entries = try SourceCopy.entries(showing: module.entries, rules: rules)
    let support = module.support
    if !support.isEmpty { entries["FlowUITestSupport.swift"] = .text(support) }
    if hasCoreData { entries.merge(try module.managedClasses(rules.forwardedOverrides)) { first, _ in first } }
    if !Self.modules(["CoreML"], importedIn: module.swiftFiles).isEmpty {
      entries.merge(try module.learnedModelClasses()) { first, _ in first }
    }
    // A module of which no file imports the framework has no alias for it.
    let hasIntents = !Self.modules(["Intents"], importedIn: module.swiftFiles).isEmpty
    entries.merge(try module.intentClasses(importing: hasIntents ? "Intents" : "FlowIntents")) { first, _ in first }
    let update = try SourceCopy(folder.appendingPathComponent(path)).update(entries)
    try module.product?.write()
    return PreparedModule(module: module, path: path, files: update.originals)
  }

  /// The modules among some that a file imports.
  static func modules(_ names: [String], importedIn files: [URL]) -> [String] {
    let imported = ImportedModules.names(in: files)
    return names.filter(imported.contains)
  }

  /// The command that runs the tests of the package.
  ///
  /// - Parameters:
  ///   - isolated: Whether each test runs in a separate process.
  ///   - resources: The folders of the app's catalogs, strings and fonts, separated by colons.
  ///   - events: The folder for the files of the test processes.
  ///   - arguments: Additional arguments.
  func tests(
    _ filter: [String], skip: [String] = [], isolated: Bool, resources: String, events: URL, arguments: [String] = []
  ) throws -> Subprocess {
    let isolation = isolated ? ["--parallel"] : []
    let names = filter.flatMap { ["--filter", $0] } + skip.flatMap { ["--skip", $0] }
    var tests = try swift("test", names + isolation + arguments)
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
    var process = Subprocess.swift(command, ["--scratch-path", build.path] + arguments, package: package)
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

  /// A text as a Swift string literal.
  static func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  /// The folder of SwiftUIFlowTesting that this program was built from.
  static var root: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }
}
