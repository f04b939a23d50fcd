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
    try collect(in: folder)
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

  private func collect(in folder: URL) throws {
    let manager = FileManager.default
    let built = work.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
    func copy(_ source: String, _ target: String) throws {
      try manager.copyItem(at: built.appendingPathComponent(source), to: folder.appendingPathComponent(target))
    }
    try copy("lib\(Self.library).so", "lib\(Self.library).so")
    try copy("SwiftUIMacros-tool", "SwiftUIMacros")
    try copy("asset-symbols-tool", "asset-symbols")
    let modules = folder.appendingPathComponent("Modules")
    try manager.createDirectory(at: modules, withIntermediateDirectories: true)
    let own = Self.library + ".swiftmodule"
    for name in try manager.contentsOfDirectory(atPath: built.appendingPathComponent("Modules").path).sorted()
    where name.hasSuffix(".swiftmodule") && name != own {
      try copy("Modules/\(name)", "Modules/\(name)")
    }
    try Data(cModules(in: built, copiedTo: modules).utf8).write(to: modules.appendingPathComponent("module.modulemap"))
    try Data(Self.packageConfiguration.utf8).write(to: folder.appendingPathComponent("engine.pc"))
  }

  /// Copies the headers of C modules, which the package manager's module maps name by their path in the sources.
  ///
  /// - Returns: A module map for all of them.
  private func cModules(in built: URL, copiedTo modules: URL) throws -> String {
    let manager = FileManager.default
    var map = ""
    for name in try manager.contentsOfDirectory(atPath: built.path).sorted()
    where name.hasSuffix(".build") && !name.hasSuffix("-tool.build") {
      guard let data = manager.contents(atPath: built.appendingPathComponent("\(name)/module.modulemap").path) else {
        continue
      }
      let text = String(decoding: data, as: UTF8.self)
      // module CFlowSupport { umbrella header "/…/include/CFlowSupport.h" … }
      guard let match = text.firstMatch(of: /umbrella (?:header )?"([^"]+)"/) else { continue }
      let module = String(name.dropLast(".build".count))
      let header = URL(fileURLWithPath: String(match.1))
      let isHeader = header.pathExtension == "h"
      try manager.copyItem(
        at: isHeader ? header.deletingLastPathComponent() : header, to: modules.appendingPathComponent(module))
      map += text.replacing(match.1, with: module + (isHeader ? "/" + header.lastPathComponent : "")) + "\n"
    }
    return map
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
