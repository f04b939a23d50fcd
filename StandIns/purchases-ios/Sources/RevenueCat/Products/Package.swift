import Foundation

/// How long a package lasts.
public enum PackageType: Int, Sendable {
  case unknown = -2
  case custom
  case lifetime
  case annual
  case sixMonth
  case threeMonth
  case twoMonth
  case monthly
  case weekly

  private static let names: [PackageType: String] = [
    .lifetime: "$rc_lifetime", .annual: "$rc_annual", .sixMonth: "$rc_six_month", .threeMonth: "$rc_three_month",
    .twoMonth: "$rc_two_month", .monthly: "$rc_monthly", .weekly: "$rc_weekly",
  ]

  /// The identifier of a package of the type.
  var description: String? { Self.names[self] }

  init(identifier: String) {
    self = Self.names.first { $0.value == identifier }?.key ?? (identifier.hasPrefix("$rc_") ? .unknown : .custom)
  }

  /// The type of a package with a product.
  init(_ product: StoreProduct) {
    guard let period = product.subscriptionPeriod else {
      self = product.productType == .nonConsumable ? .lifetime : .custom
      return
    }
    switch (period.value, period.unit) {
    case (1, .year), (12, .month): self = .annual
    case (6, .month): self = .sixMonth
    case (3, .month): self = .threeMonth
    case (2, .month): self = .twoMonth
    case (1, .month): self = .monthly
    case (1, .week): self = .weekly
    default: self = .custom
    }
  }
}

/// From where a package was shown.
public final class PresentedOfferingContext: NSObject, Sendable {
  public let offeringIdentifier: String
  public let placementIdentifier: String?

  public init(offeringIdentifier: String, placementIdentifier: String? = nil) {
    self.offeringIdentifier = offeringIdentifier
    self.placementIdentifier = placementIdentifier
  }
}

/// A product of an offering.
public final class Package: NSObject, Identifiable, Sendable {
  public let identifier: String
  public let packageType: PackageType
  public let storeProduct: StoreProduct
  public let presentedOfferingContext: PresentedOfferingContext
  public let webCheckoutUrl: URL?

  public init(
    identifier: String, packageType: PackageType, storeProduct: StoreProduct,
    presentedOfferingContext: PresentedOfferingContext, webCheckoutUrl: URL? = nil
  ) {
    self.identifier = identifier
    self.packageType = packageType
    self.storeProduct = storeProduct
    self.presentedOfferingContext = presentedOfferingContext
    self.webCheckoutUrl = webCheckoutUrl
  }

  public convenience init(
    identifier: String, packageType: PackageType, storeProduct: StoreProduct, offeringIdentifier: String,
    webCheckoutUrl: URL? = nil
  ) {
    self.init(
      identifier: identifier, packageType: packageType, storeProduct: storeProduct,
      presentedOfferingContext: PresentedOfferingContext(offeringIdentifier: offeringIdentifier),
      webCheckoutUrl: webCheckoutUrl)
  }

  public var id: String { identifier }
  public var offeringIdentifier: String { presentedOfferingContext.offeringIdentifier }
  public var localizedPriceString: String { storeProduct.localizedPriceString }
  public var localizedIntroductoryPriceString: String? { storeProduct.localizedIntroductoryPriceString }

  /// The identifier of the packages of a type.
  public static func string(from packageType: PackageType) -> String? { packageType.description }

  /// The type of the packages with an identifier.
  public static func packageType(from string: String) -> PackageType { PackageType(identifier: string) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Package else { return false }
    return identifier == other.identifier && packageType == other.packageType && storeProduct == other.storeProduct
      && offeringIdentifier == other.offeringIdentifier
  }

  public override var hash: Int { identifier.hashValue ^ storeProduct.hash }
}
