#if os(Linux)
  import FlowStoreKit
  import Foundation
  import Locking
  import PhoneSimulation
  import RevenueCat
  import Testing

  @Suite("Purchases", .ownPhone) @MainActor
  struct PurchasesTests {
    private let phone = SimulatedPhone.current

    init() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storekit")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(
        #"""
        {"products":[{"productID":"coins","type":"Consumable","displayPrice":"0.99","referenceName":"Coins"},
          {"productID":"forever","type":"NonConsumable","displayPrice":"49.99","referenceName":"Forever"}],
         "subscriptionGroups":[{"id":"g","name":"Pro","subscriptions":[
          {"productID":"monthly","type":"RecurringSubscription","displayPrice":"5.00","recurringSubscriptionPeriod":"P1M",
           "introductoryOffer":{"displayPrice":"0","paymentMode":"free","subscriptionPeriod":"P1W"}},
          {"productID":"yearly","type":"RecurringSubscription","displayPrice":"36.00","recurringSubscriptionPeriod":"P1Y"}]}]}
        """#.utf8
      ).write(to: file)
      try phone.store.load(contentsOf: file)
      phone.store.outcome = .success
      phone.revenueCatEntitlements = ["pro": ["monthly", "yearly", "forever"]]
    }

    @Test("offers all products at first, in packages of their periods")
    func firstOffering() async throws {
      let offerings = try await Purchases.configure(withAPIKey: "key").offerings()
      let current = try #require(offerings.current)
      #expect(current.identifier == "default" && offerings.all.count == 1 && offerings["default"] === current)
      #expect(current.availablePackages.map(\.identifier) == ["coins", "$rc_lifetime", "$rc_monthly", "$rc_annual"])
      #expect(current.monthly?.storeProduct.productIdentifier == "monthly" && current.weekly == nil)
      #expect(current.annual?.localizedPriceString == "$36.00" && current.lifetime?.packageType == .lifetime)
      let product = try #require(current.annual?.storeProduct)
      #expect(product.pricePerMonth == 3 && product.localizedPricePerMonth == "$3.00")
      #expect(product.subscriptionPeriod == SubscriptionPeriod(value: 1, unit: .year))
      #expect(
        product.productCategory == .subscription
          && current.monthly?.storeProduct.introductoryDiscount?.paymentMode == .freeTrial)
    }

    @Test("offers what a test sets, without products that the store lacks")
    func ownOfferings() async throws {
      phone.revenueCatOfferings = [
        PhoneOffering(
          "sale", packages: [PhoneOffering.Package("$rc_annual", product: "yearly")], metadata: ["color": "red"]),
        PhoneOffering("other", packages: [PhoneOffering.Package("custom", product: "none")]),
      ]
      phone.revenueCatCurrentOffering = "other"
      let offerings = try await Purchases.configure(withAPIKey: "key").offerings()
      #expect(offerings.current?.availablePackages == [])
      let sale = try #require(offerings.offering(identifier: "sale"))
      #expect(
        sale.annual?.storeProduct.localizedTitle == "" && sale.getMetadataValue(for: "color", default: "") == "red")
      #expect(Purchases.shared.cachedOfferings?.all.count == 2)
      phone.store.products = []
      await #expect(throws: ErrorCode.configurationError) { try await Purchases.shared.offerings() }
    }

    @Test("a purchase gives the entitlements of its product, until the subscription ends")
    func purchase() async throws {
      let purchases = Purchases.configure(withAPIKey: "key")
      #expect(try await purchases.customerInfo().entitlements["pro"] == nil)
      let package = try #require(try await purchases.offerings().current?.monthly)
      let result = try await purchases.purchase(package: package)
      #expect(!result.userCancelled && result.transaction?.productIdentifier == "monthly")
      let pro = try #require(result.customerInfo.entitlements["pro"])
      #expect(pro.isActive && pro.willRenew && pro.productIdentifier == "monthly" && pro.store == .appStore)
      #expect(result.customerInfo.entitlements.active.keys.sorted() == ["pro"])
      #expect(result.customerInfo.activeSubscriptions == ["monthly"])
      #expect(result.customerInfo.latestExpirationDate == pro.expirationDate && pro.expirationDate != nil)
      #expect(phone.acts(of: "RevenueCat").last == "RevenueCat: buys monthly")
      phone.store.cancelSubscription("monthly")
      #expect(try await purchases.customerInfo().entitlements["pro"]?.willRenew == false)
      phone.store.revoke("monthly")
      let info = try await purchases.customerInfo()
      #expect(info.entitlements["pro"]?.isActive == false && info.entitlements.active.isEmpty)
    }

    @Test("a purchase of what is no subscription is listed, and restored")
    func nonSubscriptions() async throws {
      let purchases = Purchases.configure(withAPIKey: "key", appUserID: "ada")
      phone.store.buy("coins")
      phone.store.buy("forever")
      let info = try await purchases.restorePurchases()
      #expect(info.nonSubscriptions.map(\.productIdentifier) == ["coins", "forever"])
      #expect(info.allPurchasedProductIdentifiers == ["coins", "forever"] && info.originalAppUserId == "ada")
      #expect(info.entitlements["pro"]?.expirationDate == nil && info.entitlements["pro"]?.isActive == true)
    }

    @Test("a purchase that is cancelled, waits or fails says so, to those that wait and to completions")
    func failures() async throws {
      let purchases = Purchases.configure(withAPIKey: "key")
      let product = try #require(await purchases.products(["coins"]).first)
      phone.store.outcome = .cancelled
      #expect(try await purchases.purchase(product: product).userCancelled)
      let told = await withCheckedContinuation { done in
        purchases.purchase(product: product) { transaction, info, error, isCancelled in
          done.resume(
            returning: "\(transaction == nil) \(info != nil) \(error?.domain ?? "") \(error?.code ?? 0) \(isCancelled)")
        }
      }
      #expect(told == "true true RevenueCat.ErrorCode 1 true")
      phone.store.outcome = .pending
      await #expect(throws: ErrorCode.paymentPendingError) { try await purchases.purchase(product: product) }
      phone.store.outcome = .failed
      await #expect(throws: ErrorCode.storeProblemError) { try await purchases.purchase(product: product) }
      phone.store.canMakePayments = false
      await #expect(throws: ErrorCode.purchaseNotAllowedError) { try await purchases.purchase(product: product) }
      phone.store.canMakePayments = true
      phone.network = .offline
      await #expect(throws: ErrorCode.offlineConnectionError) { try await purchases.purchase(product: product) }
      await #expect(throws: ErrorCode.offlineConnectionError) { try await purchases.offerings() }
      #expect((ErrorCode.paymentPendingError as NSError).code == 20)
      #expect(ErrorCode.paymentPendingError.localizedDescription == "The payment waits for someone.")
    }

    private final class Delegate: NSObject, PurchasesDelegate, @unchecked Sendable {
      let infos = Locked<[Bool]>([])

      func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {
        infos.withLock { $0.append(customerInfo.entitlements["pro"]?.isActive ?? false) }
      }
    }

    @Test("its stream and its delegate hear of changes, also of purchases outside of the app")
    func changes() async throws {
      let purchases = Purchases.configure(withAPIKey: "key")
      let delegate = Delegate()
      purchases.delegate = delegate
      var stream = purchases.customerInfoStream.makeAsyncIterator()
      #expect(await stream.next()?.entitlements.active.isEmpty == true)
      // The store tells of it once the sequence of its updates has begun.
      for _ in 0..<10 { await Task.yield() }
      phone.store.buy("yearly")
      _ = try await purchases.customerInfo()
      #expect(await stream.next()?.entitlements["pro"]?.isActive == true)
      phone.revenueCatGrants = ["beta"]
      #expect(await stream.next()?.entitlements.active.keys.sorted() == ["beta", "pro"])
      _ = try await purchases.customerInfo()
      #expect(delegate.infos.value.first == false && delegate.infos.value.last == true)
    }

    @Test("a person logs in and out")
    func person() async throws {
      let purchases = Purchases.configure(withAPIKey: "key")
      #expect(purchases.isAnonymous && Purchases.isConfigured && Purchases.shared === purchases)
      await #expect(throws: ErrorCode.logOutAnonymousUserError) { try await purchases.logOut() }
      #expect(try await purchases.logIn("ada").created)
      #expect(purchases.appUserID == "ada" && !purchases.isAnonymous && phone.revenueCatUserID == "ada")
      purchases.attribution.setEmail("ada@example.com")
      purchases.attribution.setAttributes(["age": "36", "city": ""])
      #expect(phone.revenueCatAttributes == ["$email": "ada@example.com", "age": "36"])
      #expect(try await purchases.logOut().originalAppUserId == purchases.appUserID)
      #expect(purchases.isAnonymous && phone.revenueCatAttributes.isEmpty)
      #expect(try await !purchases.logIn("ada").created)
      await #expect(throws: ErrorCode.invalidAppUserIdError) { try await purchases.logIn(" ") }
    }

    @Test("the first lower price is for those who had no subscription")
    func eligibility() async throws {
      let purchases = Purchases.configure(with: Configuration.builder(withAPIKey: "key").with(appUserID: "ada"))
      func statuses() async -> [IntroEligibilityStatus?] {
        let all = await purchases.checkTrialOrIntroDiscountEligibility(productIdentifiers: ["monthly", "yearly", "no"])
        return ["monthly", "yearly", "no"].map { all[$0]?.status }
      }
      #expect(await statuses() == [.eligible, .noIntroOfferExists, .unknown])
      phone.store.buy("yearly")
      #expect(await statuses() == [.ineligible, .noIntroOfferExists, .unknown])
    }

    @Test("before it is configured, it warns and goes on")
    func unconfigured() {
      #expect(!Purchases.isConfigured)
      let warnings = ReportCollector.warnings { #expect(Purchases.shared.isAnonymous) }
      #expect(
        warnings == [
          "Purchases.shared is used before Purchases.configure(withAPIKey:), which ends an app on a phone. It goes on with a "
            + "person without a name."
        ])
      #expect(Purchases.isConfigured)
    }

    @Test("products that are made up have packages, for previews")
    func madeUp() {
      let product = TestStoreProduct(
        localizedTitle: "Tea", price: 12, currencyCode: "USD", localizedPriceString: "$12", productIdentifier: "tea",
        productType: .autoRenewableSubscription, localizedDescription: "",
        subscriptionPeriod: SubscriptionPeriod(value: 1, unit: .month)
      ).toStoreProduct()
      let package = Package(
        identifier: "$rc_monthly", packageType: .monthly, storeProduct: product, offeringIdentifier: "a")
      let offering = Offering(identifier: "a", serverDescription: "", availablePackages: [package])
      #expect(offering.monthly == package && offering["$rc_monthly"] === package && product.pricePerYear == 144)
      #expect(Package.string(from: .weekly) == "$rc_weekly" && Package.packageType(from: "mine") == .custom)
    }
  }
#endif
