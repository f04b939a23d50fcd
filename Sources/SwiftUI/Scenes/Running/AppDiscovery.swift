import Foundation

/// Finds the apps that are linked into the process.
@MainActor
package enum AppDiscovery {
  /// All types that conform to `App`, sorted by name.
  ///
  /// Generic apps cannot be found: the conformance records do not contain their type arguments.
  package static var apps: [any App.Type] {
    TypeDiscovery.types(conformingTo: (any App).self).compactMap { $0 as? any App.Type }
  }

  private static var delegates: [Any.Type] { TypeDiscovery.types(conformingTo: (any UIApplicationDelegate).self) }

  /// The app that the tests of a module test, or the only one.
  ///
  /// It is the one that the entry point of its module starts: `@main`, or the code of a file `main.swift`, which may choose
  /// one of several apps, or do something before it starts one. Among several modules it is the one whose name is a
  /// prefix of the test module's name, as in `Shop` and `ShopUITests`. Without an entry point that can be found by its name,
  /// it is the only app, or the only app of that module.
  ///
  /// - Parameters:
  ///   - testModule: The name of the tests' module; `nil` if the app is launched without tests.
  ///   - symbol: Returns the address of a function of the process by name.
  /// - Throws: ``AppLaunchError`` if there is no app, or if the choice is ambiguous.
  package static func app(
    forTestsIn testModule: String?, symbol: (String) -> UnsafeMutableRawPointer? = { dlsym(nil, $0) }
  ) throws -> any App.Type {
    let apps = apps
    // An app that is started by its delegate has no type that conforms to `App`.
    let modules = Set((apps + delegates).map { module(of: String(reflecting: $0)) })
    if let testModule {
      let names = ["UITests", "Tests"].filter(testModule.hasSuffix).map { String(testModule.dropLast($0.count)) }
      let matching = modules.filter(testModule.hasPrefix).union(names)
      for module in matching.sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
        if let app = startedApp(of: module, symbol) { return app }
      }
    }
    if testModule == nil || modules.count == 1 {
      let started = modules.sorted().compactMap { startedApp(of: $0, symbol) }
      if started.count == 1 { return started[0] }
    }
    return apps[try choose(among: apps.map { String(reflecting: $0) }, forTestsIn: testModule)]
  }

  /// The app started by the entry point of a module, if the entry point has the name that `flow uitest` assigns to it.
  private static func startedApp(of module: String, _ symbol: (String) -> UnsafeMutableRawPointer?) -> (any App.Type)? {
    symbol("\(module)Main").flatMap { AppLaunch.app(startedBy: unsafeBitCast($0, to: AppLaunch.EntryPoint.self)) }
  }

  /// The name of the module that declares an app.
  static func module(of app: any App.Type) -> String { module(of: String(reflecting: declared(app))) }

  /// The type in the app's sources: the delegate of an app that is started by its delegate.
  static func declared(_ app: any App.Type) -> Any.Type { (app as? any DelegatedApp.Type)?.delegateType ?? app }

  private static func module(of name: String) -> String { String(name.prefix { $0 != "." }) }

  /// - Parameter names: The qualified names of the apps' types.
  /// - Returns: The index of the selected name.
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

/// An app that is started by its delegate instead of by a type of its sources that conforms to `App`.
package protocol DelegatedApp: App {
  /// The type of the delegate.
  static var delegateType: Any.Type { get }

  /// Shows the storyboard that the app's `Info.plist` names, before the launch has finished.
  @MainActor static func showMainInterface(for delegate: (any UIApplicationDelegate)?)
}
