import SwiftUI

/// A past order.
struct PlacedOrder: Identifiable, Hashable, Sendable {
  let number: String
  let date: Date
  let total: Price
  let isDelivered: Bool

  var id: String { number }
}

extension PlacedOrder {
  init(order: Order, receipt: Receipt) {
    self.init(
      number: receipt.orderNumber,
      date: receipt.date,
      total: order.total,
      isDelivered: false
    )
  }

  static let samples = [
    PlacedOrder(
      number: "A-0977",
      date: Date(timeIntervalSince1970: 1_740_787_200),
      total: Price(cents: 2450),
      isDelivered: true
    ),
    PlacedOrder(
      number: "A-0815",
      date: Date(timeIntervalSince1970: 1_733_011_200),
      total: Price(cents: 6190),
      isDelivered: true
    ),
  ]
}
