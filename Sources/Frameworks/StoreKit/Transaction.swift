import Foundation
import PhoneSimulation

/// A purchase of a person.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  /// The end of a subscription.
  public internal(set) var expirationDate: Date?
  /// When a test has taken the purchase back.
  public internal(set) var revocationDate: Date?
  public let purchasedQuantity: Int
  /// Whether a later purchase replaces this one.
  public let isUpgraded: Bool
  /// The token of the app's account, as the purchase was made with it.
  public let appAccountToken: UUID?
  /// The identifier of the app.
  public let appBundleID: String
  public let ownershipType: OwnershipType
  /// Whether the person has bought, or a subscription was renewed.
  public let reason: Reason
  /// The country of the store at the purchase.
  public let storefront: Storefront
  /// The price of one, times the quantity, in US dollars.
  public let price: Decimal?
  /// The kind of the offer that the purchase was made with.
  public let offerType: OfferType?
  /// The name of the promotional offer that the purchase was made with.
  public let offerID: String?
  public let currency: Locale.Currency?
  /// Why the purchase was taken back; `nil` if it was not.
  public internal(set) var revocationReason: RevocationReason?
  /// When the store made this state of the transaction.
  public internal(set) var signedDate: Date
  /// The period of a subscription that the purchase pays for; `nil` for other products.
  public var webOrderLineItemID: String? { expirationDate == nil ? nil : "\(id)" }
  public var environment: AppStore.Environment { .xcode }

  /// Whether the app has delivered what was bought.
  var isFinished = false

  /// Tells the store that the app has delivered what was bought.
  public func finish() async {
    SimulatedPhone.current.store.finish(self)
  }

  /// Transactions, checked.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    let make: @Sendable () -> AsyncStream<Element>

    /// Waits for the next transaction.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<Element>.Iterator

      public mutating func next() async -> Element? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: make().makeAsyncIterator()) }
  }

  private static func finished(
    _ choose: @escaping @Sendable (StoreState, Date) -> [Transaction]
  ) -> Transactions {
    Transactions {
      let phone = SimulatedPhone.current
      let chosen = choose(phone[StoreState.self], phone.now)
      return AsyncStream { continuation in
        for transaction in chosen { continuation.yield(.verified(transaction)) }
        continuation.finish()
      }
    }
  }

  /// All purchases.
  public static var all: Transactions { finished { state, _ in state.transactions.reversed() } }

  /// Purchases that are not delivered.
  public static var unfinished: Transactions { finished { state, _ in state.transactions.filter { !$0.isFinished } } }

  /// What the person may use now: products for good, and subscriptions that have not ended.
  public static var currentEntitlements: Transactions { finished { $0.entitlements(at: $1) } }

  /// The transactions from elsewhere: renewals, and what a test buys or takes back. The sequence does not end.
  public static var updates: Transactions {
    Transactions {
      .appended(includesEarlier: false) { (store: StoreState) in store.updates.map { .verified($0) } }
    }
  }

  /// The latest purchase of a product.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    SimulatedPhone.current[StoreState.self].transactions.last { $0.productID == productID }.map { .verified($0) }
  }

  /// What the person may use of a product: here at most one transaction.
  public static func currentEntitlements(for productID: String) -> Transactions {
    finished { state, date in state.entitlements(at: date).filter { $0.productID == productID } }
  }

  /// What the person may use of a product.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    let phone = SimulatedPhone.current
    return phone[StoreState.self].entitlements(at: phone.now).last { $0.productID == productID }.map { .verified($0) }
  }
}
