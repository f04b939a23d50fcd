#if os(Linux)
  import FlowStoreKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Views of the store") @MainActor
  struct StoreViewTests {
    private func show(_ phone: SimulatedPhone, _ view: some View) async -> (screen: Screen, app: XCUIApplication) {
      let screen = Screen(device: .iPhone, phone: phone)
      screen.show(view)
      _ = await screen.wait(upTo: 1) { screen.activity.isAtRest }
      return (screen, XCUIApplication(screen: screen))
    }

    @Test("products have their names, texts and prices, and one that is missing is unavailable")
    func products() async throws {
      let phone = try SimulatedPhone.withProducts()
      let (_, app) = await show(
        phone,
        VStack {
          ProductView(id: "app.pro") { Text("icon") }
          ProductView(id: "nothing")
          ProductView(id: "app.pro").productDescription(.hidden).productViewStyle(.compact)
        })
      #expect(app.staticTexts["icon"].exists)
      #expect(app.staticTexts.matching(identifier: "Pro").count == 2)
      #expect(app.staticTexts.matching(identifier: "All teas").count == 1)
      #expect(app.buttons.matching(identifier: "$4.99").count == 2)
      #expect(app.staticTexts["Unavailable"].exists)
    }

    @Test("a tap buys, the app hears of it before and after, and what is bought has a mark")
    func purchase() async throws {
      let phone = try SimulatedPhone.withProducts()
      phone.store.outcome = .success
      let log = Locked<[String]>([])
      let (screen, app) = await show(
        phone,
        StoreView(ids: ["app.some", "app.pro"])
          .onInAppPurchaseStart { product in log.withLock { $0.append("start \(product.id)") } }
          .onInAppPurchaseCompletion { product, result in
            if case .success(.success) = result { log.withLock { $0.append("bought \(product.id)") } }
          })
      #expect(app.staticTexts.allElementsBoundByIndex.map(\.label).prefix(2) == ["Some", "Pro"])
      app.buttons["$4.99"].tap()
      _ = await screen.wait(upTo: 2) { log.value.count == 2 && app.images["Purchased"].exists }
      #expect(log.value == ["start app.pro", "bought app.pro"])
      #expect(app.images["Purchased"].exists && !app.buttons["$4.99"].exists)
    }

    @Test("a custom style gets the product, and buys it")
    func style() async throws {
      struct Card: ProductViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button("Get \(configuration.product?.displayName ?? "nothing")") { configuration.purchase() }
        }
      }
      let phone = try SimulatedPhone.withProducts()
      phone.store.outcome = .success
      let (screen, app) = await show(phone, ProductView(id: "app.pro").productViewStyle(Card()))
      app.buttons["Get Pro"].tap()
      _ = await screen.wait(upTo: 2) { phone.store.transactions.count == 1 }
      #expect(phone.store.transactions.map(\.productID) == ["app.pro"])
    }

    @Test(
      "of a group's subscriptions one is chosen and bought, and its relation to the present one decides what is seen")
    func subscriptions() async throws {
      let phone = try SimulatedPhone.withProducts()
      phone.store.outcome = .success
      let (screen, app) = await show(phone, SubscriptionStoreView(groupID: "G1"))
      #expect(app.staticTexts["Plus"].exists)
      let (plain, _) = await show(
        phone, SubscriptionStoreView(groupID: "G1").subscriptionStorePickerItemBackground(Color.green))
      let pictures = [screen, plain].map { $0.picture(scale: 1) }
      #expect(pictures[0]?[20, 500] != pictures[1]?[20, 500])
      #expect(app.buttons["Try It Free"].exists)
      app.buttons["Some, $9.99/month"].tap()
      #expect(app.buttons["Some, $9.99/month"].isSelected && app.buttons["Few, $4.99/2 weeks"].exists)
      app.buttons["Subscribe"].tap()
      _ = await screen.wait(upTo: 2) { phone.store.transactions.count == 1 }
      #expect(phone.store.transactions.map(\.productID) == ["app.some"])

      let (_, higher) = await show(
        phone,
        SubscriptionStoreView(groupID: "G1", visibleRelationships: .upgrade) { Text("More") }
          .subscriptionStoreControlStyle(.buttons).subscriptionStoreButtonLabel(.price))
      #expect(higher.staticTexts["More"].exists)
      #expect(higher.buttons.allElementsBoundByIndex.map(\.label) == ["$99.99/year"])
    }

    @Test("buttons are those that the app asks for")
    func buttons() async throws {
      let phone = try SimulatedPhone.withProducts()
      let signedIn = Locked(false)
      let (screen, app) = await show(
        phone,
        StoreView(ids: ["app.pro"])
          .storeButton(.visible, for: .restorePurchases, .redeemCode)
          .subscriptionStoreSignInAction { signedIn.value = true }
          .subscriptionStorePolicyDestination(for: .termsOfService) { Text("Terms") })
      app.buttons["Restore Purchases"].tap()
      app.buttons["Sign In"].tap()
      app.buttons["Terms of Service"].tap()
      _ = await screen.wait(upTo: 2) { phone.actDescriptions.contains("StoreKit: synchronizes purchases") }
      #expect(signedIn.value && app.staticTexts["Terms"].exists && !app.buttons["Not Now"].exists)
      #expect(phone.actDescriptions.contains("StoreKit: synchronizes purchases"))
    }

    @Test("the person cancels subscriptions, asks for refunds and redeems codes in sheets")
    func sheets() async throws {
      struct Page: View {
        let id: UInt64
        @State private var sheet = ""
        @State private var result = "none"

        private func shows(_ name: String) -> Binding<Bool> {
          Binding(get: { sheet == name }, set: { sheet = $0 ? name : "" })
        }

        var body: some View {
          VStack {
            ForEach(["Manage", "Refund", "Code"], id: \.self) { name in Button(name) { sheet = name } }
            Text(result)
          }
          .manageSubscriptionsSheet(isPresented: shows("Manage"))
          .refundRequestSheet(for: id, isPresented: shows("Refund")) { result = "\($0)" }
          .offerCodeRedemption(isPresented: shows("Code")) { end in
            if case .failure = end { result = "no code" } else { result = "redeemed" }
          }
        }
      }
      let phone = try SimulatedPhone.withProducts()
      phone.store.buy("app.some")
      let bought = try #require(phone.store.buy("app.pro"))
      let (screen, app) = await show(phone, Page(id: bought.id))
      app.buttons["Manage"].tap()
      app.buttons["Cancel Subscription"].tap()
      #expect(app.staticTexts["You do not have any subscriptions."].exists)
      app.buttons["Done"].tap()
      screen.settle()
      app.buttons["Refund"].tap()
      app.buttons["Request Refund"].tap()
      screen.settle()
      #expect(app.staticTexts["success(FlowStoreKit.Transaction.RefundRequestStatus.success)"].exists)
      #expect(phone.store.transactions.last?.revocationDate != nil)
      app.buttons["Code"].tap()
      app.buttons["Cancel"].tap()
      screen.settle()
      #expect(app.staticTexts["no code"].exists)
    }

    @Test("tasks tell of products and of what the person may use, again after a purchase")
    func tasks() async throws {
      struct Page: View {
        @State private var products = "none"
        @State private var entitlement = "none"
        @State private var status = "none"

        var body: some View {
          Text("\(products), \(entitlement), \(status)")
            .storeProductsTask(for: ["app.pro", "nothing"]) { state in
              if case .success(let found, let unavailable) = state { products = "\(found.count) \(unavailable)" }
            }
            .currentEntitlementTask(for: "app.pro") { state in
              entitlement = state.map { $0 == nil ? "free" : "pro" }.value ?? "loading"
            }
            .subscriptionStatusTask(for: "G1") { status = $0.value.map { "\($0.count)" } ?? "loading" }
        }
      }
      let phone = try SimulatedPhone.withProducts()
      let (screen, app) = await show(phone, Page())
      let before = "1 [\"nothing\"], free, 0"
      _ = await screen.wait(upTo: 2) { app.staticTexts[before].exists }
      #expect(app.staticTexts[before].exists)
      phone.store.buy("app.pro")
      phone.store.buy("app.all")
      let after = "1 [\"nothing\"], pro, 1"
      _ = await screen.wait(upTo: 2) { app.staticTexts[after].exists }
      #expect(app.staticTexts[after].exists)
    }
  }
#endif
