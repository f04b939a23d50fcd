import FlowStoreKit
import Foundation
import PhoneSimulation

/// Drives the store of the simulated phone from a test: with the products of a `.storekit` file, without dialogs, with
/// short periods, refunds, renewals and errors.
///
/// A session has no values of its own. It changes the store of the phone on which the test runs.
// @unchecked: the address does not change, and the rest are values of the phone.
open class SKTestSession: NSObject, @unchecked Sendable {
  /// How long the periods of subscriptions last.
  public enum TimeRate: Int, Sendable {
    case realTime
    case oneHourIsOneDay, thirtyMinutesIsOneDay, fiveMinutesIsOneDay, oneMinuteIsOneDay, thirtySecondsIsOneDay,
      oneSecondIsOneDay
    case monthlyRenewalEveryHour = 10
    case monthlyRenewalEveryThirtyMinutes, monthlyRenewalEveryFifteenMinutes, monthlyRenewalEveryFiveMinutes
    case monthlyRenewalEveryThirtySeconds = 15
    case oneRenewalEveryFifteenMinutes = 1000
    case oneRenewalEveryFiveMinutes, oneRenewalEveryMinute, oneRenewalEveryThirtySeconds, oneRenewalEveryTenSeconds
    case oneRenewalEveryTwoSeconds = 1005

    var time: StoreRules.Time {
      switch self {
      case .realTime: .real
      case .oneHourIsOneDay: .day(3600)
      case .thirtyMinutesIsOneDay: .day(1800)
      case .fiveMinutesIsOneDay: .day(300)
      case .oneMinuteIsOneDay: .day(60)
      case .thirtySecondsIsOneDay: .day(30)
      case .oneSecondIsOneDay: .day(1)
      case .monthlyRenewalEveryHour: .day(120)
      case .monthlyRenewalEveryThirtyMinutes: .day(60)
      case .monthlyRenewalEveryFifteenMinutes: .day(30)
      case .monthlyRenewalEveryFiveMinutes: .day(10)
      case .monthlyRenewalEveryThirtySeconds: .day(1)
      case .oneRenewalEveryFifteenMinutes: .period(900)
      case .oneRenewalEveryFiveMinutes: .period(300)
      case .oneRenewalEveryMinute: .period(60)
      case .oneRenewalEveryThirtySeconds: .period(30)
      case .oneRenewalEveryTenSeconds: .period(10)
      case .oneRenewalEveryTwoSeconds: .period(2)
      }
    }
  }

  /// What the properties of a session say, as the phone keeps it.
  private struct Settings: PhoneValue {
    var failsTransactions = false
    var failureError = SKError.Code.unknown
    var locale = Locale(identifier: "en_US")
    var timeRate = TimeRate.realTime
  }

  private let url: URL
  private var phone: SimulatedPhone { .current }
  private var store: SimulatedStore { phone.store }

  /// Creates a session with a file among the resources of the app or of the test.
  ///
  /// - Parameter filename: The name of the file, without `.storekit`.
  /// - Throws: ``SKTestError`` if there is no such file, and the error of reading it.
  public convenience init(configurationFileNamed filename: String) throws {
    let name = filename.hasSuffix(".storekit") ? String(filename.dropLast(9)) : filename
    let bundles = [Bundle.main] + Bundle.allBundles
    guard let url = bundles.lazy.compactMap({ $0.url(forResource: name, withExtension: "storekit") }).first else {
      throw SKTestError(.fileNotFound, "No bundle of the program has a file \(name).storekit.")
    }
    try self.init(contentsOf: url)
  }

  /// Creates a session with a file. The store has its products from now on.
  ///
  /// - Throws: ``SKTestError`` if there is no such file, and `DecodingError` if it is no configuration of the store.
  public init(contentsOf fileURL: URL) throws {
    guard fileURL.isFileURL else { throw SKTestError(.invalidURL, "\(fileURL) is not the address of a file.") }
    guard FileManager.default.fileExists(atPath: fileURL.path) else {
      throw SKTestError(.fileNotFound, "There is no file \(fileURL.path).")
    }
    url = fileURL
    super.init()
    try store.load(contentsOf: url)
  }

  // MARK: - How the store behaves

  /// Whether each purchase waits for a parent.
  open var askToBuyEnabled: Bool {
    get { store.rules.asksToBuy }
    set { store.rules.asksToBuy = newValue }
  }

  /// Whether purchases succeed without a sheet.
  open var disableDialogs: Bool {
    get { !store.rules.showsSheet }
    set { store.rules.showsSheet = !newValue }
  }

  /// Whether purchases fail with ``failureError``.
  open var failTransactionsEnabled: Bool {
    get { phone[Settings.self].failsTransactions }
    set {
      phone.update(Settings.self) { $0.failsTransactions = newValue }
      updateFailure()
    }
  }

  /// The error of purchases that fail: `unknown`, `invalidOfferIdentifier`, `invalidSignature`, `missingOfferParams` or
  /// `invalidOfferPrice`.
  open var failureError: SKError.Code {
    get { phone[Settings.self].failureError }
    set {
      phone.update(Settings.self) { $0.failureError = newValue }
      updateFailure()
    }
  }

  private func updateFailure() {
    let settings = phone[Settings.self]
    let error: any Error =
      switch settings.failureError {
      case .invalidOfferIdentifier: Product.PurchaseError.invalidOfferIdentifier
      case .invalidSignature: Product.PurchaseError.invalidOfferSignature
      case .missingOfferParams: Product.PurchaseError.missingOfferParameters
      case .invalidOfferPrice: Product.PurchaseError.invalidOfferPrice
      default: StoreKitError.unknown
      }
    store.rules.failures[.purchase] = settings.failsTransactions ? error : nil
  }

  /// The country of the store, in three letters. A country whose store has an unknown number leaves the store as it is,
  /// with a warning.
  open var storefront: String {
    get { phone.storefront?.countryCode ?? "" }
    set {
      guard let storefront = Storefront.of(newValue) else {
        phone.warn("SKTestSession.storefront: the number of the store of \(newValue) is not known.")
        return
      }
      phone.storefront = storefront
    }
  }

  /// The language of the products' texts. Prices are in US dollars in all.
  ///
  /// Products that the file cannot give anew stay as they are, with a warning.
  open var locale: Locale {
    get { phone[Settings.self].locale }
    set {
      phone.update(Settings.self) { $0.locale = newValue }
      do {
        try store.load(contentsOf: url, language: newValue.language.languageCode?.identifier ?? "en")
      } catch {
        phone.warn("SKTestSession.locale: \(url.lastPathComponent) cannot be read: \(error)")
      }
    }
  }

  /// How long the periods of subscriptions last that are bought or renewed from now on, on the screen's clock.
  open var timeRate: TimeRate {
    get { phone[Settings.self].timeRate }
    set {
      phone.update(Settings.self) { $0.timeRate = newValue }
      store.rules.time = newValue.time
    }
  }

  /// Makes the properties of the session what they were at first. Purchases stay.
  open func resetToDefaultState() {
    phone[Settings.self] = Settings()
    store.rules = StoreRules()
    locale = Settings().locale
    storefront = "USA"
  }

  // MARK: - Purchases

  /// The purchases, also those that wait for a parent.
  open func allTransactions() -> [SKTestTransaction] {
    store.transactions.map { SKTestTransaction($0, in: store) }
      + store.pending.map { SKTestTransaction(waiting: $0.id, $0.productID, at: phone.now) }
  }

  /// Forgets all purchases.
  open func clearTransactions() { store.clearTransactions() }

  /// Buys a product outside of the app.
  ///
  /// - Throws: ``SKTestError`` if the store has no such product.
  open func buyProduct(productIdentifier: String) throws {
    do {
      try store.buy(productIdentifier, options: [])
    } catch Product.PurchaseError.productUnavailable {
      throw SKTestError(.invalidProductIdentifier, "The store has no product \(productIdentifier).")
    }
  }

  /// Buys a product outside of the app.
  ///
  /// - Throws: ``SKTestError`` if the store has no such product or a parent has to agree, and `Product.PurchaseError` if the
  ///   options do not fit it.
  @discardableResult
  open func buyProduct(
    identifier: Product.ID, options: Set<Product.PurchaseOption> = []
  ) async throws -> Transaction {
    guard store.products.contains(where: { $0.id == identifier }) else {
      throw SKTestError(.invalidProductIdentifier, "The store has no product \(identifier).")
    }
    guard let transaction = try store.buy(identifier, options: options) else {
      throw SKTestError(.invalidAction, "The purchase of \(identifier) waits for a parent.")
    }
    return transaction
  }

  /// The purchase with a number.
  ///
  /// - Throws: ``SKTestError`` if there is none.
  private func transaction(_ identifier: UInt) throws -> Transaction {
    guard let found = store.transactions.first(where: { $0.id == identifier }) else {
      throw SKTestError(.noTransactionFound, "The store has no transaction \(identifier).")
    }
    return found
  }

  /// Removes a purchase.
  ///
  /// - Throws: ``SKTestError`` if there is no such purchase.
  open func deleteTransaction(identifier: UInt) throws {
    if store.pending.contains(where: { $0.id == identifier }) { return store.decline(UInt64(identifier)) }
    store.delete(try transaction(identifier).id)
  }

  /// Takes a purchase back.
  ///
  /// - Throws: ``SKTestError`` if there is no such purchase.
  open func refundTransaction(identifier: UInt) throws {
    let id = try transaction(identifier).id
    store.revoke(.other) { $0.id == id }
  }

  /// Ends a subscription now.
  ///
  /// - Throws: ``SKTestError`` if the person does not have the subscription.
  open func expireSubscription(productIdentifier: String) throws {
    guard store.expireSubscription(productIdentifier) else {
      throw SKTestError(.noSubscriptionFound, "No subscription of \(productIdentifier) can end.")
    }
  }

  /// Renews a subscription now.
  ///
  /// - Throws: ``SKTestError`` if the person never had the subscription.
  open func forceRenewalOfSubscription(productIdentifier: String) throws {
    guard store.renewSubscription(productIdentifier) != nil else {
      throw SKTestError(.noSubscriptionFound, "No subscription of \(productIdentifier) can be renewed.")
    }
  }

  /// Lets a parent agree to a purchase.
  ///
  /// - Throws: ``SKTestError`` if no such purchase waits.
  open func approveAskToBuyTransaction(identifier: UInt) throws {
    guard store.approve(UInt64(identifier)) != nil else { throw notWaiting(identifier) }
  }

  /// Lets a parent refuse a purchase.
  ///
  /// - Throws: ``SKTestError`` if no such purchase waits.
  open func declineAskToBuyTransaction(identifier: UInt) throws {
    guard store.pending.contains(where: { $0.id == identifier }) else { throw notWaiting(identifier) }
    store.decline(UInt64(identifier))
  }

  private func notWaiting(_ identifier: UInt) -> SKTestError {
    SKTestError(.noTransactionFound, "No transaction \(identifier) waits for a parent.")
  }

  /// Lets a subscription end at the end of its period.
  ///
  /// - Throws: ``SKTestError`` if there is no such purchase of a subscription.
  open func disableAutoRenewForTransaction(identifier: UInt) throws { try renew(identifier, false) }

  /// Lets a subscription be renewed at the end of its period.
  ///
  /// - Throws: ``SKTestError`` if there is no such purchase of a subscription.
  open func enableAutoRenewForTransaction(identifier: UInt) throws { try renew(identifier, true) }

  private func renew(_ identifier: UInt, _ renews: Bool) throws {
    let found = try transaction(identifier)
    guard found.productType == .autoRenewable else {
      throw SKTestError(.invalidProductType, "\(found.productID) is no subscription that is renewed.")
    }
    store.renew(found.productID, renews)
  }
}
