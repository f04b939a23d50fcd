import SwiftUI

/// The parts of an order's total.
struct TotalRows: View {
  let order: Order
  @Environment(\.strings) private var strings

  var body: some View {
    SummaryRow(title: strings.subtotal, price: order.subtotal)
    if order.address.isGift {
      SummaryRow(title: strings.giftWrapping, price: order.wrapping)
    }
    SummaryRow(title: strings.name(of: order.delivery), price: order.delivery.price)
    SummaryRow(title: strings.total, price: order.total)
      .bold()
  }
}

#Preview {
  List {
    TotalRows(order: CheckoutModel.preview().order)
  }
}
