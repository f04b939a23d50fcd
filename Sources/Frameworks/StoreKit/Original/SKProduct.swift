import Foundation

/// Something that a person can buy, in the original store.
///
/// It has the values of a ``Product``; a subclass of a test overrides them.
// @unchecked: its values do not change; a subclass answers for its own.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The unit of a period.
  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }

  let product: Product?

  init(_ product: Product) { self.product = product }

  /// Creates a product without values, for subclasses.
  public override init() { product = nil }

  open var productIdentifier: String { product?.id ?? "" }
  open var localizedTitle: String { product?.displayName ?? "" }
  open var localizedDescription: String { product?.description ?? "" }
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: product?.price ?? 0) }
  /// How prices are written: as US dollars.
  open var priceLocale: Locale { .ofPrices }
  open var isDownloadable: Bool { false }
  open var downloadContentLengths: [NSNumber] { [] }
  open var downloadContentVersion: String { "" }
  open var isFamilyShareable: Bool { product?.isFamilyShareable ?? false }
  /// How long a subscription lasts; `nil` for other products.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    (product?.subscription?.subscriptionPeriod).map(SKProductSubscriptionPeriod.init)
  }
  open var introductoryPrice: SKProductDiscount? {
    (product?.subscription?.introductoryOffer).map(SKProductDiscount.init)
  }
  open var subscriptionGroupIdentifier: String? { product?.subscription?.subscriptionGroupID }
  /// The promotional offers of a subscription.
  open var discounts: [SKProductDiscount] {
    (product?.subscription?.promotionalOffers ?? []).map(SKProductDiscount.init)
  }
}

/// How long a subscription or an offer lasts.
// @unchecked: its value does not change; a subclass answers for its own.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  private let period: Product.SubscriptionPeriod?

  init(_ period: Product.SubscriptionPeriod) { self.period = period }

  /// Creates a period without a length, for subclasses.
  public override init() { period = nil }

  open var numberOfUnits: Int { period?.value ?? 0 }
  open var unit: SKProduct.PeriodUnit {
    switch period?.unit {
    case .week: .week
    case .month: .month
    case .year: .year
    case .day, nil: .day
    }
  }
}

/// A lower price for some time.
// @unchecked: its value does not change; a subclass answers for its own.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// When the person pays.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo, payUpFront, freeTrial
  }

  /// Who can have an offer.
  public enum `Type`: UInt, Sendable {
    case introductory, subscription
  }

  private let offer: Product.SubscriptionOffer?

  init(_ offer: Product.SubscriptionOffer) { self.offer = offer }

  /// Creates an offer without values, for subclasses.
  public override init() { offer = nil }

  open var price: NSDecimalNumber { NSDecimalNumber(decimal: offer?.price ?? 0) }
  open var priceLocale: Locale { .ofPrices }
  /// The name of a promotional offer; an introductory one has none.
  open var identifier: String? { offer?.id }
  open var subscriptionPeriod: SKProductSubscriptionPeriod {
    (offer?.period).map(SKProductSubscriptionPeriod.init) ?? SKProductSubscriptionPeriod()
  }
  open var numberOfPeriods: Int { offer?.periodCount ?? 0 }
  open var paymentMode: PaymentMode {
    switch offer?.paymentMode {
    case .payAsYouGo: .payAsYouGo
    case .payUpFront: .payUpFront
    default: .freeTrial
    }
  }
  open var type: `Type` { offer?.type == .promotional ? .subscription : .introductory }
}

extension Locale {
  /// How the store writes prices.
  static let ofPrices = Locale(identifier: "en_US@currency=USD")
}
