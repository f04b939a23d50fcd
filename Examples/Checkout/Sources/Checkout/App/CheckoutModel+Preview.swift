extension CheckoutModel {
  /// A model in the middle of a checkout, for previews.
  static func preview(
    cart: Cart = .sample,
    address: Address = .sample,
    failure: PaymentFailure? = nil,
    receipt: Receipt? = nil
  ) -> CheckoutModel {
    let model = CheckoutModel(cart: cart, service: SandboxPaymentService(delay: .zero))
    model.address = address
    model.failure = failure
    model.receipt = receipt
    return model
  }
}
