import SwiftUI

struct CheckoutView: View {
  @Bindable var model: CheckoutModel

  var body: some View {
    NavigationStack {
      Form {
        switch model.screen {
        case .cart:
          Button("Check out", action: model.checkOut)
        case .address:
          TextField("Street", text: $model.street)
          Button("Pay") { Task { await model.pay() } }
        case .confirmation:
          if let receipt = model.receipt { Text(receipt) }
        }
      }
      .navigationTitle("Checkout")
    }
  }
}

#Preview {
  CheckoutView(model: CheckoutModel())
}
