import SwiftUI

/// The past orders; not yet migrated to Observation and navigation stacks.
struct OrderHistoryView: View {
  @ObservedObject var model: OrderHistoryModel
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.strings) private var strings

  var body: some View {
    NavigationView {
      List {
        Picker(strings.filter, selection: $model.filter) {
          ForEach(OrderFilter.allCases) { filter in
            Text(strings.name(of: filter)).tag(filter)
          }
        }
        .pickerStyle(SegmentedPickerStyle())

        if model.visibleOrders.isEmpty {
          Text(strings.noOrders)
            .foregroundColor(.secondary)
        }
        ForEach(model.visibleOrders) { order in
          NavigationLink(destination: OrderDetailView(order: order)) {
            OrderRow(order: order)
          }
        }
      }
      .navigationTitle(strings.historyTitle)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(strings.close) { presentationMode.wrappedValue.dismiss() }
        }
      }
    }
  }
}

struct OrderHistoryView_Previews: PreviewProvider {
  static var previews: some View {
    OrderHistoryView(model: OrderHistoryModel())
      .previewDisplayName("Two orders")
    OrderHistoryView(model: OrderHistoryModel(orders: []))
      .previewDisplayName("No orders")
  }
}
