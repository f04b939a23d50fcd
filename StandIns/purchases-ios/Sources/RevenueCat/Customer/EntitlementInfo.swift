import Foundation

/// Where a person has bought.
public enum Store: Int, Codable, Sendable {
  case appStore, macAppStore, playStore, stripe, promotional, unknownStore, amazon, rcBilling, external, paddle,
    testStore
}

/// What a person pays for a period.
public enum PeriodType: Int, Codable, Sendable {
  case normal, intro, trial, prepaid
}

/// Who has paid.
public enum PurchaseOwnershipType: Int, Codable, Sendable {
  case purchased, familyShared, unknown
}

/// Whether the server's answer is known to be its own.
public enum VerificationResult: Int, Codable, Sendable {
  case notRequested = 0
  case verified = 1
  case failed = 2
  case verifiedOnDevice = 3

  public var isVerified: Bool { self == .verified || self == .verifiedOnDevice }
}

/// What a person may use.
public final class EntitlementInfo: NSObject, Identifiable, Sendable {
  public let identifier: String
  public let isActive: Bool
  public let willRenew: Bool
  public let periodType: PeriodType
  public let latestPurchaseDate: Date?
  public let originalPurchaseDate: Date?
  public let expirationDate: Date?
  public let store: Store
  public let productIdentifier: String
  public let productPlanIdentifier: String?
  public let isSandbox: Bool
  public let unsubscribeDetectedAt: Date?
  public let billingIssueDetectedAt: Date?
  public let ownershipType: PurchaseOwnershipType
  public let verification: VerificationResult

  public init(
    identifier: String, isActive: Bool, willRenew: Bool, periodType: PeriodType, latestPurchaseDate: Date? = nil,
    originalPurchaseDate: Date? = nil, expirationDate: Date? = nil, store: Store, productIdentifier: String,
    productPlanIdentifier: String? = nil, isSandbox: Bool, unsubscribeDetectedAt: Date? = nil,
    billingIssueDetectedAt: Date? = nil, ownershipType: PurchaseOwnershipType,
    verification: VerificationResult = .notRequested
  ) {
    self.identifier = identifier
    self.isActive = isActive
    self.willRenew = willRenew
    self.periodType = periodType
    self.latestPurchaseDate = latestPurchaseDate
    self.originalPurchaseDate = originalPurchaseDate
    self.expirationDate = expirationDate
    self.store = store
    self.productIdentifier = productIdentifier
    self.productPlanIdentifier = productPlanIdentifier
    self.isSandbox = isSandbox
    self.unsubscribeDetectedAt = unsubscribeDetectedAt
    self.billingIssueDetectedAt = billingIssueDetectedAt
    self.ownershipType = ownershipType
    self.verification = verification
  }

  public var id: String { identifier }
  public var isActiveInAnyEnvironment: Bool { isActive }
  public var isActiveInCurrentEnvironment: Bool { isActive }

  /// All values, which are compared.
  private var values: [AnyHashable?] {
    [
      identifier, isActive, willRenew, periodType, latestPurchaseDate, originalPurchaseDate, expirationDate, store,
      productIdentifier, ownershipType,
    ]
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? EntitlementInfo)?.values == values }

  public override var hash: Int { values.hashValue }
}

/// What a person may use, and might have used before.
public final class EntitlementInfos: NSObject, Sendable {
  public let all: [String: EntitlementInfo]
  public let verification: VerificationResult

  public init(entitlements: [String: EntitlementInfo] = [:], verification: VerificationResult = .notRequested) {
    all = entitlements
    self.verification = verification
  }

  public var active: [String: EntitlementInfo] { all.filter(\.value.isActive) }
  public var activeInAnyEnvironment: [String: EntitlementInfo] { active }
  public var activeInCurrentEnvironment: [String: EntitlementInfo] { active }

  public subscript(key: String) -> EntitlementInfo? { all[key] }

  public override func isEqual(_ object: Any?) -> Bool { (object as? EntitlementInfos)?.all == all }

  public override var hash: Int { all.hashValue }
}
