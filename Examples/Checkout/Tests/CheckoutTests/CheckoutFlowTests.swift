import CheckoutFlows
import Foundation
import SwiftUI
import SwiftUIFlowTesting
import Testing

@testable import Checkout

@Suite("A whole order")
@MainActor
struct CheckoutFlowTests {
  let bank = StubPaymentService()

  @Test("an order goes from the cart to the receipt, and every step has its own picture")
  func order() async throws {
    let results = await FlowTester(model: CheckoutModel(service: bank)) { CheckoutView(model: $0) }
      .step("cart") { _ in
      } assert: { model in
        #expect(model.screen == nil)
        #expect(model.cart.subtotal == Price(cents: 12600))
      }
      .step("one-more-teacup") { model in
        model.setQuantity(3, of: .teacup)
      } assert: { model in
        #expect(model.cart.subtotal == Price(cents: 14450))
      }
      .step("address") { model in
        model.checkOut()
        model.address = .sample
      } assert: { model in
        #expect(model.screen == .address)
        #expect(model.fieldsWithProblems.isEmpty)
      }
      .step("delivery") { model in
        model.submitAddress()
        model.choose(.express)
      } assert: { model in
        #expect(model.screen == .delivery)
        #expect(model.order.total == Price(cents: 15740))
      }
      .step("payment") { model in
        model.submitDelivery()
      } assert: { model in
        #expect(model.screen == .payment)
      }
      .step("summary") { model in
        model.reviewOrder()
      } assert: { model in
        #expect(model.sheet == .summary)
      }
      .asyncStep("confirmation") { [bank] model in
        bank.approve()
        model.pay()
        await model.payment?.value
      } assert: { model in
        #expect(model.screen == .confirmation)
        #expect(model.receipt == .sample)
        #expect(model.cart.isEmpty)
        #expect(model.history.visibleOrders.first?.number == "A-1024")
      }
      .asyncRun(snapshotMode: .capture())

    let pictures = results.compactMap { $0.snapshotResult?.pngData }
    #expect(pictures.count == 7)
    #expect(Set(pictures).count == 7)
  }

  @Test("a second run draws the same pictures")
  func sameAgain() throws {
    let pictures = SnapshotConfiguration.temporary()
    let first = shopping().run(snapshotMode: .builtin(pictures))
    let second = shopping().run(snapshotMode: .builtin(pictures))

    #expect(first.allSatisfy { $0.snapshotResult?.status.isNewReference == true })
    #expect(second.allSatisfy { $0.snapshotResult?.status.isMatched == true })
  }

  @Test("an empty cart cannot be checked out")
  func emptyCart() {
    FlowTester(model: CheckoutModel(service: bank)) { CheckoutView(model: $0) }
      .step("all-removed") { model in
        model.removeLines(at: IndexSet(model.cart.lines.indices))
      } assert: { model in
        #expect(model.cart.isEmpty)
        #expect(model.cart.suggestions == Product.allCases)
      }
      .step("still-the-cart") { model in
        model.checkOut()
      } assert: { model in
        #expect(model.path.isEmpty)
      }
      .run(snapshotMode: .disabled)
  }

  private func shopping() -> FlowTester<CheckoutModel, CheckoutView> {
    FlowTester(model: CheckoutModel(service: bank)) { CheckoutView(model: $0) }
      .step("cart")
      .step("umbrella-added") { $0.add(.umbrella) }
      .step("address") { $0.checkOut() }
  }
}
