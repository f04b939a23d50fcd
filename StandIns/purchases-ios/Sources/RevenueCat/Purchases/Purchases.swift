import FlowStoreKit
import Foundation
import PhoneSimulation

/// The result of a purchase.
public typealias PurchaseResultData = (
  transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
)

/// What is called after a purchase.
public typealias PurchaseCompletedBlock =
  @MainActor @Sendable (StoreTransaction?, CustomerInfo?, PublicError?, Bool) -> Void

/// Sells what the phone's store has. A test sets the offerings and the entitlements of RevenueCat's server on the phone
/// (`SimulatedPhone.revenueCatOfferings`).
// @unchecked: what changes is used under the lock alone.
public final class Purchases: NSObject, @unchecked Sendable {
  private struct State {
    var appUserID: String
    var purchasesAreCompletedBy: PurchasesAreCompletedBy
    var last: CustomerInfo?
    var streams: [Int: AsyncStream<CustomerInfo>.Continuation] = [:]
    var streamCount = 0
    weak var delegate: (any PurchasesDelegate)?
  }

  private static let anonymousPrefix = "$RCAnonymousID:"
  private static let anonymousID = anonymousPrefix + "00000000000000000000000000000001"

  private let lock = NSLock()
  private var state: State
  private let phone: SimulatedPhone
  private var updates: Task<Void, Never>?

  public let attribution = Attribution()

  private init(_ configuration: Configuration, on phone: SimulatedPhone) {
    self.phone = phone
    state = State(
      appUserID: configuration.appUserID.flatMap { $0.isEmpty ? nil : $0 } ?? Self.anonymousID,
      purchasesAreCompletedBy: configuration.purchasesAreCompletedBy)
    super.init()
    state.last = CustomerInfo(of: state.appUserID, on: phone)
    updates = Task { [weak self] in
      for await result in FlowStoreKit.Transaction.updates {
        guard let self else { return }
        if let transaction = try? result.payloadValue, purchasesAreCompletedBy == .revenueCat {
          await transaction.finish()
        }
        tellOfChange()
      }
    }
  }

  deinit { updates?.cancel() }

  private func with<Result>(_ change: (inout State) -> Result) -> Result { lock.withLock { change(&state) } }

  // MARK: - Configuring

  @discardableResult
  public static func configure(with configuration: Configuration) -> Purchases {
    let phone = SimulatedPhone.current
    let purchases = Purchases(configuration, on: phone)
    phone.update(RevenueCatData.self) { data in
      data.purchases = purchases
      data.people.insert(purchases.appUserID)
    }
    phone.record("RevenueCat", "begins for \(purchases.appUserID)")
    return purchases
  }

  @discardableResult
  public static func configure(with builder: Configuration.Builder) -> Purchases { configure(with: builder.build()) }

  @discardableResult
  public static func configure(withAPIKey apiKey: String) -> Purchases { configure(withAPIKey: apiKey, appUserID: nil) }

  @discardableResult
  public static func configure(withAPIKey apiKey: String, appUserID: String?) -> Purchases {
    configure(with: Configuration(apiKey: apiKey, appUserID: appUserID))
  }

  @discardableResult
  public static func configure(
    withAPIKey apiKey: String, appUserID: String?, purchasesAreCompletedBy: PurchasesAreCompletedBy,
    storeKitVersion: StoreKitVersion
  ) -> Purchases {
    configure(
      with: Configuration(apiKey: apiKey, appUserID: appUserID, purchasesAreCompletedBy: purchasesAreCompletedBy))
  }

  /// What is configured. Before that, it ends an app on a phone; here it warns, and is configured.
  public static var shared: Purchases {
    let phone = SimulatedPhone.current
    if let purchases = phone[RevenueCatData.self].purchases { return purchases }
    phone.warn(
      "Purchases.shared is used before Purchases.configure(withAPIKey:), which ends an app on a phone. It goes on with a "
        + "person without a name.")
    return configure(withAPIKey: "sample")
  }

  public static var isConfigured: Bool { SimulatedPhone.current[RevenueCatData.self].purchases != nil }

  /// Which messages are printed, which none is here.
  // nonisolated(unsafe): an app sets it once, as it does on a phone, where it is not guarded either.
  public nonisolated(unsafe) static var logLevel = LogLevel.info

  /// Called with messages, of which there are none here.
  // nonisolated(unsafe): as above.
  public nonisolated(unsafe) static var logHandler: (LogLevel, String) -> Void = { _, _ in }

  /// Another server, which has no effect here.
  // nonisolated(unsafe): as above.
  public nonisolated(unsafe) static var proxyURL: URL?

  /// Whether purchases wait for a parent, which a test says here (`SimulatedPhone.store.outcome`).
  // nonisolated(unsafe): as above.
  public nonisolated(unsafe) static var simulatesAskToBuyInSandbox = false

  public static func canMakePayments() -> Bool { AppStore.canMakePayments }

  public static var frameworkVersion: String { "5.0.0" }

  public var delegate: (any PurchasesDelegate)? {
    get { with { $0.delegate } }
    set {
      with { $0.delegate = newValue }
      guard newValue != nil else { return }
      phone.runSoon(named: "what RevenueCat knows") { [weak self] in
        guard let self, let delegate, let info = cachedCustomerInfo else { return }
        delegate.purchases(self, receivedUpdated: info)
      }
    }
  }

  public var purchasesAreCompletedBy: PurchasesAreCompletedBy {
    get { with { $0.purchasesAreCompletedBy } }
    set { with { $0.purchasesAreCompletedBy = newValue } }
  }

  public var storeFrontCountryCode: String? { phone.storefront?.countryCode }

  public func getStorefront() async -> Storefront? {
    phone.storefront.map { Storefront(countryCode: $0.countryCode, identifier: $0.id) }
  }

  // MARK: - The person

  public var appUserID: String { with { $0.appUserID } }
  public var isAnonymous: Bool { appUserID.hasPrefix(Self.anonymousPrefix) }

  /// Gives the person an identifier.
  ///
  /// - Throws: ``ErrorCode``.
  @discardableResult
  public func logIn(_ appUserID: String) async throws -> (customerInfo: CustomerInfo, created: Bool) {
    try await answer("a person of RevenueCat") { try self.logInNow(appUserID) }
  }

  public func logIn(_ appUserID: String, completion: @escaping (CustomerInfo?, Bool, PublicError?) -> Void) {
    answer(
      "a person of RevenueCat", { try self.logInNow(appUserID) },
      { completion($0?.customerInfo, $0?.created ?? false, $1) })
  }

  private func logInNow(_ appUserID: String) throws -> (customerInfo: CustomerInfo, created: Bool) {
    try checkConnection()
    let name = appUserID.trimmingCharacters(in: .whitespacesAndNewlines)
    if name.isEmpty { throw ErrorCode.invalidAppUserIdError }
    phone.record("RevenueCat", "logs in \(name)")
    with { $0.appUserID = name }
    let created = phone.update(RevenueCatData.self) { $0.people.insert(name).inserted }
    return (tellOfChange(), created)
  }

  /// Forgets the identifier of the person.
  ///
  /// - Throws: ``ErrorCode/logOutAnonymousUserError`` if the person has none.
  @discardableResult
  public func logOut() async throws -> CustomerInfo {
    try await answer("a person of RevenueCat") { try self.logOutNow() }
  }

  public func logOut(completion: ((CustomerInfo?, PublicError?) -> Void)?) {
    answer("a person of RevenueCat", { try self.logOutNow() }, completion)
  }

  private func logOutNow() throws -> CustomerInfo {
    if isAnonymous { throw ErrorCode.logOutAnonymousUserError }
    phone.record("RevenueCat", "logs out")
    with { $0.appUserID = Self.anonymousID }
    phone.update(RevenueCatData.self) { $0.attributes = [:] }
    return tellOfChange()
  }

  // MARK: - What is known

  /// What is known about the person.
  ///
  /// - Throws: ``ErrorCode``.
  public func customerInfo() async throws -> CustomerInfo { try await customerInfo(fetchPolicy: .default) }

  public func customerInfo(fetchPolicy: CacheFetchPolicy) async throws -> CustomerInfo {
    try await answer("what RevenueCat knows") { try self.info(fetchPolicy) }
  }

  public func getCustomerInfo(completion: @escaping (CustomerInfo?, PublicError?) -> Void) {
    getCustomerInfo(fetchPolicy: .default, completion: completion)
  }

  public func getCustomerInfo(
    fetchPolicy: CacheFetchPolicy, completion: @escaping (CustomerInfo?, PublicError?) -> Void
  ) {
    answer("what RevenueCat knows", { try self.info(fetchPolicy) }, completion)
  }

  private func info(_ policy: CacheFetchPolicy) throws -> CustomerInfo {
    if policy == .fetchCurrent { try checkConnection() }
    return phone.network.isConnected ? tellOfChange() : cachedCustomerInfo ?? tellOfChange()
  }

  public var cachedCustomerInfo: CustomerInfo? { with { $0.last } }

  public func invalidateCustomerInfoCache() {}

  /// What is known about the person, and then each change. The sequence does not end.
  public var customerInfoStream: AsyncStream<CustomerInfo> {
    AsyncStream { continuation in
      let (id, last) = with { state in
        state.streamCount += 1
        state.streams[state.streamCount] = continuation
        return (state.streamCount, state.last)
      }
      if let last { continuation.yield(last) }
      continuation.onTermination = { [weak self] _ in self?.with { $0.streams[id] = nil } }
    }
  }

  /// Tells of what is known if it has changed.
  @discardableResult
  func tellOfChange() -> CustomerInfo {
    let new = phone.use { CustomerInfo(of: appUserID, on: phone) }
    let (isChanged, streams, delegate) = with { state in
      let isChanged = state.last != new
      state.last = new
      return (isChanged, Array(state.streams.values), state.delegate)
    }
    guard isChanged else { return new }
    for stream in streams { stream.yield(new) }
    if delegate != nil {
      phone.runSoon(named: "what RevenueCat knows") { [weak self] in
        guard let self else { return }
        self.delegate?.purchases(self, receivedUpdated: new)
      }
    }
    return new
  }

  // MARK: - What is offered

  /// The offerings.
  ///
  /// - Throws: ``ErrorCode``.
  public func offerings() async throws -> Offerings {
    try await answer("the offerings of RevenueCat") { try self.offeringsNow() }
  }

  public func getOfferings(completion: @escaping (Offerings?, PublicError?) -> Void) {
    answer("the offerings of RevenueCat", { try self.offeringsNow() }, completion)
  }

  public func syncAttributesAndOfferingsIfNeeded() async throws -> Offerings? { try await offerings() }

  public func syncAttributesAndOfferingsIfNeeded(completion: @escaping (Offerings?, PublicError?) -> Void) {
    getOfferings(completion: completion)
  }

  private func offeringsNow() throws -> Offerings {
    try checkConnection()
    return try Offerings.offerings(on: phone)
  }

  /// The offerings as they are now; `nil` if there is no product.
  public var cachedOfferings: Offerings? { phone.store.products.isEmpty ? nil : try? Offerings.offerings(on: phone) }

  /// The products with some identifiers.
  public func products(_ productIdentifiers: [String]) async -> [StoreProduct] {
    (try? await answer("products of RevenueCat") { self.productsNow(productIdentifiers) }) ?? []
  }

  public func getProducts(_ productIdentifiers: [String], completion: @escaping ([StoreProduct]) -> Void) {
    answer(
      "products of RevenueCat", { self.productsNow(productIdentifiers) }, { products, _ in completion(products ?? []) })
  }

  private func productsNow(_ ids: [String]) -> [StoreProduct] {
    guard phone.network.isConnected else { return [] }
    return phone.store.products.filter { ids.contains($0.id) }.map(StoreProduct.init)
  }

  /// Whether the person can have the lower prices of products at the start.
  public func checkTrialOrIntroDiscountEligibility(productIdentifiers: [String]) async -> [String: IntroEligibility] {
    var result: [String: IntroEligibility] = [:]
    for id in productIdentifiers {
      let product = phone.store.products.first { $0.id == id }
      result[id] = IntroEligibility(await eligibility(product))
    }
    return result
  }

  public func checkTrialOrIntroDiscountEligibility(product: StoreProduct) async -> IntroEligibilityStatus {
    await eligibility(product.sk2Product)
  }

  public func checkTrialOrIntroDiscountEligibility(
    productIdentifiers: [String], completion receiveEligibility: @escaping ([String: IntroEligibility]) -> Void
  ) {
    nonisolated(unsafe) let receiveEligibility = receiveEligibility
    Task { @MainActor in
      receiveEligibility(await checkTrialOrIntroDiscountEligibility(productIdentifiers: productIdentifiers))
    }
  }

  public func checkTrialOrIntroDiscountEligibility(
    product: StoreProduct, completion: @escaping (IntroEligibilityStatus) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    Task { @MainActor in completion(await checkTrialOrIntroDiscountEligibility(product: product)) }
  }

  private func eligibility(_ product: SK2Product?) async -> IntroEligibilityStatus {
    guard let product else { return .unknown }
    guard let subscription = product.subscription, subscription.introductoryOffer != nil else {
      return .noIntroOfferExists
    }
    return await subscription.isEligibleForIntroOffer ? .eligible : .ineligible
  }

  // MARK: - Buying

  /// Buys a package.
  ///
  /// - Throws: ``ErrorCode``.
  @discardableResult
  public func purchase(package: Package) async throws -> PurchaseResultData {
    try await buy(package.storeProduct).get()
  }

  /// Buys a product.
  ///
  /// - Throws: ``ErrorCode``.
  @discardableResult
  public func purchase(product: StoreProduct) async throws -> PurchaseResultData { try await buy(product).get() }

  /// Buys what parameters say.
  ///
  /// - Throws: ``ErrorCode``.
  @discardableResult
  public func purchase(_ params: PurchaseParams) async throws -> PurchaseResultData {
    try await buy(params.product, quantity: params.quantity).get()
  }

  @discardableResult
  public func purchase(package: Package, promotionalOffer: PromotionalOffer) async throws -> PurchaseResultData {
    try await purchase(package: package)
  }

  @discardableResult
  public func purchase(product: StoreProduct, promotionalOffer: PromotionalOffer) async throws -> PurchaseResultData {
    try await purchase(product: product)
  }

  public func purchase(package: Package, completion: @escaping PurchaseCompletedBlock) {
    purchase(product: package.storeProduct, completion: completion)
  }

  public func purchase(product: StoreProduct, completion: @escaping PurchaseCompletedBlock) {
    Task { @MainActor in await buy(product).give(to: completion) }
  }

  public func purchase(_ params: PurchaseParams, completion: @escaping PurchaseCompletedBlock) {
    Task { @MainActor in await buy(params.product, quantity: params.quantity).give(to: completion) }
  }

  /// The end of a purchase. One that a person cancels has an error for completions, and none for those that wait.
  private struct Outcome: Sendable {
    var transaction: StoreTransaction?
    var info: CustomerInfo?
    var error: ErrorCode?

    private var isCancelled: Bool { error == .purchaseCancelledError }

    func get() throws -> PurchaseResultData {
      if let info, error == nil || isCancelled { return (transaction, info, isCancelled) }
      throw error ?? .unknownError
    }

    @MainActor
    func give(to completion: PurchaseCompletedBlock) {
      completion(transaction, info, error?.publicError, isCancelled)
    }
  }

  private func buy(_ product: StoreProduct, quantity: Int = 1) async -> Outcome {
    guard let own = product.sk2Product ?? phone.store.products.first(where: { $0.id == product.productIdentifier })
    else {
      return Outcome(error: .productNotAvailableForPurchaseError)
    }
    do {
      switch try await own.purchase(options: quantity == 1 ? [] : [.quantity(quantity)]) {
      case .success(let result):
        let transaction = try result.payloadValue
        if purchasesAreCompletedBy == .revenueCat { await transaction.finish() }
        phone.record("RevenueCat", "buys \(own.id)")
        return Outcome(transaction: StoreTransaction(transaction), info: tellOfChange())
      case .userCancelled: return Outcome(info: tellOfChange(), error: .purchaseCancelledError)
      case .pending: return Outcome(error: .paymentPendingError)
      }
    } catch { return Outcome(error: ErrorCode(error)) }
  }

  /// Finds what the person has bought before.
  ///
  /// - Throws: ``ErrorCode``.
  @discardableResult
  public func restorePurchases() async throws -> CustomerInfo {
    try await answer("purchases of RevenueCat") { try self.restoreNow("restores purchases") }
  }

  public func restorePurchases(completion: ((CustomerInfo?, PublicError?) -> Void)? = nil) {
    answer("purchases of RevenueCat", { try self.restoreNow("restores purchases") }, completion)
  }

  @discardableResult
  public func syncPurchases() async throws -> CustomerInfo {
    try await answer("purchases of RevenueCat") { try self.restoreNow("sends purchases") }
  }

  public func syncPurchases(completion: ((CustomerInfo?, PublicError?) -> Void)?) {
    answer("purchases of RevenueCat", { try self.restoreNow("sends purchases") }, completion)
  }

  private func restoreNow(_ act: String) throws -> CustomerInfo {
    try checkConnection()
    phone.record("RevenueCat", act)
    return tellOfChange()
  }

  /// Opens the page on which a person ends subscriptions, which does not exist here.
  public func showManageSubscriptions() async throws {
    phone.record("RevenueCat", "shows the subscriptions")
    phone.warn("Purchases.showManageSubscriptions() shows nothing: there is no page of the App Store.")
  }

  public func showManageSubscriptions(completion: @escaping (PublicError?) -> Void) {
    nonisolated(unsafe) let completion = completion
    Task { @MainActor in
      try? await showManageSubscriptions()
      completion(nil)
    }
  }

  /// Asks for a code of an offer, which does not exist here.
  public func presentCodeRedemptionSheet() {
    phone.record("RevenueCat", "asks for a code")
    phone.warn("Purchases.presentCodeRedemptionSheet() shows nothing: there is no page of the App Store.")
  }

  // MARK: - Answers

  private func checkConnection() throws {
    guard phone.network.isConnected else { throw ErrorCode.offlineConnectionError }
  }

  /// The value of an answer, which comes at the next turn of the screen's clock.
  private func answer<Value: Sendable>(
    _ name: String, _ make: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      phone.runSoon(named: name) { [phone] in continuation.resume(with: Result { try phone.use(make) }) }
    }
  }

  /// Hands over an answer at the next turn of the screen's clock, on the main actor.
  private func answer<Value: Sendable>(
    _ name: String, _ make: @escaping @Sendable () throws -> Value, _ completion: ((Value?, PublicError?) -> Void)?
  ) {
    nonisolated(unsafe) let completion = completion
    phone.runSoon(named: name) { [phone] in
      phone.use {
        do {
          let value = try make()
          completion?(value, nil)
        } catch { completion?(nil, ErrorCode(error).publicError) }
      }
    }
  }
}
