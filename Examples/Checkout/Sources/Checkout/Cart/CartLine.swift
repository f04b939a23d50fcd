/// A product in the cart and its quantity.
public struct CartLine: Identifiable, Hashable, Sendable {
  static let quantities = 1...9

  public let product: Product
  public var quantity: Int

  public init(product: Product, quantity: Int = 1) {
    self.product = product
    self.quantity = quantity
  }

  public var id: Product.ID { product.id }

  public var total: Price { product.price * quantity }
}
