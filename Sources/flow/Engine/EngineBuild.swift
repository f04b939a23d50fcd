import FlowReports
import Foundation

/// Makes an engine: the package manager links all modules into one library, and the files that a compiler needs to use
/// it are collected.
struct EngineBuild {
  let recipe: EngineRecipe
  /// The folder of the package whose only product is the library. It is kept, so that later builds are incremental.
  let work: URL

  /// The name of the library.
  static let library = "SwiftUIFlow"

  /// - Parameters:
  ///   - folder: An empty folder for the files.
  ///   - place: Where the folder will be.
  func make(in folder: URL, for place: URL) throws {
    let sources = work.appendingPathComponent("Sources/\(Self.library)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("// All code is in the dependencies.\n".utf8).write(to: sources.appendingPathComponent("Empty.swift"))
    try Data(manifest(for: place).utf8).write(to: work.appendingPathComponent("Package.swift"))
    var build = Subprocess(
      arguments: ["swift", "build", "--package-path", work.path, "--product", Self.library] + EngineRecipe.options,
      folder: recipe.folder)
    // The engine is made from sources.
    build.environment = Engine.environment(of: nil)
    let (text, status) = try build.output(echo: .standardError)
    if status != 0 { throw CommandError.engineNotBuilt(text) }
    let built = work.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
    let library = "lib\(Self.library).so"
    try FileManager.default.copyItem(
      at: built.appendingPathComponent(library), to: folder.appendingPathComponent(library))
    let list = built.appendingPathComponent("\(Self.library).product/Objects.LinkFileList")
    try Self.collect(Self.targets(linkedBy: SourceFolder.text(of: list)), from: built, in: folder)
  }

  /// The targets whose objects are in a list of the package manager for the linker.
  static func targets(linkedBy list: String) -> Set<String> {
    Set(list.matches(of: /\/(\w+)\.build\//).map { String($0.1) }).subtracting([library])
  }

  /// A program that is linked with the library knows it by its path.
  func manifest(for place: URL) -> String {
    let name = place.appendingPathComponent("lib\(Self.library).so").path
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Engine",
        products: [.library(name: "\(Self.library)", type: .dynamic, targets: ["\(Self.library)"])],
        dependencies: [.package(name: "SwiftUIFlowTesting", path: \(ScratchPackage.literal(recipe.checkout.path)))],
        targets: [
          .target(
            name: "\(Self.library)",
            dependencies: [.product(name: "FlowEngine", package: "SwiftUIFlowTesting")],
            linkerSettings: [.unsafeFlags(["-Xlinker", \(ScratchPackage.literal("-soname=" + name))])],
            plugins: [.plugin(name: "FlowAssets", package: "SwiftUIFlowTesting")])
        ]
      )

      """
  }

  /// Copies everything but the library.
  ///
  /// - Parameters:
  ///   - targets: The targets in the library. Modules of others may be left of an earlier build.
  ///   - built: The folder of what the package manager built.
  static func collect(_ targets: Set<String>, from built: URL, in folder: URL) throws {
    let manager = FileManager.default
    func copy(_ source: String, _ target: String) throws {
      try manager.copyItem(at: built.appendingPathComponent(source), to: folder.appendingPathComponent(target))
    }
    try copy("SwiftUIMacros-tool", "SwiftUIMacros")
    try copy("SwiftDataMacros-tool", "SwiftDataMacros")
    try copy("asset-symbols-tool", "asset-symbols")
    let modules = folder.appendingPathComponent("Modules")
    try manager.createDirectory(at: modules, withIntermediateDirectories: true)
    var map = ""
    for target in targets.sorted() {
      let module = "Modules/\(target).swiftmodule"
      if manager.fileExists(atPath: built.appendingPathComponent(module).path) {
        try copy(module, module)
      } else {
        map += try cModule(target, in: built, copiedTo: modules)
      }
    }
    try Data(map.utf8).write(to: modules.appendingPathComponent("module.modulemap"))
    try Data(packageConfiguration.utf8).write(to: folder.appendingPathComponent("engine.pc"))
  }

  /// Copies the headers of a C module, which the package manager's module map names by their path in the sources.
  ///
  /// - Returns: A map of the module; empty if there is no such module.
  private static func cModule(_ name: String, in built: URL, copiedTo modules: URL) throws -> String {
    let map = built.appendingPathComponent("\(name).build/module.modulemap")
    guard FileManager.default.fileExists(atPath: map.path) else { return "" }
    let text = try SourceFolder.text(of: map)
    // module CFlowSupport { umbrella header "/…/include/CFlowSupport.h" … }
    guard let match = text.firstMatch(of: /umbrella (?:header )?"([^"]+)"/) else { return "" }
    let header = URL(fileURLWithPath: String(match.1))
    let isHeader = header.pathExtension == "h"
    try FileManager.default.copyItem(
      at: isHeader ? header.deletingLastPathComponent() : header, to: modules.appendingPathComponent(name))
    return text.replacing(match.1, with: name + (isHeader ? "/" + header.lastPathComponent : "")) + "\n"
  }

  /// How the package manager learns where modules and library are.
  static let packageConfiguration = """
    Name: SwiftUIFlowTesting
    Description: The engine, compiled once for all packages of a user
    Version: 1.0
    Cflags: -I"${pcfiledir}/Modules"
    Libs: -L"${pcfiledir}" -l\(library)

    """
}
