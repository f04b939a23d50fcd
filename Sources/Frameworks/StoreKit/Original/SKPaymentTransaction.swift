import Foundation

/// The state of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A payment in the queue.
// @unchecked: the queue changes it on the main actor.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  private let paid: SKPayment
  /// The purchase that the store has made of the payment.
  var purchase: Transaction?
  /// The request to a parent that the payment waits for.
  var request: UInt64?
  private let original: SKPaymentTransaction?
  private var state: SKPaymentTransactionState
  private var failure: SKError?

  init(
    _ payment: SKPayment, state: SKPaymentTransactionState = .purchasing, purchase: Transaction? = nil,
    original: SKPaymentTransaction? = nil
  ) {
    paid = payment
    self.state = state
    self.purchase = purchase
    self.original = original
  }

  /// Creates a transaction of an empty payment, for subclasses.
  public override convenience init() { self.init(SKPayment()) }

  open var payment: SKPayment { paid }
  open var transactionState: SKPaymentTransactionState { state }
  /// Why the payment has failed; `nil` in other states.
  open var error: (any Error)? { failure }
  /// The number of the purchase, once the person has paid.
  open var transactionIdentifier: String? { purchase.map { "\($0.id)" } }
  open var transactionDate: Date? { purchase?.purchaseDate }
  /// The purchase that is restored or renewed.
  open var originalTransaction: SKPaymentTransaction? { original }

  func become(_ state: SKPaymentTransactionState, _ failure: SKError? = nil) {
    self.state = state
    self.failure = failure
  }
}
