import CheckoutFlows
import SwiftUI
import SwiftUIFlowTesting
import Testing

@testable import Checkout

@Suite("A payment that fails")
@MainActor
struct PaymentFailureTests {
  let bank = StubPaymentService()

  @Test("a declined card can be tried again")
  func declinedThenApproved() async {
    await tester
      .step("paying", snapshot: false) { model in
        model.pay()
      } assert: { model in
        #expect(model.isPaying)
        #expect(model.failure == nil)
      }
      .asyncStep("declined", snapshot: false) { [bank] model in
        bank.decline()
        await model.payment?.value
      } assert: { model in
        #expect(!model.isPaying)
        #expect(model.isShowingFailure)
        #expect(model.failure == .declined)
        #expect(model.cart == .sample, "nothing is lost")
      }
      .asyncStep("paid", snapshot: false) { [bank] model in
        model.pay()
        bank.approve()
        await model.payment?.value
      } assert: { model in
        #expect(!model.isShowingFailure)
        #expect(model.path == [.confirmation])
      }
      .asyncRun(snapshotMode: .disabled)
  }

  @Test("a declined payment can be given up, which leaves the order as it was")
  func declinedThenCancelled() async {
    await tester
      .asyncStep("declined") { [bank] model in
        bank.decline(.unavailable)
        model.pay()
        await model.payment?.value
      } assert: { model in
        #expect(model.failure == .unavailable)
      }
      .step("given-up") { model in
        model.isShowingFailure = false
      } assert: { model in
        #expect(model.failure == nil)
        #expect(model.screen == .payment)
        #expect(model.cart == .sample)
      }
      .asyncRun(snapshotMode: .disabled)
  }

  @Test("a second tap while paying does not pay twice")
  func paysOnce() async throws {
    let model = CheckoutModel(service: bank)
    model.pay()
    let first = try #require(model.payment)
    model.pay()
    #expect(model.payment == first)

    bank.approve()
    await first.value
    #expect(model.history.orders.count { $0.number == Receipt.sample.orderNumber } == 1)
  }

  private var tester: FlowTester<CheckoutModel, CheckoutView> {
    FlowTester(model: CheckoutModel(service: bank)) { CheckoutView(model: $0) }
      .step("payment-screen") { model in
        model.address = .sample
        model.path = [.address, .delivery, .payment]
      }
  }
}
