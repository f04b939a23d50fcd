import FlowStoreKit
import Foundation
import PhoneSimulation

/// The identifier of a product.
public typealias ProductIdentifier = String

/// A purchase of something that is no subscription.
public final class NonSubscriptionTransaction: NSObject, Identifiable, Sendable {
  public let productIdentifier: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date?
  public let transactionIdentifier: String
  public let storeTransactionIdentifier: String
  public let store: Store
  public let isSandbox: Bool

  init(_ transaction: SK2Transaction) {
    productIdentifier = transaction.productID
    purchaseDate = transaction.purchaseDate
    originalPurchaseDate = transaction.originalPurchaseDate
    transactionIdentifier = "\(transaction.id)"
    storeTransactionIdentifier = "\(transaction.id)"
    store = .appStore
    isSandbox = true
  }

  public var id: String { transactionIdentifier }
}

/// A subscription of a person.
public final class SubscriptionInfo: NSObject, Sendable {
  public let productIdentifier: ProductIdentifier
  public let purchaseDate: Date
  public let originalPurchaseDate: Date?
  public let expiresDate: Date?
  public let store: Store
  public let isSandbox: Bool
  public let ownershipType: PurchaseOwnershipType
  public let periodType: PeriodType
  public let refundedAt: Date?
  public let storeTransactionId: String?
  public let isActive: Bool
  public let willRenew: Bool

  init(_ transaction: SK2Transaction, willRenew: Bool, at date: Date) {
    productIdentifier = transaction.productID
    purchaseDate = transaction.purchaseDate
    originalPurchaseDate = transaction.originalPurchaseDate
    expiresDate = transaction.expirationDate
    store = .appStore
    isSandbox = true
    ownershipType = transaction.ownershipType == .purchased ? .purchased : .familyShared
    periodType = .normal
    refundedAt = transaction.revocationDate
    storeTransactionId = "\(transaction.id)"
    isActive = transaction.isActive(at: date)
    self.willRenew = willRenew
  }
}

extension SK2Transaction {
  func isActive(at date: Date) -> Bool {
    revocationDate == nil && (expirationDate.map { $0 > date } ?? true)
  }
}

/// What RevenueCat knows about a person: what was bought, and what may be used.
public final class CustomerInfo: NSObject, Identifiable, Sendable {
  public let entitlements: EntitlementInfos
  public let activeSubscriptions: Set<ProductIdentifier>
  public let allPurchasedProductIdentifiers: Set<ProductIdentifier>
  public let nonSubscriptions: [NonSubscriptionTransaction]
  public let subscriptionsByProductIdentifier: [ProductIdentifier: SubscriptionInfo]
  public let requestDate: Date
  public let firstSeen: Date
  public let originalAppUserId: String
  public let originalPurchaseDate: Date?
  public let originalApplicationVersion: String?
  public let managementURL: URL?

  /// What follows from the purchases in the phone's store.
  init(of person: String, on phone: SimulatedPhone) {
    let (now, store, data) = (phone.now, phone.store, phone[RevenueCatData.self])
    let transactions = store.transactions
    let latest = Dictionary(transactions.map { ($0.productID, $0) }) { $1 }
    let subscriptions = latest.filter {
      $0.value.productType == .autoRenewable || $0.value.productType == .nonRenewable
    }
    func willRenew(_ transaction: SK2Transaction) -> Bool {
      transaction.productType == .autoRenewable && transaction.isActive(at: now)
        && !store.cancelledSubscriptions.contains(transaction.productID)
    }
    subscriptionsByProductIdentifier = subscriptions.mapValues {
      SubscriptionInfo($0, willRenew: willRenew($0), at: now)
    }
    activeSubscriptions = Set(subscriptions.filter { $0.value.isActive(at: now) }.keys)
    allPurchasedProductIdentifiers = Set(latest.filter { $0.value.revocationDate == nil }.keys)
    nonSubscriptions = transactions.filter {
      subscriptions[$0.productID] == nil && $0.revocationDate == nil
    }.map(NonSubscriptionTransaction.init)
    var entitlements = data.entitlements.reduce(into: [String: EntitlementInfo]()) { result, entry in
      // The one that lasts longest.
      let own = entry.value.compactMap { latest[$0] }.max {
        ($0.isActive(at: now) ? 1 : 0, $0.expirationDate ?? .distantFuture)
          < ($1.isActive(at: now) ? 1 : 0, $1.expirationDate ?? .distantFuture)
      }
      guard let own else { return }
      result[entry.key] = EntitlementInfo(
        identifier: entry.key, isActive: own.isActive(at: now), willRenew: willRenew(own), periodType: .normal,
        latestPurchaseDate: own.purchaseDate, originalPurchaseDate: own.originalPurchaseDate,
        expirationDate: own.expirationDate, store: .appStore, productIdentifier: own.productID, isSandbox: true,
        ownershipType: own.ownershipType == .purchased ? .purchased : .familyShared)
    }
    for name in data.grants where entitlements[name]?.isActive != true {
      entitlements[name] = EntitlementInfo(
        identifier: name, isActive: true, willRenew: false, periodType: .normal,
        store: .promotional, productIdentifier: "rc_promo_\(name)_lifetime", isSandbox: true,
        ownershipType: .purchased)
    }
    self.entitlements = EntitlementInfos(entitlements: entitlements)
    requestDate = now
    firstSeen = now
    originalAppUserId = person
    originalPurchaseDate = transactions.first?.originalPurchaseDate
    originalApplicationVersion = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
    managementURL = activeSubscriptions.isEmpty ? nil : URL(string: "https://apps.apple.com/account/subscriptions")
  }

  public var id: String { originalAppUserId }

  public var latestExpirationDate: Date? {
    subscriptionsByProductIdentifier.values.compactMap(\.expiresDate).max()
  }

  public func expirationDate(forProductIdentifier productIdentifier: ProductIdentifier) -> Date? {
    subscriptionsByProductIdentifier[productIdentifier]?.expiresDate
  }

  public func purchaseDate(forProductIdentifier productIdentifier: ProductIdentifier) -> Date? {
    subscriptionsByProductIdentifier[productIdentifier]?.purchaseDate
      ?? nonSubscriptions.last { $0.productIdentifier == productIdentifier }?.purchaseDate
  }

  public func expirationDate(forEntitlement entitlementIdentifier: String) -> Date? {
    entitlements[entitlementIdentifier]?.expirationDate
  }

  public func purchaseDate(forEntitlement entitlementIdentifier: String) -> Date? {
    entitlements[entitlementIdentifier]?.latestPurchaseDate
  }

  /// Whether the same is known, at whatever time it was asked for.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CustomerInfo else { return false }
    return entitlements == other.entitlements && activeSubscriptions == other.activeSubscriptions
      && allPurchasedProductIdentifiers == other.allPurchasedProductIdentifiers
      && originalAppUserId == other.originalAppUserId
      && nonSubscriptions.map(\.transactionIdentifier) == other.nonSubscriptions.map(\.transactionIdentifier)
  }

  public override var hash: Int { originalAppUserId.hashValue ^ activeSubscriptions.hashValue }
}
