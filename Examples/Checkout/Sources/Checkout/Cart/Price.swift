import SwiftUI

/// An amount of money in the currency of the shop.
public struct Price: Hashable, Sendable {
  static let currencyCode = "EUR"

  public var cents: Int

  public init(cents: Int) {
    self.cents = cents
  }

  static let zero = Price(cents: 0)

  static func + (left: Price, right: Price) -> Price {
    Price(cents: left.cents + right.cents)
  }

  static func * (price: Price, quantity: Int) -> Price {
    Price(cents: price.cents * quantity)
  }

  func formatted(for locale: Locale) -> String {
    (Decimal(cents) / 100).formatted(.currency(code: Price.currencyCode).locale(locale))
  }
}
