import SwiftUI

/// The cart, the other products of the shop, and the checkout button.
struct CartView: View {
  @Bindable var model: CheckoutModel
  @Environment(\.strings) private var strings

  var body: some View {
    List {
      if model.cart.isEmpty {
        Section {
          EmptyCartView()
        }
      } else {
        Section(strings.yourItems) {
          ForEach($model.cart.lines) { $line in
            CartRow(line: $line)
          }
          .onDelete { model.removeLines(at: $0) }
        }
      }
      if !model.cart.suggestions.isEmpty {
        Section {
          ForEach(model.cart.suggestions) { product in
            SuggestionRow(product: product) { model.add(product) }
          }
        } header: {
          Text(strings.suggestions)
        } footer: {
          Text(strings.suggestionsFooter)
        }
      }
    }
    .navigationTitle(strings.cartTitle)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      CheckoutBar(
        title: strings.checkOut,
        systemImage: "cart.fill",
        total: model.cart.subtotal,
        action: { model.checkOut() }
      )
      .disabled(model.cart.isEmpty)
    }
  }
}

#Preview("Two products") {
  NavigationStack {
    CartView(model: .preview())
  }
}

#Preview("Empty, Japanese") {
  NavigationStack {
    CartView(model: .preview(cart: Cart()))
  }
  .environment(\.locale, Locale(identifier: "ja_JP"))
}
