import SwiftUI

/// The bar at the bottom of a screen: the total, and the button to continue.
struct CheckoutBar: View {
  let title: String
  let systemImage: String
  var total: Price?
  let action: @MainActor () -> Void

  @Environment(\.strings) private var strings

  var body: some View {
    VStack(spacing: 12) {
      if let total {
        SummaryRow(title: strings.total, price: total)
          .font(.headline)
      }
      Button(action: action) {
        Label(title, systemImage: systemImage)
      }
      .buttonStyle(.primary)
    }
    .padding()
    .background(.bar)
  }
}

#Preview("Enabled and disabled") {
  VStack {
    CheckoutBar(title: "Check out", systemImage: "cart.fill", total: Price(cents: 12600)) {}
    CheckoutBar(title: "Check out", systemImage: "cart.fill") {}
      .disabled(true)
  }
}
