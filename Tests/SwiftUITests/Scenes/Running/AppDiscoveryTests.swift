import Foundation
import Testing

@testable import SwiftUI

/// An app that no test refers to other than by name.
struct UnmentionedApp: App {
  var body: some Scene { WindowGroup { Text("Here") } }
}

@Suite("Finding apps") @MainActor
struct AppDiscoveryTests {
  @Test("the apps of the process are found by their conformance alone")
  func apps() {
    let names = AppDiscovery.apps.map { String(reflecting: $0) }
    #expect(names.contains("SwiftUITests.UnmentionedApp"))
    #expect(names.contains("SwiftUITests.AppInstanceTests.Shop"))
    #expect(names == names.sorted())
  }

  @Test("of several apps in a module, the one started by its entry point is chosen")
  func entryPoint() throws {
    // The compiled form of `@main` on a type that launches one of several apps.
    let main: AppLaunch.EntryPoint = { _, _ in
      MainActor.assumeIsolated { UnmentionedApp.main() }
      return 0
    }
    let app = try AppDiscovery.app(forTestsIn: "SwiftUITestsUITests") { name in
      name == "SwiftUITestsMain" ? unsafeBitCast(main, to: UnsafeMutableRawPointer.self) : nil
    }
    #expect(app is UnmentionedApp.Type)
    #expect(throws: AppLaunchError.self) { try AppDiscovery.app(forTestsIn: "SwiftUITestsUITests") { _ in nil } }
  }

  @Test("without tests, the app is the one started by the only entry point of the process")
  func entryPointWithoutTests() throws {
    let main: AppLaunch.EntryPoint = { _, _ in
      MainActor.assumeIsolated { UnmentionedApp.main() }
      return 0
    }
    let address = unsafeBitCast(main, to: UnsafeMutableRawPointer.self)
    let app = try AppDiscovery.app(forTestsIn: nil) { $0 == "SwiftUITestsMain" ? address : nil }
    #expect(app is UnmentionedApp.Type)
    #expect(throws: AppLaunchError.self) { try AppDiscovery.app(forTestsIn: nil) { _ in nil } }
  }

  @Test(
    "an app is chosen if it is the only one, or if its module's name begins the name of the tests' module",
    arguments: [
      (["Shop.Main"], nil, 0), (["Shop.Main"], "CafeTests", 0), (["Cafe.Main", "Shop.Main"], "ShopUITests", 1),
      (["Shop.Main", "ShopPlus.Main"], "ShopPlusUITests", 1), (["Shop.Main", "ShopPlus.Main"], "ShopUITests", 0),
    ] as [([String], String?, Int)])
  func choice(names: [String], testModule: String?, index: Int) throws {
    #expect(try AppDiscovery.choose(among: names, forTestsIn: testModule) == index)
  }

  @Test(
    "no app, and several apps, are errors that say so",
    arguments: [
      (
        [], "ShopUITests",
        "There is no app in this process: no type conforms to App. Let the test target depend on the target of the app."
      ),
      (
        ["Cafe.Main", "Shop.Main"], nil,
        "There are 2 apps in this process: Cafe.Main, Shop.Main. Specify the app to launch."
      ),
      (
        ["Shop.First", "Shop.Second"], "ShopUITests",
        "There are 2 apps in this process: Shop.First, Shop.Second. The name of the tests' module, ShopUITests, does not "
          + "begin with the module name of exactly one of them. Specify the app to launch."
      ),
    ] as [([String], String?, String)])
  func errors(names: [String], testModule: String?, message: String) {
    let error = #expect(throws: AppLaunchError.self) {
      try AppDiscovery.choose(among: names, forTestsIn: testModule)
    }
    #expect(error?.description == message)
  }
}
