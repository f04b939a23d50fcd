extension Strings {
  var historyTitle: String { text("Orders", "注文履歴") }
  var filter: String { text("Show", "表示") }
  var noOrders: String { text("No orders here.", "注文はありません。") }

  func name(of filter: OrderFilter) -> String {
    switch filter {
    case .all: text("All", "すべて")
    case .underway: text("On the way", "配送中")
    case .delivered: text("Delivered", "配達済み")
    }
  }

  func state(of order: PlacedOrder) -> String {
    name(of: order.isDelivered ? .delivered : .underway)
  }
}
