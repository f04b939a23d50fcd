import Checkout
import SwiftUI
import SwiftUIFlowTesting

/// A complete order: an invalid address, a declined card, and finally a receipt.
@MainActor
public enum CheckoutFlow {
  public static func tester(
    bank: StubPaymentService = StubPaymentService(),
    configuration: FlowConfiguration = FlowConfiguration()
  ) -> FlowTester<CheckoutModel, CheckoutView> {
    FlowTester(model: CheckoutModel(service: bank), configuration: configuration) { CheckoutView(model: $0) }
      .steps(shopping)
      .steps(delivering)
      .steps(paying(at: bank))
  }

  static let shopping: [FlowStep<CheckoutModel>] = [
    FlowStep(
      name: "cart",
      action: { _ in },
      assertions: [.expect("two products") { $0.order.total == Price(cents: 13090) }]
    ),
    FlowStep(
      name: "cart-changed",
      action: {
        $0.setQuantity(3, of: .teacup)
        $0.add(.umbrella)
      },
      assertions: [.expect("three products") { $0.cart.subtotal == Price(cents: 16900) }]
    ),
  ]

  static let delivering: [FlowStep<CheckoutModel>] = [
    FlowStep(
      name: "address-problems",
      action: {
        $0.checkOut()
        $0.submitAddress()
      },
      assertions: [.expect("four problems") { $0.fieldsWithProblems.count == 4 }]
    ),
    FlowStep(
      name: "address-complete",
      action: {
        $0.address = .sample
        $0.address.isGift = true
        $0.address.giftMessage = "Happy birthday!"
      },
      assertions: [.expect("no problems") { $0.fieldsWithProblems.isEmpty }]
    ),
    FlowStep(
      name: "delivery-express",
      action: {
        $0.submitAddress()
        $0.choose(.express)
        $0.deliveryTime = .evening
      },
      assertions: [.expect("express and wrapping are in the total") { $0.order.total == Price(cents: 18490) }]
    ),
  ]

  static func paying(at bank: StubPaymentService) -> [FlowStep<CheckoutModel>] {
    [
      FlowStep(
        name: "payment",
        action: { $0.submitDelivery() },
        assertions: [.expect("the payment screen") { $0.screen == .payment }]
      ),
      FlowStep(
        name: "summary",
        action: { $0.reviewOrder() },
        assertions: [.expect("the summary sheet") { $0.sheet == .summary }]
      ),
      FlowStep(
        name: "paying",
        action: { $0.pay() },
        assertions: [.expect("a payment under way") { $0.isPaying && $0.sheet == nil }]
      ),
      FlowStep(
        name: "declined",
        action: { _ in },
        asyncAction: {
          bank.decline()
          await $0.payment?.value
        },
        assertions: [.expect("the alert") { $0.failure == .declined && $0.screen == .payment }]
      ),
      FlowStep(
        name: "confirmation",
        action: { _ in },
        asyncAction: {
          bank.approve()
          $0.pay()
          await $0.payment?.value
        },
        assertions: [.expect("a receipt") { $0.receipt == .sample && $0.screen == .confirmation }]
      ),
      FlowStep(
        name: "history",
        action: { $0.showHistory() },
        assertions: [.expect("the history sheet") { $0.sheet == .history }]
      ),
    ]
  }
}
