extension CheckoutModel {
  public func showHistory() {
    sheet = .history
  }

  /// Goes back to the cart for the next order; the address stays.
  public func continueShopping() {
    path = []
    receipt = nil
  }
}
