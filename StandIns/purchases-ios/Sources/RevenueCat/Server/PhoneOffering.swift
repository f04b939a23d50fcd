import FlowStoreKit
import Foundation
import PhoneSimulation

/// An offering that a test puts on RevenueCat's server.
public struct PhoneOffering: Hashable, Sendable {
  public var identifier: String
  public var description: String
  /// The identifiers of the packages, each with that of its product in the phone's store, in their order.
  public var packages: [Package]
  /// Texts that the app reads by name.
  public var metadata: [String: String]

  /// A package of an offering.
  public struct Package: Hashable, Sendable {
    public var identifier: String
    public var product: String

    /// - Parameters:
    ///   - identifier: Such as `$rc_monthly`.
    ///   - product: The identifier of a product of the phone's store.
    public init(_ identifier: String, product: String) {
      self.identifier = identifier
      self.product = product
    }
  }

  public init(
    _ identifier: String, description: String = "", packages: [Package], metadata: [String: String] = [:]
  ) {
    self.identifier = identifier
    self.description = description
    self.packages = packages
    self.metadata = metadata
  }
}

/// What RevenueCat's server knows.
struct RevenueCatData: PhoneValue {
  var offerings: [PhoneOffering]?
  var currentOffering: String?
  var entitlements: [String: [String]] = [:]
  var grants: Set<String> = []
  var attributes: [String: String] = [:]
  var people: Set<String> = []
  /// The purchases that the app has configured.
  var purchases: Purchases?
}

extension SimulatedPhone {
  /// The offerings of RevenueCat's server. At first one, `default`, has all products of the phone's store.
  public var revenueCatOfferings: [PhoneOffering] {
    get { self[RevenueCatData.self].offerings ?? [firstOffering] }
    set { update(RevenueCatData.self) { $0.offerings = newValue } }
  }

  /// The identifier of the current offering: at first that of the first one.
  public var revenueCatCurrentOffering: String? {
    get { self[RevenueCatData.self].currentOffering ?? revenueCatOfferings.first?.identifier }
    set { update(RevenueCatData.self) { $0.currentOffering = newValue } }
  }

  /// The products that give a person what an app asks for, by the identifiers of the entitlements: at first none.
  public var revenueCatEntitlements: [String: [String]] {
    get { self[RevenueCatData.self].entitlements }
    set { update(RevenueCatData.self) { $0.entitlements = newValue } }
  }

  /// The entitlements that the person has without a purchase.
  public var revenueCatGrants: Set<String> {
    get { self[RevenueCatData.self].grants }
    set {
      update(RevenueCatData.self) { $0.grants = newValue }
      let purchases = self[RevenueCatData.self].purchases
      runSoon(named: "a grant of RevenueCat") { purchases?.tellOfChange() }
    }
  }

  /// What the app has told about the person, by name.
  public var revenueCatAttributes: [String: String] { self[RevenueCatData.self].attributes }

  /// The identifier of the person, as the app has set it; `nil` before the app configures RevenueCat.
  public var revenueCatUserID: String? { self[RevenueCatData.self].purchases?.appUserID }

  private var firstOffering: PhoneOffering {
    var known: Set<String> = []
    let packages = store.products.map { product in
      let type = PackageType(StoreProduct(sk2Product: product))
      let name = type.description.flatMap { known.insert($0).inserted ? $0 : nil } ?? product.id
      return PhoneOffering.Package(name, product: product.id)
    }
    return PhoneOffering("default", description: "All products", packages: packages)
  }
}
