import Foundation

/// The engine that a package is built with.
final class PackageEngine {
  private let package: URL
  private var engine: Engine?

  /// - Parameter package: The folder of the package.
  init(for package: URL) { self.package = package }

  /// The folder of the engine, as soon as it is known.
  var folder: URL? { engine?.folder }

  /// The variables of the package manager's environment with which the package uses the engine, which is made if
  /// necessary.
  func environment() throws -> [String: String] {
    #if os(Linux)
      try prepared().environment
    #else
      // The system has SwiftUI.
      [:]
    #endif
  }

  private func prepared() throws -> Engine {
    if let engine { return engine }
    let store = try EngineStore()
    let recipe = try EngineRecipe(for: package)
    let build = EngineBuild(recipe: recipe, work: store.work(of: recipe))
    let engine = try store.engine(recipe, make: build.make)
    self.engine = engine
    return engine
  }
}
