import SwiftUI

/// The sheet with the whole order, before it is paid.
struct OrderSummaryView: View {
  let model: CheckoutModel
  @Environment(\.strings) private var strings

  var body: some View {
    NavigationStack {
      List {
        Section(strings.yourItems) {
          ForEach(model.order.lines) { line in
            ProductLabel(product: line.product, price: line.total)
          }
        }
        Section(strings.recipient) {
          Text(model.address.name)
          Text(model.address.street)
          Text(verbatim: "\(model.address.postcode) \(model.address.city)")
        }
        Section(strings.costs) {
          TotalRows(order: model.order)
        }
      }
      .navigationTitle(strings.summaryTitle)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(strings.cancel) { model.dismissSheet() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(strings.pay) { model.pay() }
        }
      }
    }
  }
}

#Preview {
  OrderSummaryView(model: .preview())
}
