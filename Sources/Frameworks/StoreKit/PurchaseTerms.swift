import Foundation

/// What a purchase has apart from its product.
struct PurchaseTerms {
  var reason = Transaction.Reason.purchase
  var ownership = Transaction.OwnershipType.purchased
  var storefront: Storefront?
  var quantity = 1
  var accountToken: UUID?
  /// The name of a promotional offer.
  var offerID: String?
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
      case .promotionalOffer(let id): offerID = id
      }
    }
  }

  /// Checks that the store sells a product on these terms.
  ///
  /// - Throws: ``Product/PurchaseError`` for an offer that the product does not have, or that is for people who have had
  ///   the subscription.
  func check(for product: Product, of store: StoreState) throws {
    guard let offerID, let subscription = product.subscription else { return }
    guard subscription.promotionalOffers.contains(where: { $0.id == offerID }) else {
      throw Product.PurchaseError.invalidOfferIdentifier
    }
    guard store.hasHadSubscription(of: subscription.subscriptionGroupID) else {
      throw Product.PurchaseError.ineligibleForOffer
    }
  }

  /// The offer with which a product is bought: a promotional one of these terms, or the introductory one at the first
  /// purchase in its group. A renewal has that of the period before, as long as it lasts.
  func offer(for product: Product, of store: StoreState) -> Product.SubscriptionOffer? {
    guard let subscription = product.subscription else { return nil }
    guard reason == .purchase else {
      let periods = store.transactions.reversed().prefix { $0.productID == product.id && $0.offerType != nil }
      let offer = ([subscription.introductoryOffer].compactMap { $0 } + subscription.promotionalOffers).first { offer in
        periods.first.map { $0.offerID == offer.id } ?? false
      }
      return offer.flatMap { $0.paymentMode == .payAsYouGo && periods.count < $0.periodCount ? $0 : nil }
    }
    if let offerID { return subscription.promotionalOffers.first { $0.id == offerID } }
    return store.hasHadSubscription(of: subscription.subscriptionGroupID) ? nil : subscription.introductoryOffer
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
