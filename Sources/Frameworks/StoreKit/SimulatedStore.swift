import Foundation
import PhoneSimulation

/// The store of a phone.
struct StoreState: PhoneValue {
  var products = StoreFile.ofProcess
  var transactions: [Transaction] = []
  /// The transactions that did not come from a purchase in the app.
  var updates: [Transaction] = []
  var canMakePayments = true
  var outcome: SimulatedStore.Outcome?
  var lastID: UInt64 = 0
  var cancelledSubscriptions: Set<String> = []
  /// The purchases that wait for a parent.
  var requests: [PurchaseRequest] = []
  var rules = StoreRules()
  var appTransaction: VerificationResult<AppTransaction>?

  /// - Parameter request: The number of the request that a parent has agreed to.
  mutating func makeTransaction(
    for product: Product, at date: Date, _ terms: PurchaseTerms, request: UInt64? = nil
  ) -> Transaction {
    let id = request ?? nextID()
    let offer = terms.offer(for: product, of: self)
    let first = transactions.first { $0.productID == product.id }
    let transaction = Transaction(
      id: id, originalID: first?.originalID ?? id, productID: product.id, productType: product.type,
      subscriptionGroupID: product.subscription?.subscriptionGroupID, purchaseDate: date,
      originalPurchaseDate: first?.originalPurchaseDate ?? date,
      expirationDate: product.subscription.map { $0.end(after: date, with: offer, rules.time) },
      purchasedQuantity: terms.quantity, isUpgraded: false, appAccountToken: terms.accountToken,
      appBundleID: Bundle.main.bundleIdentifier ?? "", ownershipType: terms.ownership, reason: terms.reason,
      storefront: terms.storefront ?? .unitedStates,
      price: (offer?.price ?? product.price) * Decimal(terms.quantity),
      offerType: offer.map { $0.type == .promotional ? .promotional : .introductory }, offerID: offer?.id,
      currency: Locale.Currency("USD"), signedDate: date)
    transactions.append(transaction)
    return transaction
  }

  mutating func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// Whether the person has ever bought a subscription of a group.
  func hasHadSubscription(of groupID: String) -> Bool {
    transactions.contains { $0.subscriptionGroupID == groupID && $0.productType == .autoRenewable }
  }

  /// The latest transaction of each product that can be used at a date.
  func entitlements(at date: Date) -> [Transaction] {
    var latest: [Transaction] = []
    for transaction in transactions where transaction.productType != .consumable {
      latest.removeAll { $0.productID == transaction.productID }
      latest.append(transaction)
    }
    return latest.filter { $0.revocationDate == nil && ($0.expirationDate.map { $0 > date } ?? true) }
  }
}

/// The store of a phone, for a test: products, purchases, and what happens when the person buys.
public struct SimulatedStore: Sendable {
  /// What happens to a purchase, instead of the sheet.
  public enum Outcome: Hashable, Sendable {
    case success
    /// The purchase waits, for example for a parent.
    case pending
    case cancelled
    /// The purchase fails with `StoreKitError.unknown`.
    case failed
  }

  let phone: SimulatedPhone

  /// The products: at first those of the file that the scheme names, if a command launches the app with one, otherwise none.
  public var products: [Product] {
    get { phone[StoreState.self].products }
    nonmutating set { phone.update(StoreState.self) { $0.products = newValue } }
  }

  /// Takes the products of a `.storekit` file of Xcode.
  ///
  /// - Throws: An error if the file cannot be read.
  public func load(contentsOf url: URL) throws { products = try StoreFile.products(at: url) }

  /// The purchases, in order.
  public var transactions: [Transaction] { phone[StoreState.self].transactions }

  /// What happens when the person buys; `nil` to show the purchase sheet and wait for a tap.
  public var outcome: Outcome? {
    get { phone[StoreState.self].outcome }
    nonmutating set { phone.update(StoreState.self) { $0.outcome = newValue } }
  }

  /// Whether the person may pay.
  public var canMakePayments: Bool {
    get { phone[StoreState.self].canMakePayments }
    nonmutating set { phone.update(StoreState.self) { $0.canMakePayments = newValue } }
  }

  /// Buys a product outside of the app; the app finds it in `Transaction.updates`.
  ///
  /// - Parameters:
  ///   - productID: The product.
  ///   - ownership: Who pays: the person, or someone of the family.
  @discardableResult
  public func buy(_ productID: String, ownership: Transaction.OwnershipType = .purchased) -> Transaction? {
    guard let product = products.first(where: { $0.id == productID }) else { return nil }
    let now = phone.now
    var terms = PurchaseTerms(in: phone.storefront)
    terms.ownership = ownership
    let transaction = phone.update(StoreState.self) { [terms] state in
      let transaction = state.makeTransaction(for: product, at: now, terms)
      state.updates.append(transaction)
      return transaction
    }
    renewLater(product, transaction)
    return transaction
  }

  /// Takes a purchase back, as a refund does.
  public func revoke(_ productID: String, reason: Transaction.RevocationReason = .other) {
    revoke(reason) { $0.productID == productID }
  }

  /// Takes the last purchase back that fulfils a condition.
  package func revoke(_ reason: Transaction.RevocationReason, where condition: (Transaction) -> Bool) {
    let now = phone.now
    phone.update(StoreState.self) { state in
      guard let index = state.transactions.lastIndex(where: condition) else { return }
      state.transactions[index].revocationDate = now
      state.transactions[index].revocationReason = reason
      state.transactions[index].signedDate = now
      state.updates.append(state.transactions[index])
    }
  }

  /// The subscriptions that are not renewed.
  public var cancelledSubscriptions: Set<String> { phone[StoreState.self].cancelledSubscriptions }

  /// Ends the renewal of a subscription: it lasts until its end.
  public func cancelSubscription(_ productID: String) {
    phone.update(StoreState.self) { state in _ = state.cancelledSubscriptions.insert(productID) }
  }

  /// Forgets all purchases.
  public func clearTransactions() {
    phone.update(StoreState.self) { state in
      state.transactions = []
      state.updates = []
      state.requests = []
    }
  }

  /// Remembers that the app has delivered what was bought.
  func finish(_ transaction: Transaction) {
    phone.update(StoreState.self) { state in
      guard let index = state.transactions.firstIndex(where: { $0.id == transaction.id }) else { return }
      state.transactions[index].isFinished = true
    }
    phone.record("StoreKit", "finishes the transaction of \(transaction.productID)")
  }

  /// Checks that the store answers.
  ///
  /// - Throws: ``StoreKitError`` without a network, and the error that a test session has set for a question.
  func checkConnection(for question: StoreRules.Question? = nil) throws {
    if let question, let error = rules.failures[question] { throw error }
    guard phone.network.isConnected else { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
  }

  /// Renews a subscription at its end on the screen's clock, unless it is cancelled.
  func renewLater(_ product: Product, _ transaction: Transaction) {
    guard product.type == .autoRenewable, let end = transaction.expirationDate else { return }
    let phone = phone
    phone.schedule(at: end, named: "the renewal of \(product.id)") { [weak phone] in
      guard let phone else { return }
      let renewed = phone.update(StoreState.self) { state -> Transaction? in
        let last = state.transactions.last { $0.productID == product.id }
        guard last?.id == transaction.id, last?.revocationDate == nil, last?.expirationDate == end,
          !state.cancelledSubscriptions.contains(product.id)
        else { return nil }
        let renewed = state.makeTransaction(for: product, at: end, PurchaseTerms(renewing: transaction))
        state.updates.append(renewed)
        return renewed
      }
      if let renewed { phone.store.renewLater(product, renewed) }
    }
  }
}

extension SimulatedPhone {
  /// The store: its products, and what the person has bought.
  public var store: SimulatedStore { SimulatedStore(phone: self) }
}
