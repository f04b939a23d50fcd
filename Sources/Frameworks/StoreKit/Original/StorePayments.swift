import Foundation
import PhoneSimulation

/// The payments of a phone.
struct PaymentsOfPhone: PhoneValue {
  private var payments: StorePayments?

  init() {}

  /// The payments, which are made at the first question.
  func payments(of phone: SimulatedPhone) -> StorePayments {
    phone.update(PaymentsOfPhone.self) { state in
      let payments = state.payments ?? StorePayments(phone)
      state.payments = payments
      return payments
    }
  }
}

/// The payments of the original store, and who hears of them.
// @unchecked: apps use the queue on the main actor, where its answers come, too.
final class StorePayments: @unchecked Sendable {
  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  private weak var phone: SimulatedPhone?
  private(set) var transactions: [SKPaymentTransaction] = []
  private var list: [Observer] = []
  private var observation: PhoneObservation?
  /// The number of transactions from elsewhere that the queue knows.
  private var seen = 0

  init(_ phone: SimulatedPhone) { self.phone = phone }

  var observers: [any SKPaymentTransactionObserver] { list.compactMap(\.object) }

  private func tell(_ name: String, _ body: @escaping (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
    let call = Callback { [self] in
      for observer in observers { body(observer, .default()) }
    }
    phone?.runSoon(named: name) { call.call() }
  }

  private func tell(of changed: [SKPaymentTransaction]) {
    guard !changed.isEmpty else { return }
    tell("the store's changes of payments") { $0.paymentQueue($1, updatedTransactions: changed) }
  }

  func add(_ observer: any SKPaymentTransactionObserver) {
    guard let phone, !observers.contains(where: { $0 === observer }) else { return }
    list.append(Observer(object: observer))
    if observation == nil {
      let store = phone[StoreState.self]
      seen = store.updates.count
      takeOver(store.transactions.filter { !$0.isFinished && $0.revocationDate == nil })
      observation = phone.observe(StoreState.self) { [weak self] in self?.follow() }
    }
    let waiting = transactions
    guard !waiting.isEmpty else { return }
    let call = Callback { [weak observer] in
      let unfinished = waiting.filter { self.transactions.contains($0) }
      guard let observer, !unfinished.isEmpty else { return }
      observer.paymentQueue(.default(), updatedTransactions: unfinished)
    }
    phone.runSoon(named: "the unfinished payments") { call.call() }
  }

  func remove(_ observer: any SKPaymentTransactionObserver) {
    list.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Makes transactions of purchases that the queue does not know.
  @discardableResult
  private func takeOver(_ purchases: [Transaction]) -> [SKPaymentTransaction] {
    let known = Set(transactions.compactMap { $0.purchase?.id })
    let new = purchases.filter { !known.contains($0.id) }.map { purchase in
      SKPaymentTransaction(Self.payment(for: purchase), state: .purchased, purchase: purchase)
    }
    transactions += new
    return new
  }

  private static func payment(for purchase: Transaction) -> SKPayment {
    SKPayment(
      SKPayment.Values(
        productIdentifier: purchase.productID, quantity: purchase.purchasedQuantity,
        applicationUsername: purchase.appAccountToken?.uuidString))
  }

  /// Takes over what comes from elsewhere: renewals, purchases and refunds.
  private func follow() {
    guard let store = phone?[StoreState.self] else { return }
    let news = store.updates.dropFirst(seen)
    seen = store.updates.count
    let revoked = news.filter { $0.revocationDate != nil }.map(\.productID)
    if !revoked.isEmpty {
      tell("the store's refunds") { $0.paymentQueue($1, didRevokeEntitlementsForProductIdentifiers: revoked) }
    }
    let bought = news.filter { $0.revocationDate == nil && !$0.isFinished }
    tell(of: answered(by: bought, in: store) + takeOver(bought))
  }

  /// The payments that a parent has answered.
  private func answered(by bought: [Transaction], in store: StoreState) -> [SKPaymentTransaction] {
    transactions.filter { transaction in
      guard transaction.transactionState == .deferred, let request = transaction.request else { return false }
      guard !store.requests.contains(where: { $0.id == request }) else { return false }
      transaction.purchase = bought.first { $0.id == request }
      if transaction.purchase == nil {
        transaction.become(.failed, SKError(.paymentCancelled))
      } else {
        transaction.become(.purchased)
      }
      return true
    }
  }

  func add(_ payment: SKPayment) {
    guard let phone else { return }
    let transaction = SKPaymentTransaction(SKPayment(payment.values))
    transactions.append(transaction)
    tell(of: [transaction])
    let pay: @MainActor @Sendable () async -> Void = { [weak self] in
      await SimulatedPhone.$running.withValue(phone) { await self?.pay(transaction, on: phone) }
    }
    phone.runSoon(named: "the payment of \(payment.productIdentifier)") { Task { await pay() } }
  }

  @MainActor
  private func pay(_ transaction: SKPaymentTransaction, on phone: SimulatedPhone) async {
    let payment = transaction.payment
    do {
      guard let product = phone.store.products.first(where: { $0.id == payment.productIdentifier }) else {
        throw Product.PurchaseError.productUnavailable
      }
      var options: Set<Product.PurchaseOption> = [.quantity(payment.quantity)]
      if payment.simulatesAskToBuyInSandbox { options.insert(.simulatesAskToBuyInSandbox(true)) }
      if let token = payment.applicationUsername.flatMap(UUID.init) { options.insert(.appAccountToken(token)) }
      if let offer = payment.paymentDiscount { options.insert(.promotionalOffer(offer.identifier)) }
      let terms = try PurchaseTerms(options, in: phone.storefront)
      switch try await StorePurchase(product: product, phone: phone, terms: terms).result() {
      case .success(let result):
        transaction.purchase = result.unsafePayloadValue
        transaction.become(.purchased)
      case .pending:
        transaction.request = phone[StoreState.self].requests.last?.id
        transaction.become(.deferred)
      case .userCancelled:
        transaction.become(.failed, SKError(.paymentCancelled))
      }
    } catch {
      transaction.become(.failed, SKError(error))
    }
    tell(of: [transaction])
  }

  func restore() {
    guard let phone else { return }
    phone.record("StoreKit", "restores the purchases")
    guard phone.network.isConnected else {
      return tell("the store's refusal") {
        $0.paymentQueue($1, restoreCompletedTransactionsFailedWithError: SKError(.unknown))
      }
    }
    let lasting = phone.store.transactions.filter {
      [.nonConsumable, .autoRenewable].contains($0.productType) && $0.revocationDate == nil
    }
    let restored = lasting.map { purchase in
      let payment = Self.payment(for: purchase)
      return SKPaymentTransaction(
        payment, state: .restored, purchase: purchase,
        original: SKPaymentTransaction(payment, state: .purchased, purchase: purchase))
    }
    transactions += restored
    tell(of: restored)
    tell("the end of restoring") { $0.paymentQueueRestoreCompletedTransactionsFinished($1) }
  }

  func finish(_ transaction: SKPaymentTransaction) {
    guard transactions.contains(transaction) else { return }
    transactions.removeAll { $0 === transaction }
    if let purchase = transaction.purchase { phone?.store.finish(purchase) }
    tell("the removal of a payment") { $0.paymentQueue($1, removedTransactions: [transaction]) }
  }
}
