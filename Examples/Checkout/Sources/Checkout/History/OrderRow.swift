import SwiftUI

/// A past order in a list.
struct OrderRow: View {
  let order: PlacedOrder
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.locale) private var locale
  @Environment(\.strings) private var strings

  var body: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        symbol
        title
        PriceText(order.total)
      }
    } else {
      HStack {
        symbol
        title
        Spacer()
        PriceText(order.total)
      }
    }
  }

  private var symbol: some View {
    Image(systemName: order.isDelivered ? "checkmark.circle.fill" : "shippingbox.fill")
      .foregroundColor(order.isDelivered ? .green : .orange)
      .accessibility(label: Text(strings.state(of: order)))
  }

  private var title: some View {
    VStack(alignment: .leading) {
      Text(order.number)
        .font(.headline)
      Text(order.date.formatted(OrderRow.dateFormat.locale(locale)))
        .font(.caption)
        .foregroundColor(.secondary)
    }
  }

  static var dateFormat: Date.FormatStyle {
    var format = Date.FormatStyle(date: .long, time: .omitted)
    format.timeZone = .gmt
    return format
  }
}

struct OrderRow_Previews: PreviewProvider {
  static var previews: some View {
    List(PlacedOrder.samples) { order in
      OrderRow(order: order)
    }
  }
}
