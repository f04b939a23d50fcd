import SwiftUI

/// The products that the customer is going to buy.
public struct Cart: Hashable, Sendable {
  public var lines: [CartLine]

  public init(lines: [CartLine] = []) {
    self.lines = lines
  }

  public static let sample = Cart(lines: [
    CartLine(product: .headphones),
    CartLine(product: .teacup, quantity: 2),
  ])

  public var isEmpty: Bool { lines.isEmpty }

  public var subtotal: Price { lines.map(\.total).reduce(.zero, +) }

  /// The shop's suggestions: all products that are not in the cart.
  var suggestions: [Product] {
    Product.allCases.filter { product in
      !lines.contains { $0.product == product }
    }
  }

  func quantity(of product: Product) -> Int {
    lines.first { $0.product == product }?.quantity ?? 0
  }

  mutating func add(_ product: Product) {
    setQuantity(quantity(of: product) + 1, of: product)
  }

  /// Sets the quantity of a product, at most nine; zero removes its line.
  mutating func setQuantity(_ quantity: Int, of product: Product) {
    let allowed = min(quantity, CartLine.quantities.upperBound)
    if allowed < CartLine.quantities.lowerBound {
      lines.removeAll { $0.product == product }
    } else if let index = lines.firstIndex(where: { $0.product == product }) {
      lines[index].quantity = allowed
    } else {
      lines.append(CartLine(product: product, quantity: allowed))
    }
  }
}
