import FlowStoreKit
import Foundation
import PhoneSimulation

/// A purchase in the store of a test session, as it was when the session was asked.
// @unchecked: its values do not change.
open class SKTestTransaction: NSObject, @unchecked Sendable {
  public let identifier: UInt
  public let originalTransactionIdentifier: UInt
  public let productIdentifier: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  /// When the purchase was taken back.
  public let cancelDate: Date?
  public let state: SKPaymentTransactionState
  /// Whether a subscription is renewed at its end.
  public let autoRenewingEnabled: Bool
  /// Whether the purchase waits for a parent.
  public let pendingAskToBuyConfirmation: Bool
  /// Whether the person cannot be charged, which does not happen here.
  public var hasPurchaseIssue: Bool { false }

  init(_ transaction: Transaction, in store: SimulatedStore) {
    identifier = UInt(transaction.id)
    originalTransactionIdentifier = UInt(transaction.originalID)
    productIdentifier = transaction.productID
    purchaseDate = transaction.purchaseDate
    expirationDate = transaction.expirationDate
    cancelDate = transaction.revocationDate
    state = .purchased
    autoRenewingEnabled =
      transaction.productType == .autoRenewable && !store.cancelledSubscriptions.contains(transaction.productID)
    pendingAskToBuyConfirmation = false
  }

  /// A purchase that waits for a parent.
  init(waiting id: UInt64, _ productID: String, at date: Date) {
    identifier = UInt(id)
    originalTransactionIdentifier = UInt(id)
    productIdentifier = productID
    purchaseDate = date
    expirationDate = nil
    cancelDate = nil
    state = .deferred
    autoRenewingEnabled = false
    pendingAskToBuyConfirmation = true
  }
}
