#if os(Linux)
  import FlowStoreKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("The store") @MainActor
  struct StoreTests {
    private static let file = """
      {
        "identifier" : "A1", "products" : [
          { "displayPrice" : "4.99", "familyShareable" : true, "internalID" : "1", "productID" : "app.pro",
            "localizations" : [ { "description" : "All teas", "displayName" : "Pro", "locale" : "en_US" } ],
            "referenceName" : "pro", "type" : "NonConsumable" },
          { "displayPrice" : "0.99", "internalID" : "2", "productID" : "app.coins", "localizations" : [],
            "referenceName" : "Coins", "type" : "Consumable" }
        ],
        "subscriptionGroups" : [
          { "id" : "G1", "name" : "Plus", "subscriptions" : [
            { "displayPrice" : "9.99", "productID" : "app.monthly", "recurringSubscriptionPeriod" : "P1M",
              "groupNumber" : 1, "subscriptionGroupID" : "G1", "referenceName" : "Monthly", "localizations" : [],
              "introductoryOffer" : { "displayPrice" : "0", "paymentMode" : "free", "subscriptionPeriod" : "P1W" },
              "type" : "RecurringSubscription" } ] }
        ], "version" : { "major" : 3, "minor" : 0 }
      }
      """

    private func makePhone() throws -> SimulatedPhone {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storekit")
      defer { try? FileManager.default.removeItem(at: url) }
      try Data(Self.file.utf8).write(to: url)
      let phone = SimulatedPhone()
      try phone.store.load(contentsOf: url)
      return phone
    }

    @Test("has the products of a .storekit file with their texts, prices and periods")
    func products() async throws {
      let phone = try makePhone()
      let products = try await SimulatedPhone.$running.withValue(phone) {
        try await Product.products(for: ["app.pro", "app.monthly", "nothing"])
      }
      #expect(products.map(\.id) == ["app.pro", "app.monthly"])
      #expect(products[0].displayName == "Pro")
      #expect(products[0].displayPrice == "$4.99")
      #expect(products[0].type == .nonConsumable)
      #expect(products[0].isFamilyShareable)
      #expect(products[1].subscription?.subscriptionPeriod.unit == .month)
      #expect(products[1].subscription?.introductoryOffer?.paymentMode == .freeTrial)
      #expect(phone.store.products.count == 3)
    }

    @Test("does what the test says with a purchase", arguments: SimulatedStore.Outcome.allForTests)
    func outcomes(outcome: SimulatedStore.Outcome) async throws {
      let phone = try makePhone()
      phone.store.outcome = outcome
      let product = try #require(phone.store.products.first)
      let result = await SimulatedPhone.$running.withValue(phone) { () -> String in
        do {
          switch try await product.purchase() {
          case .success(let transaction): return "bought \(try transaction.payloadValue.productID)"
          case .pending: return "pending"
          case .userCancelled: return "cancelled"
          }
        } catch { return "\(error)" }
      }
      let expected: [SimulatedStore.Outcome: String] = [
        .success: "bought app.pro", .pending: "pending", .cancelled: "cancelled", .failed: "unknown",
      ]
      #expect(result == expected[outcome])
      #expect(phone.store.transactions.count == (outcome == .success ? 1 : 0))
    }

    @Test("cannot be reached without a network, and sells nothing to a person who may not pay")
    func refusal() async throws {
      let phone = try makePhone()
      let product = try #require(phone.store.products.first)
      await SimulatedPhone.$running.withValue(phone) {
        phone.network = .offline
        await #expect(throws: StoreKitError.self) { try await Product.products(for: ["app.pro"]) }
        await #expect(throws: StoreKitError.self) { try await product.purchase() }
        phone.network = .wifi
        phone.store.canMakePayments = false
        await #expect(throws: Product.PurchaseError.purchaseNotAllowed) { try await product.purchase() }
      }
    }

    @Test("shows the purchase sheet of another process, whose button buys")
    func sheet() async throws {
      let phone = try makePhone()
      let screen = Screen(device: .iPhone, phone: phone)
      screen.show(Text("shop"))
      let product = try #require(phone.store.products.first)
      let bought = Locked(false)
      let task = SimulatedPhone.$running.withValue(phone) {
        Task { @MainActor in
          if case .success = try await product.purchase() { bought.value = true }
        }
      }
      for _ in 0..<100_000 where screen.modalProcess == nil { await Task.yield() }
      #expect(screen.modalProcess == "com.apple.StoreKitUIService")
      let tree = screen.semanticsTree(of: "com.apple.StoreKitUIService")
      #expect("\(tree)".contains("$4.99"))
      let app = XCUIApplication(screen: screen)
      #expect(!app.buttons["Buy"].exists)
      withKnownIssue {
        app.staticTexts["shop"].tap()
      } matching: { issue in
        let text = "\(issue)".replacing("\\", with: "")
        return text.contains(
          "'com.apple.StoreKitUIService' shows something in front of it. Its elements are those of "
            + "XCUIApplication(bundleIdentifier: \"com.apple.StoreKitUIService\").")
      }
      app.systemApp("com.apple.StoreKitUIService").buttons["Buy"].tap()
      try await task.value
      #expect(bought.value)
      #expect(screen.modalProcess == nil)
    }

    @Test("renews subscriptions on the screen's clock, until they are cancelled")
    func renewals() async throws {
      let phone = try makePhone()
      let screen = Screen(device: .iPhone, phone: phone)
      phone.store.buy("app.monthly")
      func entitled() async -> Int {
        await SimulatedPhone.$running.withValue(phone) {
          var count = 0
          for await _ in Transaction.currentEntitlements { count += 1 }
          return count
        }
      }
      #expect(await entitled() == 1)
      // A free week, and two months.
      screen.advance(by: 40 * 86_400)
      #expect(phone.store.transactions.map(\.offerType) == [.introductory, nil, nil])
      #expect(phone.store.transactions.map(\.price) == [0, Decimal(string: "9.99"), Decimal(string: "9.99")])
      #expect(await entitled() == 1)
      phone.store.cancelSubscription("app.monthly")
      screen.advance(by: 60 * 86_400)
      #expect(phone.store.transactions.count == 3)
      #expect(await entitled() == 0)
    }

    @Test("tells of purchases elsewhere and of refunds")
    func updates() async throws {
      let phone = try makePhone()
      let seen = Locked<[String]>([])
      let task = SimulatedPhone.$running.withValue(phone) {
        Task { @MainActor in
          for await update in Transaction.updates {
            let transaction = update.unsafePayloadValue
            seen.withLock { $0.append("\(transaction.productID) \(transaction.revocationDate == nil)") }
          }
        }
      }
      for _ in 0..<200 { await Task.yield() }
      phone.store.buy("app.pro")
      phone.store.revoke("app.pro")
      for _ in 0..<100_000 where seen.value.count < 2 { await Task.yield() }
      task.cancel()
      #expect(seen.value == ["app.pro true", "app.pro false"])
    }

    @Test("counts the requests for a review")
    func reviews() {
      let screen = Screen(device: .iPhone)
      screen.show(Review())
      XCUIApplication(screen: screen).buttons["Rate"].tap()
      #expect(screen.phone.reviewRequestCount == 1)
      #expect(screen.phone.actDescriptions == ["StoreKit: asks for a review"])
    }
  }

  private struct Review: View {
    @Environment(\.requestReview) private var requestReview

    var body: some View { Button("Rate") { requestReview() } }
  }

  extension SimulatedStore.Outcome {
    static let allForTests: [SimulatedStore.Outcome] = [.success, .pending, .cancelled, .failed]
  }
#endif
