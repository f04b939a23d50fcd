import SwiftUI

/// A price, formatted for the environment's locale.
struct PriceText: View {
  let price: Price
  @Environment(\.locale) private var locale

  init(_ price: Price) {
    self.price = price
  }

  var body: some View {
    Text(price.formatted(for: locale))
      .monospacedDigit()
  }
}

#Preview("English and Japanese") {
  VStack(alignment: .trailing) {
    PriceText(Price(cents: 123_450))
      .environment(\.locale, Locale(identifier: "en_US"))
    PriceText(Price(cents: 123_450))
      .environment(\.locale, Locale(identifier: "ja_JP"))
  }
}
