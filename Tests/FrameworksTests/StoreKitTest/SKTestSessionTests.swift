#if os(Linux)
  @testable import FlowStoreKitTest
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("A test session of the store") @MainActor
  struct SKTestSessionTests {
    private let phone = SimulatedPhone()
    private let screen: Screen

    init() { screen = Screen(device: .iPhone, phone: phone) }

    /// Does something with a session whose file has a product, a subscription and texts in two languages.
    private func run(_ body: (SKTestSession) async throws -> Void) async throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storekit")
      defer { try? FileManager.default.removeItem(at: url) }
      try Data(Self.file.utf8).write(to: url)
      try await SimulatedPhone.$running.withValue(phone) {
        try await body(try SKTestSession(contentsOf: url))
      }
    }

    private static let file = """
      { "identifier" : "A1", "products" : [
          { "displayPrice" : "4.99", "productID" : "pro", "referenceName" : "pro", "type" : "NonConsumable",
            "localizations" : [ { "description" : "", "displayName" : "Pro", "locale" : "en_US" },
              { "description" : "", "displayName" : "Profi", "locale" : "de" } ] } ],
        "subscriptionGroups" : [ { "id" : "G1", "name" : "Plus", "subscriptions" : [
          { "displayPrice" : "9.99", "productID" : "monthly", "recurringSubscriptionPeriod" : "P1M",
            "subscriptionGroupID" : "G1", "localizations" : [], "type" : "RecurringSubscription",
            "adHocOffers" : [ { "offerID" : "back", "displayPrice" : "1.99", "numberOfPeriods" : 2,
              "paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M" } ] } ] } ],
        "version" : { "major" : 3, "minor" : 0 } }
      """

    @Test("buys without a dialog, takes back, deletes and forgets")
    func purchases() async throws {
      try await run { session in
        session.disableDialogs = true
        let product = try #require(phone.store.products.first)
        guard case .success(let result) = try await product.purchase() else {
          Issue.record("The purchase does not succeed.")
          return
        }
        let id = UInt(try result.payloadValue.id)
        var all = session.allTransactions()
        #expect(all.map(\.identifier) == [id])
        #expect(all.first?.productIdentifier == "pro" && all.first?.state == .purchased)
        try session.refundTransaction(identifier: id)
        #expect(session.allTransactions().first?.cancelDate == phone.now)
        #expect(await Transaction.currentEntitlement(for: "pro") == nil)
        try session.deleteTransaction(identifier: id)
        #expect(session.allTransactions().isEmpty)
        #expect(throws: SKTestError(.noTransactionFound, "The store has no transaction 1.")) {
          try session.deleteTransaction(identifier: id)
        }
        try session.buyProduct(productIdentifier: "pro")
        try await session.buyProduct(identifier: "monthly")
        all = session.allTransactions()
        #expect(all.map(\.productIdentifier) == ["pro", "monthly"])
        #expect(all.map(\.autoRenewingEnabled) == [false, true])
        session.clearTransactions()
        #expect(session.allTransactions().isEmpty)
        await #expect(throws: SKTestError.self) { try await session.buyProduct(identifier: "nothing") }
      }
    }

    @Test("renews subscriptions at its own speed, or at once, and ends them")
    func subscriptions() async throws {
      try await run { session in
        session.timeRate = .monthlyRenewalEveryThirtySeconds
        let id = UInt(try await session.buyProduct(identifier: "monthly").id)
        screen.advance(by: 75)
        #expect(session.allTransactions().count == 3)
        try session.forceRenewalOfSubscription(productIdentifier: "monthly")
        #expect(session.allTransactions().count == 4)
        #expect(session.allTransactions().last?.purchaseDate == phone.now)
        try session.disableAutoRenewForTransaction(identifier: id)
        screen.advance(by: 40)
        #expect(session.allTransactions().count == 4)
        #expect(await Transaction.currentEntitlement(for: "monthly") == nil)
        #expect(throws: SKTestError.self) { try session.expireSubscription(productIdentifier: "monthly") }
        try session.enableAutoRenewForTransaction(identifier: id)
        session.timeRate = .oneRenewalEveryTwoSeconds
        try session.forceRenewalOfSubscription(productIdentifier: "monthly")
        screen.advance(by: 5)
        #expect(session.allTransactions().count == 7)
        try session.expireSubscription(productIdentifier: "monthly")
        screen.advance(by: 10)
        #expect(session.allTransactions().count == 7)
        let state = try await Product.SubscriptionInfo.status(for: "G1").first?.state
        #expect(state == .expired)
      }
    }

    @Test("sells a promotional offer for its periods to those who had the subscription")
    func offers() async throws {
      try await run { session in
        session.disableDialogs = true
        let monthly = try #require(phone.store.products.last)
        let option = Product.PurchaseOption.promotionalOffer(
          offerID: "back", keyID: "", nonce: UUID(), signature: Data(), timestamp: 0)
        await #expect(throws: Product.PurchaseError.ineligibleForOffer) {
          try await monthly.purchase(options: [option])
        }
        try await session.buyProduct(identifier: "monthly")
        try session.expireSubscription(productIdentifier: "monthly")
        _ = try await monthly.purchase(options: [option])
        screen.advance(by: 70 * 86_400)
        let prices = phone.store.transactions.map(\.price)
        #expect(prices == ["9.99", "1.99", "1.99", "9.99"].map { Decimal(string: $0) })
        #expect(phone.store.transactions.map(\.offerID) == [nil, "back", "back", nil])
      }
    }

    @Test("lets a parent agree or refuse")
    func askToBuy() async throws {
      try await run { session in
        session.askToBuyEnabled = true
        session.disableDialogs = true
        let product = try #require(phone.store.products.first)
        guard case .pending = try await product.purchase() else {
          Issue.record("The purchase does not wait.")
          return
        }
        let waiting = try #require(session.allTransactions().first)
        #expect(waiting.pendingAskToBuyConfirmation && waiting.state == .deferred)
        #expect(phone.store.pendingPurchases == ["pro"])
        try session.approveAskToBuyTransaction(identifier: waiting.identifier)
        #expect(phone.store.transactions.map { UInt($0.id) } == [waiting.identifier])
        try session.buyProduct(productIdentifier: "pro")
        let second = try #require(session.allTransactions().last)
        try session.declineAskToBuyTransaction(identifier: second.identifier)
        #expect(session.allTransactions().map(\.identifier) == [waiting.identifier])
        #expect(throws: SKTestError.self) { try session.approveAskToBuyTransaction(identifier: second.identifier) }
      }
    }

    @Test("makes parts of StoreKit fail, and forgets it with the other properties")
    func failures() async throws {
      try await run { session in
        session.disableDialogs = true
        let product = try #require(phone.store.products.first)
        try await session.setSimulatedError(.purchase(.ineligibleForOffer), forAPI: .purchase)
        try await session.setSimulatedError(.generic(.notEntitled), forAPI: .loadProducts)
        #expect(await session.simulatedError(forAPI: .purchase) == .purchase(.ineligibleForOffer))
        #expect(await session.simulatedError(forAPI: .appStoreSync) == nil)
        await #expect(throws: Product.PurchaseError.ineligibleForOffer) { try await product.purchase() }
        await #expect(throws: StoreKitError.self) { try await Product.products(for: ["pro"]) }
        try await session.setSimulatedError(nil, forAPI: .loadProducts)
        #expect(try await Product.products(for: ["pro"]).count == 1)
        session.failTransactionsEnabled = true
        session.failureError = .invalidSignature
        await #expect(throws: Product.PurchaseError.invalidOfferSignature) { try await product.purchase() }
        session.resetToDefaultState()
        #expect(!session.failTransactionsEnabled && !session.disableDialogs)
        session.disableDialogs = true
        _ = try await product.purchase()
        #expect(phone.store.transactions.count == 1)
      }
    }

    @Test("has the country and the language of the store")
    func places() async throws {
      try await run { session in
        #expect(session.storefront == "USA" && session.locale.identifier == "en_US")
        session.storefront = "DEU"
        session.locale = Locale(identifier: "de_DE")
        #expect(await Storefront.current?.id == "143443")
        #expect(phone.store.products.first?.displayName == "Profi")
        session.resetToDefaultState()
        #expect(session.storefront == "USA")
        #expect(phone.store.products.first?.displayName == "Pro")
      }
      #expect(throws: SKTestError(.fileNotFound, "No bundle of the program has a file nothing.storekit.")) {
        try SKTestSession(configurationFileNamed: "nothing")
      }
    }
  }
#endif
