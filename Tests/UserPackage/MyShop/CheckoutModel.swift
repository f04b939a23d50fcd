import Observation

@Observable @MainActor
final class CheckoutModel {
  enum Screen { case cart, address, confirmation }

  private(set) var screen = Screen.cart
  private(set) var receipt: String?
  var street = ""

  func checkOut() {
    screen = .address
  }

  func pay() async {
    await Task.yield()
    receipt = "Order 1"
    screen = .confirmation
  }
}
