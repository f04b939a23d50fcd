import SwiftUI

extension CheckoutModel {
  public func add(_ product: Product) {
    cart.add(product)
  }

  public func setQuantity(_ quantity: Int, of product: Product) {
    cart.setQuantity(quantity, of: product)
  }

  public func removeLines(at offsets: IndexSet) {
    cart.lines.remove(atOffsets: offsets)
  }

  /// Continues from the cart to the address, unless the cart is empty.
  public func checkOut() {
    guard !cart.isEmpty else { return }
    path = [.address]
  }
}
