import Foundation
import PhoneSimulation

/// Hears what becomes of payments. The methods are called on the main thread.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Transactions have another state, or are new.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// The app has finished transactions.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// The purchases of the person cannot be restored.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// All purchases of the person have been restored.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Whether a payment that the person has begun in the store is made in the app.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  /// The person has another store.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// Purchases have been taken back.
  func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

/// Decides about payments in another store, which a phone here never has.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  /// Whether a transaction continues after the person has changed the store.
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool
  /// Whether the sheet about a higher price is shown.
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The country of the store.
// @unchecked: its value does not change.
open class SKStorefront: NSObject, @unchecked Sendable {
  private let storefront: Storefront?

  init(_ storefront: Storefront) { self.storefront = storefront }

  /// Creates a storefront without values, for subclasses.
  public override init() { storefront = nil }

  /// Three letters for the country.
  open var countryCode: String { storefront?.countryCode ?? "" }
  open var identifier: String { storefront?.id ?? "" }
}

/// The payments of the app, with the purchases of the phone's store.
///
/// The queue has no values of its own: the phone keeps them, so that each test has its own payments.
// @unchecked: observers and payments are those of the phone, on the main actor.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let standard = SKPaymentQueue()

  /// The queue of the app.
  open class func `default`() -> SKPaymentQueue { standard }

  /// Whether the person may pay.
  open class func canMakePayments() -> Bool { SimulatedPhone.current.store.canMakePayments }

  open weak var delegate: (any SKPaymentQueueDelegate)?

  /// The country of the store; `nil` for none.
  open var storefront: SKStorefront? { SimulatedPhone.current.storefront.map(SKStorefront.init) }

  private func payments(of phone: SimulatedPhone) -> StorePayments { phone[PaymentsOfPhone.self].payments(of: phone) }

  /// The payments that the app has not finished.
  open var transactions: [SKPaymentTransaction] { payments(of: .current).transactions }

  open var transactionObservers: [any SKPaymentTransactionObserver] { payments(of: .current).observers }

  /// Adds an observer, which hears of all unfinished transactions soon. The queue does not keep it alive.
  open func add(_ observer: any SKPaymentTransactionObserver) { payments(of: .current).add(observer) }

  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) { payments(of: .current).remove(observer) }

  /// Asks the person to pay: observers hear that the payment begins, and what becomes of it.
  open func add(_ payment: SKPayment) { payments(of: .current).add(payment) }

  /// Brings all purchases of the person back, apart from those that are used up.
  open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

  /// Brings all purchases of the person back, apart from those that are used up.
  ///
  /// - Parameter username: The account of the app, which the store ignores.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    payments(of: .current).restore()
  }

  /// Tells the store that the app has delivered what was bought.
  ///
  /// - Parameter transaction: A transaction that is not `purchasing`; the program ends otherwise, as Apple's does.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    precondition(transaction.transactionState != .purchasing, "Cannot finish a purchasing transaction.")
    payments(of: .current).finish(transaction)
  }

  /// Shows the sheet for codes: recorded only, with a warning.
  open func presentCodeRedemptionSheet() {
    let phone = SimulatedPhone.current
    phone.record("StoreKit", "shows the sheet for codes")
    phone.warn("SKPaymentQueue.presentCodeRedemptionSheet() shows no sheet.")
  }
}
