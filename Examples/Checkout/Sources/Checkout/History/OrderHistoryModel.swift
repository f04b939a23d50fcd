import Combine
import SwiftUI

/// The past orders, filtered.
@MainActor
final class OrderHistoryModel: ObservableObject {
  @Published private(set) var orders: [PlacedOrder]
  @Published var filter = OrderFilter.all
  @Published private(set) var visibleOrders: [PlacedOrder] = []

  init(orders: [PlacedOrder] = PlacedOrder.samples) {
    self.orders = orders
    $orders
      .combineLatest($filter) { orders, filter in orders.filter(filter.includes) }
      .assign(to: &$visibleOrders)
  }

  /// Inserts an order before the others.
  func add(_ order: PlacedOrder) {
    orders.insert(order, at: 0)
  }

  func show(_ filter: OrderFilter) {
    self.filter = filter
  }
}
