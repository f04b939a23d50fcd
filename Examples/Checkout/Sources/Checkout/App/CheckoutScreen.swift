/// A screen that the checkout pushes on top of the cart.
public enum CheckoutScreen: Hashable, Sendable {
  case address
  case delivery
  case payment
  case confirmation
}
