import SwiftUI

/// A line of the cart, with a stepper for its quantity.
struct CartRow: View {
  @Binding var line: CartLine
  @Environment(\.strings) private var strings

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ProductLabel(product: line.product, price: line.total)
      Stepper(strings.quantity(line.quantity), value: $line.quantity, in: CartLine.quantities)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
  }
}

#Preview {
  @Previewable @State var line = CartLine(product: .teacup, quantity: 2)
  List {
    CartRow(line: $line)
  }
}
