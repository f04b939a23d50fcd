import Foundation
import PhoneSimulation
import Testing

@testable import SwiftUI

@Suite("The process of a launched app") @MainActor
struct AppProcessTests {
  private struct Shop: App {
    var body: some Scene {
      WindowGroup { ContentView() }
    }
  }

  private final class Model: ObservableObject {
    @AppStorage("visits") var visits = 0
  }

  private struct ContentView: View {
    @AppStorage("visits") private var visits = 0
    @AppStorage("isOnboarded") private var isOnboarded = false
    @StateObject private var model = Model()

    var body: some View {
      Button("Visit \(visits)") { visits += 1 }
      Button("Visit otherwise") { UserDefaults.standard.set(visits + 10, forKey: "visits") }
      Button("Visit in a model") { model.visits += 100 }
      Text(isOnboarded ? "onboarded" : "new")
      Text(CommandLine.arguments.dropFirst().joined(separator: ", "))
      Text(ProcessInfo.processInfo.arguments.count, format: .number)
      Text(ProcessInfo.processInfo.environment["SHOP_SERVER"] ?? "no server")
    }
  }

  private func launch(
    arguments: [String] = [], environment: [String: String] = [:], container: AppContainer = AppContainer()
  ) throws -> (app: AppInstance, phone: PhoneScreen) {
    let app = try AppInstance.launch(Shop.self, arguments: arguments, environment: environment, container: container)
    return (app, PhoneScreen(screen: app.screen))
  }

  @Test("arguments and environment are the app's while it runs, and the process's afterwards")
  func argumentsAndEnvironment() throws {
    let before = CommandLine.arguments
    let (app, phone) = try launch(
      arguments: ["-isOnboarded", "YES", "--uitesting"], environment: ["SHOP_SERVER": "mock"])
    #expect(phone.texts == ["onboarded", "-isOnboarded, YES, --uitesting", "4", "mock"])
    #expect(UserDefaults.standard.bool(forKey: "isOnboarded"))
    app.terminate()
    #expect(CommandLine.arguments == before)
    #expect(ProcessInfo.processInfo.environment["SHOP_SERVER"] == nil)
    #expect(!UserDefaults.standard.bool(forKey: "isOnboarded"))
  }

  @Test("a launched app does not run unit tests, and the process does again afterwards")
  func unitTests() throws {
    let name = AppProcess.unitTestVariable
    let before = ProcessInfo.processInfo.environment[name]
    setenv(name, "/tests", 1)
    defer { if let before { setenv(name, before, 1) } else { unsetenv(name) } }
    let (app, _) = try launch()
    #expect(ProcessInfo.processInfo.environment[name] == nil)
    app.terminate()
    #expect(ProcessInfo.processInfo.environment[name] == "/tests")
    let (other, _) = try launch(environment: [name: "/own"])
    #expect(ProcessInfo.processInfo.environment[name] == "/own")
    other.terminate()
    #expect(ProcessInfo.processInfo.environment[name] == "/tests")
  }

  @Test("stored values are in the user defaults, including those written elsewhere")
  func userDefaults() throws {
    let (app, phone) = try launch()
    phone.tap("Visit 0")
    #expect(UserDefaults.standard.integer(forKey: "visits") == 1)
    phone.tap("Visit otherwise")
    #expect(phone.buttons.first == "Visit 11")
    phone.tap("Visit in a model")
    #expect(phone.buttons.first == "Visit 111")
    app.terminate()
  }

  @Test("user defaults survive a launch with the same container, and nothing of them stays in the process")
  func relaunch() throws {
    UserDefaults.standard.set(40, forKey: "visits")
    defer { UserDefaults.standard.removeObject(forKey: "visits") }
    let container = AppContainer()
    let (first, phone) = try launch(container: container)
    phone.tap("Visit 0")
    first.terminate()
    #expect(UserDefaults.standard.integer(forKey: "visits") == 40)
    let (second, again) = try launch(container: container)
    #expect(again.buttons.first == "Visit 1")
    second.terminate()
    let (third, installed) = try launch()
    #expect(installed.buttons.first == "Visit 0")
    third.terminate()
  }

  @Test("pairs of arguments are user defaults; values may be property lists")
  func argumentDomain() {
    let defaults = AppProcess.defaults(from: [
      "--flag", "-server", "mock", "-count", "-3", "-AppleLanguages", "(de, en)", "-last",
    ])
    #expect(defaults.keys.sorted() == ["AppleLanguages", "count", "server"])
    #expect(defaults["server"] as? String == "mock")
    #expect(defaults["count"] as? String == "-3")
    #expect(defaults["AppleLanguages"] as? [String] == ["de", "en"])
  }

  @Test("arguments set the language and the text size")
  func languageAndTextSize() throws {
    let (app, _) = try launch(
      arguments: [
        "-AppleLanguages", "(de)", "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityM",
      ])
    let environment = try #require(app.screen.rootElement?.environment)
    #expect(environment.locale.identifier == "de")
    #expect(environment.dynamicTypeSize == .accessibility1)
    app.terminate()
  }

  @Test("the main bundle has the keys of an app bundle while the app runs, and its own afterwards")
  func information() throws {
    let before = Bundle.main.infoDictionary ?? [:]
    #expect(before["CFBundleShortVersionString"] == nil)
    let (app, _) = try launch()
    #expect(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String == "1.0")
    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "1")
    #expect(Bundle.main.infoDictionary?["CFBundleName"] as? String == "SwiftUITests")
    #expect(Bundle.main.bundleIdentifier == "com.example.SwiftUITests")
    app.terminate()
    #expect(Set((Bundle.main.infoDictionary ?? [:]).keys) == Set(before.keys))
  }

  @Test("a phone keeps the identifier of its app while another app of the process runs")
  func identifier() throws {
    let phone = SimulatedPhone()
    let before = phone.appIdentifier
    let (app, _) = try launch()
    #expect(before != "com.example.SwiftUITests")
    #expect(phone.appIdentifier == before)
    #expect(SimulatedPhone().appIdentifier == "com.example.SwiftUITests")
    app.terminate()
  }
}
