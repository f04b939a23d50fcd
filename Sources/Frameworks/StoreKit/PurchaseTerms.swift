import Foundation

/// What a purchase has apart from its product.
struct PurchaseTerms {
  var reason = Transaction.Reason.purchase
  var ownership = Transaction.OwnershipType.purchased
  var storefront: Storefront?
  var quantity = 1
  var accountToken: UUID?
  /// Whether a parent must agree.
  var asksToBuy = false

  /// - Throws: ``Product/PurchaseError`` for a quantity that the store does not sell: 1 to 10 can be bought.
  init(_ options: Set<Product.PurchaseOption>, in storefront: Storefront?) throws {
    self.init(in: storefront)
    for option in options {
      switch option.kind {
      case .accountToken(let token): accountToken = token
      case .quantity(let quantity):
        guard (1...10).contains(quantity) else { throw Product.PurchaseError.invalidQuantity }
        self.quantity = quantity
      case .askToBuy(let asks): asksToBuy = asks
      }
    }
  }

  init(in storefront: Storefront?) { self.storefront = storefront }

  /// The terms of the next period of a subscription.
  init(renewing transaction: Transaction) {
    reason = .renewal
    ownership = transaction.ownershipType
    storefront = transaction.storefront
    quantity = transaction.purchasedQuantity
    accountToken = transaction.appAccountToken
  }
}
