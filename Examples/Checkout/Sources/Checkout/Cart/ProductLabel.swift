import SwiftUI

/// A product's symbol, name and price: side by side, or stacked for large text.
struct ProductLabel: View {
  let product: Product
  let price: Price

  @ScaledMetric private var symbolSize = 36
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.strings) private var strings

  var body: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 8) {
        symbol
        name
        PriceText(price)
      }
    } else {
      HStack(spacing: 12) {
        symbol
        name
        Spacer()
        PriceText(price)
      }
    }
  }

  private var symbol: some View {
    Image(systemName: product.symbol)
      .foregroundStyle(.tint)
      .frame(width: symbolSize, height: symbolSize)
      .background(.tint.opacity(0.12), in: .rect(cornerRadius: 8))
      .accessibilityHidden(true)
  }

  private var name: some View {
    Text(strings.name(of: product))
      .font(.headline)
  }
}

#Preview("All products") {
  List(Product.allCases) { product in
    ProductLabel(product: product, price: product.price)
  }
}

#Preview("Large text") {
  List(Product.allCases) { product in
    ProductLabel(product: product, price: product.price)
  }
  .environment(\.dynamicTypeSize, .accessibility3)
}
