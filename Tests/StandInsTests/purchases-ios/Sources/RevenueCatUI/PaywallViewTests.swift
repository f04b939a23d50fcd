#if os(Linux)
  import FlowStoreKit
  import Locking
  import PhoneSimulation
  import RevenueCat
  import RevenueCatUI
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Paywalls", .ownPhone) @MainActor
  struct PaywallViewTests {
    private let screen = Screen(device: .iPhone)
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    init() {
      let phone = SimulatedPhone.current
      phone.store.products = [
        FlowStoreKit.Product(id: "tea", displayName: "Tea", price: 3),
        FlowStoreKit.Product(id: "cake", displayName: "Cake", price: 5),
      ]
      phone.store.outcome = .success
      phone.revenueCatEntitlements = ["pro": ["cake"]]
      Purchases.configure(withAPIKey: "key")
    }

    @Test("sells the package that is chosen, and tells those around it")
    func buying() async {
      let told = Locked<[String]>([])
      screen.show(
        PaywallView()
          .onPurchaseStarted { (package: Package) in
            told.withLock { $0.append("starts \(package.storeProduct.localizedTitle)") }
          }
          .onPurchaseCompleted { (info: CustomerInfo) in
            told.withLock { $0.append("has \(info.entitlements.active.keys.sorted())") }
          }
          .onRestoreCompleted { _ in told.withLock { $0.append("restores") } })
      #expect(await screen.wait(upTo: 60) { app.buttons["Continue"].exists })
      app.buttons.matching(
        NSPredicate { button, _ in (button as? XCUIElementAttributes)?.label.contains("Cake") ?? false }
      )
      .firstMatch.tap()
      app.buttons["Continue"].tap()
      #expect(await screen.wait(upTo: 60) { told.value.count == 2 })
      #expect(told.value == ["starts Cake", #"has ["pro"]"#])
      app.buttons["Restore purchases"].tap()
      #expect(await screen.wait(upTo: 60) { told.value.last == "restores" })
      #expect(
        screen.graph.issues.map(\.message) == [
          "A paywall of RevenueCat is drawn as a plain list of its packages: its design is on RevenueCat's server."
        ])
    }

    @Test("appear for those who lack an entitlement, and go when they have it")
    func presented() async {
      screen.show(Text("Home").presentPaywallIfNeeded(requiredEntitlementIdentifier: "pro"))
      #expect(await screen.wait(upTo: 60) { app.buttons["Continue"].exists })
      app.buttons["Close"].tap()
      #expect(await screen.wait(upTo: 60) { !app.buttons["Continue"].exists })
      SimulatedPhone.current.store.buy("cake")
      screen.show(Text("Other").presentPaywallIfNeeded(requiredEntitlementIdentifier: "pro"))
      screen.advance(by: 2)
      #expect(!app.buttons["Continue"].exists && app.staticTexts["Other"].exists)
    }

    @Test("are shown below a view")
    func footer() async {
      screen.show(Text("Home").frame(maxHeight: .infinity).paywallFooter())
      #expect(await screen.wait(upTo: 60) { app.buttons["Continue"].exists })
      #expect(app.buttons["Continue"].frame.minY > app.staticTexts["Home"].frame.maxY)
    }
  }
#endif
