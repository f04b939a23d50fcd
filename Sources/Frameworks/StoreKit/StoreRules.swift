import Foundation
import PhoneSimulation

/// How the store behaves in a test session.
package struct StoreRules: Sendable {
  /// What an app asks the store.
  package enum Question: Hashable, Sendable {
    case products, purchase, synchronization, subscriptionStatus, appTransaction
  }

  /// How long the periods of subscriptions last.
  package enum Time: Hashable, Sendable {
    case real
    /// The seconds that a day lasts; a month has 30 days, a year 12 months.
    case day(Double)
    /// The seconds that a period lasts, whatever it is.
    case period(Double)
  }

  /// Whether each purchase waits for a parent.
  package var asksToBuy = false
  /// Whether the person sees the purchase sheet. Without it they buy at once.
  package var showsSheet = true
  /// The errors with which the store answers.
  package var failures: [Question: any Error] = [:]
  package var time = Time.real

  package init() {}
}

/// A purchase that waits for a parent.
struct PurchaseRequest {
  /// The number of the transaction, if it is made.
  let id: UInt64
  let product: Product
  let terms: PurchaseTerms
}

extension SimulatedStore {
  /// How the store behaves in a test session.
  package var rules: StoreRules {
    get { phone[StoreState.self].rules }
    nonmutating set { phone.update(StoreState.self) { $0.rules = newValue } }
  }

  /// The products of the purchases that wait for a parent, in order.
  public var pendingPurchases: [String] { phone[StoreState.self].requests.map(\.product.id) }

  /// Lets a parent agree to the first purchase of a product that waits; the app finds it in `Transaction.updates`.
  ///
  /// - Returns: The purchase; `nil` if none waits.
  @discardableResult
  public func approvePendingPurchase(of productID: String) -> Transaction? {
    phone[StoreState.self].requests.first { $0.product.id == productID }.flatMap { approve($0.id) }
  }

  /// Lets a parent refuse the first purchase of a product that waits. The app hears nothing in StoreKit 2.
  public func declinePendingPurchase(of productID: String) {
    if let request = phone[StoreState.self].requests.first(where: { $0.product.id == productID }) {
      decline(request.id)
    }
  }

  /// The products and numbers of the purchases that wait for a parent.
  package var pending: [(id: UInt64, productID: String)] {
    phone[StoreState.self].requests.map { ($0.id, $0.product.id) }
  }

  @discardableResult
  package func approve(_ id: UInt64) -> Transaction? {
    let now = phone.now
    let made = phone.update(StoreState.self) { state -> (Product, Transaction)? in
      guard let index = state.requests.firstIndex(where: { $0.id == id }) else { return nil }
      let request = state.requests.remove(at: index)
      let transaction = state.makeTransaction(for: request.product, at: now, request.terms, request: id)
      state.updates.append(transaction)
      return (request.product, transaction)
    }
    guard let (product, transaction) = made else { return nil }
    renewLater(product, transaction)
    return transaction
  }

  package func decline(_ id: UInt64) {
    phone.update(StoreState.self) { state in state.requests.removeAll { $0.id == id } }
  }

  /// Removes a purchase, as if there had never been one.
  package func delete(_ id: UInt64) {
    phone.update(StoreState.self) { state in
      state.transactions.removeAll { $0.id == id }
      state.requests.removeAll { $0.id == id }
    }
  }

  /// Ends a subscription now.
  ///
  /// - Returns: Whether there is one that has not ended.
  package func expireSubscription(_ productID: String) -> Bool {
    let now = phone.now
    return phone.update(StoreState.self) { state in
      let last = state.transactions.lastIndex { $0.productID == productID }
      guard let last, let end = state.transactions[last].expirationDate, end > now else { return false }
      state.transactions[last].expirationDate = now
      state.transactions[last].signedDate = now
      return true
    }
  }

  /// Renews a subscription now, whether it has ended or not.
  ///
  /// - Returns: The renewal; `nil` if the person never had the subscription.
  @discardableResult
  package func renewSubscription(_ productID: String) -> Transaction? {
    let now = phone.now
    guard let product = products.first(where: { $0.id == productID }), product.type == .autoRenewable else {
      return nil
    }
    _ = expireSubscription(productID)
    let renewed = phone.update(StoreState.self) { state -> Transaction? in
      guard let last = state.transactions.last(where: { $0.productID == productID }) else { return nil }
      let renewed = state.makeTransaction(for: product, at: now, PurchaseTerms(renewing: last))
      state.updates.append(renewed)
      return renewed
    }
    if let renewed { renewLater(product, renewed) }
    return renewed
  }

  /// Says whether a subscription is renewed at its end.
  package func renew(_ productID: String, _ renews: Bool) {
    phone.update(StoreState.self) { state in
      if renews {
        state.cancelledSubscriptions.remove(productID)
      } else {
        state.cancelledSubscriptions.insert(productID)
      }
    }
  }

  /// Buys a product outside of the app, or asks a parent if the rules say so.
  ///
  /// - Returns: The purchase; `nil` if it waits for a parent.
  /// - Throws: ``Product/PurchaseError`` if there is no such product, or the options do not fit it.
  @discardableResult
  package func buy(_ productID: String, options: Set<Product.PurchaseOption>) throws -> Transaction? {
    guard let product = products.first(where: { $0.id == productID }) else {
      throw Product.PurchaseError.productUnavailable
    }
    let terms = try PurchaseTerms(options, in: phone.storefront)
    try terms.check(for: product, of: phone[StoreState.self])
    let waits = terms.asksToBuy || rules.asksToBuy
    let id = phone.update(StoreState.self) { state in
      let request = PurchaseRequest(id: state.nextID(), product: product, terms: terms)
      state.requests.append(request)
      return request.id
    }
    return waits ? nil : approve(id)
  }

  /// Takes the products of a `.storekit` file of Xcode, with their texts in a language.
  ///
  /// - Throws: An error if the file cannot be read.
  package func load(contentsOf url: URL, language: String) throws {
    products = try StoreFile.products(at: url, language: language)
  }
}

extension Product.SubscriptionInfo {
  /// The end of the period that a purchase pays for: that of the offer, if the price is paid at once or there is none.
  func end(after date: Date, with offer: Product.SubscriptionOffer?, _ time: StoreRules.Time) -> Date {
    let period = offer?.period ?? subscriptionPeriod
    let count = offer.map { $0.paymentMode == .payAsYouGo ? 1 : max(1, $0.periodCount) } ?? 1
    return (0..<count).reduce(date) { end, _ in
      switch time {
      case .real: period.end(after: end)
      case .day(let seconds): end + Double(period.days) * seconds
      case .period(let seconds): end + seconds
      }
    }
  }
}

extension Product.SubscriptionPeriod {
  /// The days of the duration, where a month has 30 and a year 360.
  fileprivate var days: Int {
    switch unit {
    case .day: value
    case .week: 7 * value
    case .month: 30 * value
    case .year: 360 * value
    }
  }
}
