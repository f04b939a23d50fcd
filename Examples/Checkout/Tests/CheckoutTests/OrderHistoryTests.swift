import SwiftUI
import SwiftUIFlowTesting
import Testing

@testable import Checkout

extension OrderHistoryModel: FlowModel {}

@Suite("The order history, an ObservableObject")
@MainActor
struct OrderHistoryTests {
  @Test("the filter decides which orders show")
  func filter() {
    let results = FlowTester(name: "history", model: OrderHistoryModel()) { OrderHistoryView(model: $0) }
      .step("all", assert: { #expect($0.visibleOrders.count == 2) })
      .step("underway") { model in
        model.show(.underway)
      } assert: { model in
        #expect(model.visibleOrders.isEmpty)
      }
      .step("a-new-order") { model in
        let order = Order(lines: Cart.sample.lines, address: .sample, delivery: .pickup)
        model.add(PlacedOrder(order: order, receipt: .sample))
      } assert: { model in
        #expect(model.visibleOrders.map(\.number) == ["A-1024"])
        #expect(model.visibleOrders.map(\.total) == [Price(cents: 12600)])
      }
      .step("delivered") { model in
        model.show(.delivered)
      } assert: { model in
        #expect(model.visibleOrders == PlacedOrder.samples)
      }
      .run(snapshotMode: .capture())

    #expect(
      results.map(\.resolvedName) == [
        "history-all", "history-underway", "history-a-new-order", "history-delivered",
      ]
    )
    #expect(Set(results.compactMap { $0.snapshotResult?.pngData }).count == 4)
  }
}
