/// All data that is needed to charge for an order and to ship it.
public struct Order: Hashable, Sendable {
  static let giftWrapping = Price(cents: 300)

  public let lines: [CartLine]
  public let address: Address
  public let delivery: DeliveryOption

  public var subtotal: Price { lines.map(\.total).reduce(.zero, +) }

  public var wrapping: Price { address.isGift ? Order.giftWrapping : .zero }

  public var total: Price { subtotal + wrapping + delivery.price }
}
