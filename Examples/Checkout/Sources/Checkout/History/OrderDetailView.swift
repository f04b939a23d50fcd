import SwiftUI

/// The screen of a past order.
struct OrderDetailView: View {
  let order: PlacedOrder
  @Environment(\.strings) private var strings

  var body: some View {
    Form {
      Section(header: Text(strings.orderNumber)) {
        OrderRow(order: order)
      }
      Section(header: Text(strings.costs)) {
        SummaryRow(title: strings.total, price: order.total)
      }
    }
    .navigationTitle(order.number)
  }
}

struct OrderDetailView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      OrderDetailView(order: PlacedOrder.samples[0])
    }
  }
}
