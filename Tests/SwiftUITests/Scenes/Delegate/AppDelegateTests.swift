import Foundation
import Testing

@testable import SwiftUI

@Suite("Application delegates") @MainActor
struct AppDelegateTests {
  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    static let log = EventLog()

    @Published var greeting = "not launched"
    private let orders: [Int]

    override init() {
      orders = [1, 2]
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      greeting = "launched with \(orders.count) orders"
      Self.log.add("launched, \(application.applicationState), \(application.delegate === self)")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.log.add("active") }
    func applicationWillResignActive(_ application: UIApplication) { Self.log.add("resigning") }
    func applicationDidEnterBackground(_ application: UIApplication) { Self.log.add("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Self.log.add("foreground") }
  }

  private struct Shop: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene {
      WindowGroup {
        Greeting()
        Text(delegate.greeting)
      }
    }
  }

  private struct Club: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate

    var body: some Scene { WindowGroup { Text(delegate.greeting) } }
  }

  private struct Greeting: View {
    @EnvironmentObject private var delegate: Delegate

    var body: some View { Text(delegate.greeting) }
  }

  @Test("the delegate is created at launch, notified of the app's phases, and in the environment")
  func life() throws {
    let app = try AppInstance.launch(Shop.self)
    let texts = Array(repeating: "launched with 2 orders", count: 2)
    #expect(PhoneScreen(screen: app.screen).texts == texts)
    #expect(Delegate.log.take() == ["launched, inactive, true", "active"])
    app.moveToBackground()
    app.activate()
    #expect(Delegate.log.take() == ["resigning", "background", "foreground", "active"])
    app.terminate()
    #expect(UIApplication.shared.delegate == nil)
    #expect(Delegate.log.take() == [])
  }

  @Test("a property of an app that has nothing but a type has a delegate, too")
  func typed() throws {
    let app = try AppInstance.launch(Club.self)
    #expect(PhoneScreen(screen: app.screen).texts == ["launched with 2 orders"])
    app.terminate()
    #expect(Delegate.log.take() == ["launched, inactive, true", "active"])
  }
}
