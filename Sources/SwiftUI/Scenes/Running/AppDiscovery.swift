import Foundation

/// Finds the apps that are linked into the process.
@MainActor
package enum AppDiscovery {
  /// All types that conform to `App`, in the order of their names.
  ///
  /// Generic apps cannot be found: the records do not say what they are used with.
  package static var apps: [any App.Type] {
    TypeDiscovery.types(conformingTo: (any App).self).compactMap { $0 as? any App.Type }
  }

  /// The app that tests of a module are about.
  ///
  /// It is the only app of the process. Where several are linked, it is the one whose module's name the name of the
  /// tests' module begins with, as in `Shop` and `ShopUITests`, and of several in that module the one that its `@main`
  /// starts.
  ///
  /// - Parameters:
  ///   - testModule: The name of the tests' module.
  ///   - symbol: Where a function of the process is, by its name.
  /// - Throws: ``AppLaunchError`` if there is none, or none that is meant more than others.
  package static func app(
    forTestsIn testModule: String?, symbol: (String) -> UnsafeMutableRawPointer? = { dlsym(nil, $0) }
  ) throws -> any App.Type {
    let apps = apps
    do {
      return apps[try choose(among: apps.map { String(reflecting: $0) }, forTestsIn: testModule)]
    } catch {
      let modules = Set(apps.map(module)).filter { testModule?.hasPrefix($0) ?? false }
      guard let module = modules.max(by: { $0.count < $1.count }), let app = startedApp(of: module, symbol) else {
        throw error
      }
      return app
    }
  }

  /// The app that the entry point of a module starts, where it can be found by the name that `flow uitest` gives it.
  private static func startedApp(of module: String, _ symbol: (String) -> UnsafeMutableRawPointer?) -> (any App.Type)? {
    symbol("\(module)Main").flatMap { AppLaunch.app(startedBy: unsafeBitCast($0, to: AppLaunch.EntryPoint.self)) }
  }

  /// The name of the module that an app is in.
  static func module(of app: any App.Type) -> String { module(of: String(reflecting: app)) }

  private static func module(of name: String) -> String { String(name.prefix { $0 != "." }) }

  /// - Parameter names: The names of the apps' types, with their modules.
  /// - Returns: Which of them is meant.
  static func choose(among names: [String], forTestsIn testModule: String?) throws -> Int {
    if names.isEmpty { throw AppLaunchError.noApp }
    if names.count == 1 { return 0 }
    let modules = names.map(module)
    let matching = modules.filter { testModule?.hasPrefix($0) ?? false }
    let longest = matching.max { $0.count < $1.count }
    guard let longest, matching.count(where: { $0 == longest }) == 1, let index = modules.firstIndex(of: longest) else {
      throw AppLaunchError.severalApps(names, testModule: testModule)
    }
    return index
  }
}
