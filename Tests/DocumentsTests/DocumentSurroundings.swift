/// Declarations that the documents assume: the app of the reader.
enum DocumentSurroundings {
  static let imports = """
    import Axt
    import FlowSchedulers
    import SwiftUI
    import SwiftUIFlowTesting
    import Testing
    import ViewInspector
    import XCTest
    """

  /// The declarations that statements use but do not show.
  static let declarations = """
    import FlowStore
    \(imports)

    @Observable @MainActor
    final class CheckoutModel: FlowModel {
      enum Screen { case cart, address, payment }
      struct Address { var name = "" }
      struct Snapshot: Equatable { var screen = Screen.cart }

      var address = Address()
      var snapshot = Snapshot()

      func proceedToPayment() { snapshot.screen = .payment }
    }

    struct CheckoutView: View {
      let model: CheckoutModel

      var body: some View { Text("Checkout") }
    }

    struct Cart {}
    @MainActor let cart = Cart()

    struct CartView: View {
      let cart: Cart

      var body: some View { Text("Cart") }
    }

    @Observable @MainActor
    final class CartModel: FlowModel {
      var total = "1"
    }

    struct TogglesView: View {
      var body: some View { Text("Toggles") }
    }

    struct Search: Equatable {
      var query = ""
      var results: [String] = []
    }

    enum SearchAction: Equatable {
      case queryChanged(String)
      case response([String])
    }

    struct SearchEnvironment {
      var clock: TestClock<Duration>
    }

    let searchReducer = Reducer<Search, SearchAction, SearchEnvironment> { state, action, environment in
      .none
    }
    """
}
