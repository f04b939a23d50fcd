import FlowStoreKit
import Foundation
import PhoneSimulation

/// A list of packages that an app shows.
// @unchecked: it does not change.
public final class Offering: NSObject, Identifiable, @unchecked Sendable {
  public let identifier: String
  public let serverDescription: String
  public let metadata: [String: Any]
  public let availablePackages: [Package]
  public let webCheckoutUrl: URL?

  public init(
    identifier: String, serverDescription: String, metadata: [String: Any] = [:], availablePackages: [Package],
    webCheckoutUrl: URL? = nil
  ) {
    self.identifier = identifier
    self.serverDescription = serverDescription
    self.metadata = metadata
    self.availablePackages = availablePackages
    self.webCheckoutUrl = webCheckoutUrl
  }

  public var id: String { identifier }

  /// Whether there is a design for a paywall, which RevenueCat's server has and this one has not.
  public var hasPaywall: Bool { false }

  private func package(_ type: PackageType) -> Package? { availablePackages.first { $0.packageType == type } }

  public var lifetime: Package? { package(.lifetime) }
  public var annual: Package? { package(.annual) }
  public var sixMonth: Package? { package(.sixMonth) }
  public var threeMonth: Package? { package(.threeMonth) }
  public var twoMonth: Package? { package(.twoMonth) }
  public var monthly: Package? { package(.monthly) }
  public var weekly: Package? { package(.weekly) }

  public func package(identifier: String?) -> Package? { availablePackages.first { $0.identifier == identifier } }

  public subscript(key: String) -> Package? { package(identifier: key) }

  /// A value of the metadata.
  public func getMetadataValue<T>(for key: String, default: T) -> T { metadata[key] as? T ?? `default` }
}

/// All offerings of an app.
public final class Offerings: NSObject, Sendable {
  public let all: [String: Offering]
  public let current: Offering?

  init(all: [Offering], current: String?) {
    let all = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }
    self.all = all
    self.current = current.flatMap { all[$0] }
  }

  public func offering(identifier: String?) -> Offering? { identifier.flatMap { all[$0] } }

  public subscript(key: String) -> Offering? { all[key] }

  /// The offering for a place in the app: here the current one.
  public func currentOffering(forPlacement placementIdentifier: String) -> Offering? { current }

  /// The offerings that a test has set, with the products that the store has.
  ///
  /// - Throws: `ErrorCode.configurationError` if it has none of them.
  static func offerings(on phone: SimulatedPhone) throws -> Offerings {
    let products = Dictionary(phone.store.products.map { ($0.id, StoreProduct(sk2Product: $0)) }) { first, _ in first }
    let all = phone.revenueCatOfferings.map { offering in
      let packages = offering.packages.compactMap { package in
        products[package.product].map {
          Package(
            identifier: package.identifier, packageType: PackageType(identifier: package.identifier),
            storeProduct: $0, offeringIdentifier: offering.identifier)
        }
      }
      return Offering(
        identifier: offering.identifier, serverDescription: offering.description, metadata: offering.metadata,
        availablePackages: packages)
    }
    if all.allSatisfy(\.availablePackages.isEmpty) {
      phone.warn(
        "RevenueCat has no product to offer: a test sets SimulatedPhone.store.products, or loads a .storekit file. The app "
          + "gets the error configurationError.")
      throw ErrorCode.configurationError
    }
    return Offerings(all: all, current: phone.revenueCatCurrentOffering)
  }
}
