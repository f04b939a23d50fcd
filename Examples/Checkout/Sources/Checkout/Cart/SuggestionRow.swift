import SwiftUI

/// A product that is not in the cart yet, with a button that adds it.
struct SuggestionRow: View {
  let product: Product
  let add: @MainActor () -> Void

  @Environment(\.strings) private var strings

  var body: some View {
    HStack {
      ProductLabel(product: product, price: product.price)
      Button(action: add) {
        Image(systemName: "plus.circle.fill")
          .font(.title2)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(strings.addToCart(product))
    }
  }
}

#Preview {
  List {
    SuggestionRow(product: .lamp) {}
  }
}
