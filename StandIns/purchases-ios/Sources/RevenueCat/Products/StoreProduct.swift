import FlowStoreKit
import Foundation

/// The product of the store.
public typealias SK2Product = FlowStoreKit.Product

/// A purchase in the store.
public typealias SK2Transaction = FlowStoreKit.Transaction

/// A lower price of a subscription.
public final class StoreProductDiscount: NSObject, Sendable {
  /// When the person pays.
  public enum PaymentMode: Int, Codable, Sendable {
    case payAsYouGo = 0
    case payUpFront = 1
    case freeTrial = 2
  }

  /// For whom the price is.
  public enum DiscountType: Int, Codable, Sendable {
    case introductory = 0
    case promotional = 1
    case winBack = 2
  }

  public let offerIdentifier: String?
  public let currencyCode: String?
  public let price: Decimal
  public let localizedPriceString: String
  public let paymentMode: PaymentMode
  public let subscriptionPeriod: SubscriptionPeriod
  public let numberOfPeriods: Int
  public let type: DiscountType

  init(_ offer: FlowStoreKit.Product.SubscriptionOffer) {
    offerIdentifier = nil
    currencyCode = "USD"
    price = offer.price
    localizedPriceString = offer.displayPrice
    paymentMode =
      offer.paymentMode == .freeTrial ? .freeTrial : offer.paymentMode == .payUpFront ? .payUpFront : .payAsYouGo
    subscriptionPeriod = SubscriptionPeriod(offer.period)
    numberOfPeriods = offer.periodCount
    type = .introductory
  }

  /// The price as a number object.
  public var priceDecimalNumber: NSDecimalNumber { price as NSDecimalNumber }
}

/// Something that a person can buy.
public final class StoreProduct: NSObject, Identifiable, Sendable {
  /// The kind of a product.
  public enum ProductType: Int, Codable, Sendable {
    case consumable, nonConsumable, nonRenewableSubscription, autoRenewableSubscription
  }

  /// Whether a product is a subscription.
  public enum ProductCategory: Int, Codable, Sendable {
    case subscription, nonSubscription
  }

  public let productType: ProductType
  public let localizedDescription: String
  public let localizedTitle: String
  public let currencyCode: String?
  public let price: Decimal
  public let localizedPriceString: String
  public let productIdentifier: String
  public let isFamilyShareable: Bool
  public let subscriptionGroupIdentifier: String?
  public let subscriptionPeriod: SubscriptionPeriod?
  public let introductoryDiscount: StoreProductDiscount?
  public let discounts: [StoreProductDiscount]
  /// The product of the store; `nil` for one that is made up.
  public let sk2Product: SK2Product?

  public init(sk2Product: SK2Product) {
    let type: ProductType =
      switch sk2Product.type {
      case .consumable: .consumable
      case .nonRenewable: .nonRenewableSubscription
      case .autoRenewable: .autoRenewableSubscription
      default: .nonConsumable
      }
    productType = type
    localizedDescription = sk2Product.description
    localizedTitle = sk2Product.displayName
    currencyCode = "USD"
    price = sk2Product.price
    localizedPriceString = sk2Product.displayPrice
    productIdentifier = sk2Product.id
    isFamilyShareable = sk2Product.isFamilyShareable
    subscriptionGroupIdentifier = sk2Product.subscription?.subscriptionGroupID
    subscriptionPeriod = (sk2Product.subscription?.subscriptionPeriod).map(SubscriptionPeriod.init)
    introductoryDiscount = (sk2Product.subscription?.introductoryOffer).map(StoreProductDiscount.init)
    discounts = []
    self.sk2Product = sk2Product
  }

  init(_ product: TestStoreProduct) {
    productType = product.productType
    localizedDescription = product.localizedDescription
    localizedTitle = product.localizedTitle
    currencyCode = product.currencyCode
    price = product.price
    localizedPriceString = product.localizedPriceString
    productIdentifier = product.productIdentifier
    isFamilyShareable = product.isFamilyShareable
    subscriptionGroupIdentifier = product.subscriptionGroupIdentifier
    subscriptionPeriod = product.subscriptionPeriod
    introductoryDiscount = product.introductoryDiscount
    discounts = product.discounts
    sk2Product = nil
  }

  public var id: String { productIdentifier }

  public var productCategory: ProductCategory {
    productType == .autoRenewableSubscription || productType == .nonRenewableSubscription
      ? .subscription : .nonSubscription
  }

  /// Writes prices in the product's currency.
  public var priceFormatter: NumberFormatter? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: "en_US")
    formatter.currencyCode = currencyCode
    return formatter
  }

  /// The price as a number object.
  public var priceDecimalNumber: NSDecimalNumber { price as NSDecimalNumber }

  // MARK: - Prices of a time

  private func price(per unit: SubscriptionPeriod.Unit) -> NSDecimalNumber? {
    subscriptionPeriod.map { $0.price(per: unit, of: price) as NSDecimalNumber }
  }

  private func text(_ price: NSDecimalNumber?) -> String? { price.flatMap { priceFormatter?.string(from: $0) } }

  public var pricePerDay: NSDecimalNumber? { price(per: .day) }
  public var pricePerWeek: NSDecimalNumber? { price(per: .week) }
  public var pricePerMonth: NSDecimalNumber? { price(per: .month) }
  public var pricePerYear: NSDecimalNumber? { price(per: .year) }
  public var localizedPricePerDay: String? { text(pricePerDay) }
  public var localizedPricePerWeek: String? { text(pricePerWeek) }
  public var localizedPricePerMonth: String? { text(pricePerMonth) }
  public var localizedPricePerYear: String? { text(pricePerYear) }
  public var localizedIntroductoryPriceString: String? { introductoryDiscount?.localizedPriceString }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? StoreProduct)?.productIdentifier == productIdentifier
  }

  public override var hash: Int { productIdentifier.hashValue }
}

/// A product that is made up, for previews.
public struct TestStoreProduct: Sendable {
  public var localizedTitle: String
  public var price: Decimal
  public var currencyCode: String?
  public var localizedPriceString: String
  public var productIdentifier: String
  public var productType: StoreProduct.ProductType
  public var localizedDescription: String
  public var subscriptionGroupIdentifier: String?
  public var subscriptionPeriod: SubscriptionPeriod?
  public var isFamilyShareable: Bool
  public var introductoryDiscount: StoreProductDiscount?
  public var discounts: [StoreProductDiscount]

  public init(
    localizedTitle: String, price: Decimal, currencyCode: String? = nil, localizedPriceString: String,
    productIdentifier: String, productType: StoreProduct.ProductType, localizedDescription: String,
    subscriptionGroupIdentifier: String? = nil, subscriptionPeriod: SubscriptionPeriod? = nil,
    isFamilyShareable: Bool = false, introductoryDiscount: StoreProductDiscount? = nil,
    discounts: [StoreProductDiscount] = [], locale: Locale = .current
  ) {
    self.localizedTitle = localizedTitle
    self.price = price
    self.currencyCode = currencyCode
    self.localizedPriceString = localizedPriceString
    self.productIdentifier = productIdentifier
    self.productType = productType
    self.localizedDescription = localizedDescription
    self.subscriptionGroupIdentifier = subscriptionGroupIdentifier
    self.subscriptionPeriod = subscriptionPeriod
    self.isFamilyShareable = isFamilyShareable
    self.introductoryDiscount = introductoryDiscount
    self.discounts = discounts
  }

  public func toStoreProduct() -> StoreProduct { StoreProduct(self) }
}
