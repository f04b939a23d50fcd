import SwiftUI

/// The bank's confirmation that an order is paid.
public struct Receipt: Hashable, Sendable {
  public let orderNumber: String
  public let date: Date

  public init(orderNumber: String, date: Date) {
    self.orderNumber = orderNumber
    self.date = date
  }

  /// A receipt of 1 June 2025, for previews and tests.
  public static let sample = Receipt(
    orderNumber: "A-1024",
    date: Date(timeIntervalSince1970: 1_748_736_000)
  )
}
