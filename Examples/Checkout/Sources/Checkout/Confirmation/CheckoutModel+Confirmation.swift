extension CheckoutModel {
  public func showHistory() {
    sheet = .history
  }

  /// Returns to the cart for the next order; the address is kept.
  public func continueShopping() {
    path = []
    receipt = nil
  }
}
