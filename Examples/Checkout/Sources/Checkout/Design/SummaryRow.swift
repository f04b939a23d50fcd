import SwiftUI

/// A title and a price: side by side, or stacked for large text.
struct SummaryRow: View {
  let title: String
  let price: Price
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
        PriceText(price)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack {
        Text(title)
        Spacer()
        PriceText(price)
      }
    }
  }
}

#Preview {
  List {
    SummaryRow(title: "Total", price: Price(cents: 13090))
  }
}
