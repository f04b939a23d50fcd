import FlowStoreKit
import Foundation

/// A purchase of a person.
public final class StoreTransaction: NSObject, Identifiable, Sendable {
  public let productIdentifier: String
  public let purchaseDate: Date
  public let transactionIdentifier: String
  public let quantity: Int
  public let revocationDate: Date?
  /// The purchase in the store; `nil` for one that is made up.
  public let sk2Transaction: SK2Transaction?

  public init(productIdentifier: String, purchaseDate: Date, transactionIdentifier: String, quantity: Int = 1) {
    self.productIdentifier = productIdentifier
    self.purchaseDate = purchaseDate
    self.transactionIdentifier = transactionIdentifier
    self.quantity = quantity
    revocationDate = nil
    sk2Transaction = nil
  }

  init(_ transaction: SK2Transaction) {
    productIdentifier = transaction.productID
    purchaseDate = transaction.purchaseDate
    transactionIdentifier = "\(transaction.id)"
    quantity = transaction.purchasedQuantity
    revocationDate = transaction.revocationDate
    sk2Transaction = transaction
  }

  public var id: String { transactionIdentifier }
}
