import Foundation
import PhoneSimulation

extension Product.SubscriptionInfo {
  /// Whether a subscription can be used.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let subscribed = RenewalState(rawValue: 1)
    public static let expired = RenewalState(rawValue: 2)
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    public static let inGracePeriod = RenewalState(rawValue: 4)
    public static let revoked = RenewalState(rawValue: 5)
  }

  /// What happens at the end of a subscription.
  public struct RenewalInfo: Hashable, Sendable {
    /// Why a subscription has ended.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      public static let billingError = ExpirationReason(rawValue: 2)
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      public static let unknown = ExpirationReason(rawValue: 5)
    }

    /// Whether the person has agreed to a higher price. Prices do not change here.
    public enum PriceIncreaseStatus: Hashable, Sendable {
      case noIncreasePending, pending, agreed
    }

    public let originalTransactionID: UInt64
    public let currentProductID: String
    public let willAutoRenew: Bool
    public let expirationReason: ExpirationReason?

    /// The product that follows; `nil` if none does.
    public var autoRenewPreference: String? { willAutoRenew ? currentProductID : nil }
    public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }
    public var isInBillingRetry: Bool { false }
    public var gracePeriodExpirationDate: Date? { nil }
    public var environment: AppStore.Environment { .xcode }
  }

  /// The state of a subscription, with its latest transaction.
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>

    init(_ transaction: Transaction, in store: StoreState, at date: Date) {
      let isOver = transaction.expirationDate.map { $0 <= date } ?? false
      let isCancelled = store.cancelledSubscriptions.contains(transaction.productID)
      state = transaction.revocationDate != nil ? .revoked : isOver ? .expired : .subscribed
      self.transaction = .verified(transaction)
      renewalInfo = .verified(
        RenewalInfo(
          originalTransactionID: transaction.originalID, currentProductID: transaction.productID,
          willAutoRenew: state == .subscribed && !isCancelled,
          expirationReason: state == .expired ? (isCancelled ? .autoRenewDisabled : .unknown) : nil))
    }

    /// The changes of subscriptions: renewals, ends, and what a test buys or takes back. The sequence does not end.
    public static var updates: AsyncStream<Status> {
      AsyncStream { continuation in
        let task = Task {
          for await result in Transaction.updates {
            guard let transaction = try? result.payloadValue, transaction.productType == .autoRenewable else {
              continue
            }
            let phone = SimulatedPhone.current
            continuation.yield(Status(transaction, in: phone[StoreState.self], at: phone.now))
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
  }

  /// The state of the subscriptions of this one's group; empty if the person never had one.
  public var status: [Status] {
    get async throws { try await Self.status(for: subscriptionGroupID) }
  }

  /// The state of the subscriptions of a group, at most one here; empty if the person never had one.
  ///
  /// - Throws: ``StoreKitError`` without a network.
  public static func status(for groupID: String) async throws -> [Status] {
    let phone = SimulatedPhone.current
    try phone.store.checkConnection(for: .subscriptionStatus)
    let store = phone[StoreState.self]
    let latest = store.transactions.last { $0.subscriptionGroupID == groupID && $0.productType == .autoRenewable }
    return latest.map { [Status($0, in: store, at: phone.now)] } ?? []
  }
}

extension Transaction {
  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)

    /// The reason in words. Those of Apple's systems are not known.
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  /// The state of the subscription; `nil` for other products.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async {
      guard let subscriptionGroupID else { return nil }
      return try? await Product.SubscriptionInfo.status(for: subscriptionGroupID).first
    }
  }
}
