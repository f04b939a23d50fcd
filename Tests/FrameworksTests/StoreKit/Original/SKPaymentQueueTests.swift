#if os(Linux)
  import FlowStoreKit
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The queue of payments") @MainActor
  struct SKPaymentQueueTests {
    private let phone: SimulatedPhone
    private let screen: Screen
    private let observer = Observer()

    init() throws {
      phone = try SimulatedPhone.withProducts()
      screen = Screen(device: .iPhone, phone: phone)
    }

    /// Adds the observer, does something on the phone, and waits until the observer has heard of some changes.
    private func run(_ changes: Int, _ body: () -> Void) async {
      await SimulatedPhone.$running.withValue(phone) {
        SKPaymentQueue.default().add(observer)
        body()
        for _ in 0..<10_000 where observer.heard.count < changes {
          screen.advance(by: 0.1)
          await Task.yield()
        }
        screen.advance(by: 0.1)
      }
    }

    private func pay(for id: String, quantity: Int = 1) {
      let payment = SKMutablePayment()
      payment.productIdentifier = id
      payment.quantity = quantity
      SKPaymentQueue.default().add(payment)
    }

    @Test("tells its observers that a payment begins, that the person has paid, and that the app has finished it")
    func purchase() async throws {
      phone.store.outcome = .success
      await run(2) { pay(for: "app.pro") }
      #expect(observer.heard == ["app.pro purchasing", "app.pro purchased"])
      let transaction = try #require(observer.last)
      #expect(transaction.transactionIdentifier == "1")
      #expect(transaction.transactionDate == phone.store.transactions.first?.purchaseDate)
      #expect(transaction.error == nil)
      await run(3) {
        #expect(SKPaymentQueue.default().transactions == [transaction])
        SKPaymentQueue.default().finishTransaction(transaction)
        #expect(SKPaymentQueue.default().transactions.isEmpty)
      }
      #expect(observer.heard.last == "app.pro removed")
      #expect(phone.actDescriptions.last == "StoreKit: finishes the transaction of app.pro")
    }

    @Test("says why a payment fails")
    func failures() async throws {
      phone.store.outcome = .cancelled
      await run(2) { pay(for: "app.pro") }
      #expect(observer.heard == ["app.pro purchasing", "app.pro failed"])
      #expect((observer.last?.error as? SKError)?.code == .paymentCancelled)
      let error = try #require(observer.last?.error as NSError?)
      #expect(error.domain == SKErrorDomain && error.code == SKError.paymentCancelled.rawValue)
      await run(4) { pay(for: "nothing") }
      #expect((observer.last?.error as? SKError)?.code == .storeProductNotAvailable)
      await run(6) { pay(for: "app.pro", quantity: 11) }
      #expect((observer.last?.error as? SKError)?.code == .paymentInvalid)
      phone.store.canMakePayments = false
      await run(8) { pay(for: "app.pro") }
      #expect((observer.last?.error as? SKError)?.code == .paymentNotAllowed)
      #expect(phone.store.transactions.isEmpty)
    }

    @Test("tells a new observer of what is not finished, and every one of renewals and refunds")
    func elsewhere() async throws {
      phone.store.buy("app.some")
      await run(1) {}
      #expect(observer.heard == ["app.some purchased"])
      await run(2) { screen.advance(by: 32 * 86_400) }
      #expect(observer.heard == ["app.some purchased", "app.some purchased"])
      await run(3) { phone.store.revoke("app.some") }
      #expect(observer.heard.last == "app.some revoked")
    }

    @Test("restores what lasts, or says that the store cannot be reached")
    func restoring() async throws {
      phone.store.buy("app.pro")
      await run(1) {}
      await run(3) { SKPaymentQueue.default().restoreCompletedTransactions() }
      #expect(observer.heard == ["app.pro purchased", "app.pro restored", "restored"])
      #expect(observer.last?.originalTransaction?.transactionIdentifier == "1")
      phone.network = .offline
      await run(4) { SKPaymentQueue.default().restoreCompletedTransactions() }
      #expect(observer.heard.last == "not restored")
    }

    @Test("waits for a parent, whose answer is the end of the payment", arguments: [true, false])
    func askToBuy(agrees: Bool) async throws {
      phone.store.outcome = .pending
      await run(2) { pay(for: "app.pro") }
      #expect(observer.heard == ["app.pro purchasing", "app.pro deferred"])
      #expect(phone.store.pendingPurchases == ["app.pro"])
      await run(3) {
        if agrees {
          phone.store.approvePendingPurchase(of: "app.pro")
        } else {
          phone.store.declinePendingPurchase(of: "app.pro")
        }
      }
      #expect(observer.heard.last == "app.pro \(agrees ? "purchased" : "failed")")
      #expect(observer.heard.count == 3)
      #expect(phone.store.transactions.count == (agrees ? 1 : 0))
    }

    @Test("does not tell an observer that was removed, and keeps none alive")
    func observers() async throws {
      phone.store.outcome = .success
      SimulatedPhone.$running.withValue(phone) {
        let queue = SKPaymentQueue.default()
        queue.add(observer)
        queue.add(observer)
        #expect(queue.transactionObservers.count == 1)
        queue.remove(observer)
        do {
          let short = Observer()
          withExtendedLifetime(short) {
            queue.add(short)
            #expect(queue.transactionObservers.count == 1)
          }
        }
        #expect(queue.transactionObservers.isEmpty)
        #expect(queue.storefront?.countryCode == "USA")
        #expect(SKPaymentQueue.canMakePayments())
      }
      await SimulatedPhone.$running.withValue(phone) {
        pay(for: "app.pro")
        for _ in 0..<10_000 where phone.store.transactions.isEmpty {
          screen.advance(by: 0.1)
          await Task.yield()
        }
      }
      #expect(phone.store.transactions.count == 1)
      #expect(observer.heard.isEmpty)
    }
  }

  private final class Observer: NSObject, SKPaymentTransactionObserver {
    private(set) var heard: [String] = []
    private(set) var last: SKPaymentTransaction?

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      heard += transactions.map { "\($0.payment.productIdentifier) \($0.transactionState)" }
      last = transactions.last
    }

    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
      heard += transactions.map { "\($0.payment.productIdentifier) removed" }
    }

    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { heard.append("restored") }

    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
      heard.append("not restored")
    }

    func paymentQueue(
      _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) { heard += productIdentifiers.map { "\($0) revoked" } }
  }
#endif
