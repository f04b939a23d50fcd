import Foundation

/// A lower price for a person, which no server signs here.
public final class PromotionalOffer: NSObject, Sendable {
  public let discount: StoreProductDiscount

  init(discount: StoreProductDiscount) { self.discount = discount }
}

/// What is bought, and how.
public final class PurchaseParams: NSObject, Sendable {
  let package: Package?
  let product: StoreProduct
  let quantity: Int

  private init(package: Package?, product: StoreProduct, quantity: Int) {
    self.package = package
    self.product = product
    self.quantity = quantity
  }

  /// Says what is bought.
  public class Builder: NSObject {
    private let package: Package?
    private let product: StoreProduct
    private var quantity = 1

    public init(package: Package) {
      self.package = package
      product = package.storeProduct
    }

    public init(product: StoreProduct) {
      package = nil
      self.product = product
    }

    public func with(quantity: Int) -> Self {
      self.quantity = quantity
      return self
    }

    /// Has no effect: the price of the store stays.
    public func with(promotionalOffer: PromotionalOffer) -> Self { self }

    /// Has no effect: nothing is sent.
    public func with(metadata: [String: String]) -> Self { self }

    public func build() -> PurchaseParams { PurchaseParams(package: package, product: product, quantity: quantity) }
  }
}

/// Whether a person can have a lower price at the start.
public enum IntroEligibilityStatus: Int, Sendable {
  case unknown, ineligible, eligible, noIntroOfferExists

  public var isEligible: Bool { self == .eligible }
}

/// Whether a person can have a lower price of a product at the start.
public final class IntroEligibility: NSObject, Sendable {
  public let status: IntroEligibilityStatus

  init(_ status: IntroEligibilityStatus) { self.status = status }
}

/// The store of a country.
public final class Storefront: NSObject, Sendable {
  public let countryCode: String
  public let identifier: String

  init(countryCode: String, identifier: String) {
    self.countryCode = countryCode
    self.identifier = identifier
  }
}
