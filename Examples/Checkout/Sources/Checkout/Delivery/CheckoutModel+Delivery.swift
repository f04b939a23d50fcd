extension CheckoutModel {
  public func choose(_ option: DeliveryOption) {
    delivery = option
  }

  public func submitDelivery() {
    path.append(.payment)
  }
}
