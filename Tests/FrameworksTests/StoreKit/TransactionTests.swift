#if os(Linux)
  import FlowStoreKit
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("A transaction of the store") @MainActor
  struct TransactionTests {
    private func buy(
      _ phone: SimulatedPhone, _ options: Set<Product.PurchaseOption>
    ) async throws -> Product.PurchaseResult {
      try await SimulatedPhone.$running.withValue(phone) {
        try await #require(phone.store.products.first).purchase(options: options)
      }
    }

    @Test("has the country, the price and the options of its purchase")
    func purchase() async throws {
      let phone = try SimulatedPhone.withProducts()
      phone.store.outcome = .success
      phone.storefront = nil
      let token = UUID()
      guard case .success(let result) = try await buy(phone, [.appAccountToken(token), .quantity(3)]) else {
        Issue.record("The purchase has no transaction.")
        return
      }
      let transaction = try result.payloadValue
      #expect(transaction.appAccountToken == token)
      #expect(transaction.purchasedQuantity == 3)
      #expect(transaction.price == Decimal(string: "14.97"))
      #expect(transaction.currency?.identifier == "USD")
      #expect(transaction.storefront.countryCode == "USA")
      #expect(transaction.environment == .xcode)
      #expect(transaction.ownershipType == .purchased)
      #expect(transaction.reason == .purchase)
      #expect(transaction.signedDate == transaction.purchaseDate)
      #expect(transaction.webOrderLineItemID == nil)
      let parts = result.jwsRepresentation.split(separator: ".", omittingEmptySubsequences: false)
      try #require(parts.count == 3 && parts[2].isEmpty)
      let text = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
      let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
      let payload = try JSONSerialization.jsonObject(with: try #require(Data(base64Encoded: padded)))
      #expect((payload as? [String: Any])?["productId"] as? String == transaction.productID)
    }

    @Test("is not made for a quantity that the store does not sell", arguments: [0, 11])
    func quantity(quantity: Int) async throws {
      let phone = try SimulatedPhone.withProducts()
      phone.store.outcome = .success
      await #expect(throws: Product.PurchaseError.invalidQuantity) { try await buy(phone, [.quantity(quantity)]) }
      #expect(phone.store.transactions.isEmpty)
    }

    @Test("is not made before a parent agrees")
    func askToBuy() async throws {
      let phone = try SimulatedPhone.withProducts()
      guard case .pending = try await buy(phone, [.simulatesAskToBuyInSandbox(true)]) else {
        Issue.record("The purchase does not wait.")
        return
      }
      #expect(phone.store.transactions.isEmpty)
    }

    @Test("of a renewal has the owner of the first purchase, and another reason")
    func renewal() throws {
      let phone = try SimulatedPhone.withProducts()
      let screen = Screen(device: .iPhone, phone: phone)
      phone.store.buy("app.some", ownership: .familyShared)
      screen.advance(by: 40 * 86_400)
      #expect(phone.store.transactions.map(\.reason) == [.purchase, .renewal])
      #expect(phone.store.transactions.map(\.ownershipType) == [.familyShared, .familyShared])
      #expect(phone.store.transactions.map(\.webOrderLineItemID) == ["1", "2"])
    }

    @Test("has the reason why it was taken back, and is no entitlement then")
    func revocation() async throws {
      let phone = try SimulatedPhone.withProducts()
      phone.store.buy("app.pro")
      try await SimulatedPhone.$running.withValue(phone) {
        let product = try #require(phone.store.products.first)
        #expect(await product.currentEntitlement != nil)
        #expect(await entitlements(of: "app.pro") == 1)
        #expect(await entitlements(of: "app.some") == 0)
        phone.store.revoke("app.pro", reason: .developerIssue)
        #expect(await product.currentEntitlement == nil)
        #expect(await entitlements(of: "app.pro") == 0)
        #expect(await product.latestTransaction?.unsafePayloadValue.revocationReason == .developerIssue)
      }
    }

    private func entitlements(of product: String) async -> Int {
      var count = 0
      for await _ in Transaction.currentEntitlements(for: product) { count += 1 }
      return count
    }
  }
#endif
