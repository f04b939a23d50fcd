import SwiftUI

/// The state of one checkout, and the actions of the customer.
@MainActor
@Observable
public final class CheckoutModel {
  /// The screens pushed on top of the cart, the visible one last.
  public var path: [CheckoutScreen] = []
  /// The sheet over the current screen, if any.
  public var sheet: CheckoutSheet?

  public var cart: Cart
  public var address = Address()
  public var deliveryTime = DeliveryTime.morning
  public var paymentMethod = PaymentMethod.card

  public internal(set) var delivery = DeliveryOption.standard
  public internal(set) var isPaying = false
  public internal(set) var failure: PaymentFailure?
  public internal(set) var receipt: Receipt?
  var showsAddressProblems = false

  /// The payment in progress, or the last one; await its value to know the outcome.
  @ObservationIgnored public internal(set) var payment: Task<Void, Never>?

  let history: OrderHistoryModel
  let service: any PaymentService

  public init(cart: Cart = .sample, service: any PaymentService = SandboxPaymentService()) {
    self.cart = cart
    self.service = service
    history = OrderHistoryModel()
  }

  /// The current order.
  public var order: Order {
    Order(lines: cart.lines, address: address, delivery: delivery)
  }

  /// The visible screen, or `nil` for the cart.
  public var screen: CheckoutScreen? { path.last }
}
