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
  /// tests' module begins with, as in `Shop` and `ShopUITests`.
  ///
  /// - Throws: ``AppLaunchError`` if there is none, or none that is meant more than others.
  package static func app(forTestsIn testModule: String?) throws -> any App.Type {
    let apps = apps
    return apps[try choose(among: apps.map { String(reflecting: $0) }, forTestsIn: testModule)]
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
