import SwiftUI

/// The name, the promise and the price of a delivery option.
struct DeliveryRow: View {
  let option: DeliveryOption
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.strings) private var strings

  var body: some View {
    HStack(spacing: 12) {
      // Large text needs the space.
      if !dynamicTypeSize.isAccessibilitySize {
        Image(systemName: option.symbol)
          .font(.title2)
          .foregroundStyle(.tint)
          .frame(width: 36)
          .accessibilityHidden(true)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(strings.name(of: option))
          .font(.headline)
        Text(strings.promise(of: option))
          .font(.subheadline)
          .foregroundStyle(.secondary)
        PriceText(option.price)
          .font(.subheadline)
      }
    }
  }
}

#Preview {
  DeliveryRow(option: .express)
}
