import Foundation
import PhoneSimulation
import SwiftUI

/// Something that a person can buy.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// How long a subscription lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit of a duration.
    public enum Unit: Hashable, Sendable, CustomStringConvertible {
      case day, week, month, year

      public var description: String {
        "\(self == .day ? "day" : self == .week ? "week" : self == .month ? "month" : "year")"
      }
    }

    public let unit: Unit
    public let value: Int

    /// Reads a duration of ISO 8601, such as `P1M`.
    init?(_ text: String) {
      guard text.first == "P", let last = text.last, let value = Int(text.dropFirst().dropLast()) else { return nil }
      switch last {
      case "D": unit = .day
      case "W": unit = .week
      case "M": unit = .month
      case "Y": unit = .year
      default: return nil
      }
      self.value = value
    }

    /// The end of the duration after a date, in the calendar of the store.
    func end(after date: Date) -> Date {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let component: Calendar.Component =
        switch unit {
        case .day, .week: .day
        case .month: .month
        case .year: .year
        }
      return calendar.date(byAdding: component, value: unit == .week ? value * 7 : value, to: date) ?? date
    }
  }

  /// What is special about a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let groupLevel: Int
    public let groupDisplayName: String
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for people who have had the subscription.
    public let promotionalOffers: [SubscriptionOffer]

    /// Whether the person can have the introductory offer: not after a purchase in the group.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    /// Whether the person can have the introductory offer of a group.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      !SimulatedPhone.current.store.transactions.contains { $0.subscriptionGroupID == groupID }
    }
  }

  /// A lower price at the start.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// When the person pays.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }

    /// Who can have an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
    }

    /// The name of a promotional offer; an introductory one has none.
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode

    init?(_ offer: StoreFile.Offer, _ type: OfferType) {
      guard let period = offer.subscriptionPeriod.flatMap(SubscriptionPeriod.init) else { return nil }
      id = type == .introductory ? nil : offer.offerID
      self.type = type
      price = Decimal(string: offer.displayPrice ?? "0") ?? 0
      displayPrice = Product.text(of: price)
      self.period = period
      periodCount = offer.numberOfPeriods ?? 1
      paymentMode =
        switch offer.paymentMode {
        case "payAsYouGo": .payAsYouGo
        case "payUpFront": .payUpFront
        default: .freeTrial
        }
    }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  /// The price with its currency, as US dollars.
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  /// Creates a product, for a test without a `.storekit` file.
  public init(
    id: String, type: ProductType = .nonConsumable, displayName: String, description: String = "", price: Decimal
  ) {
    self.init(
      id: id, type: type, displayName: displayName, description: description, price: price, isFamilyShareable: false,
      subscription: nil)
  }

  private init(
    id: String, type: ProductType, displayName: String, description: String, price: Decimal, isFamilyShareable: Bool,
    subscription: SubscriptionInfo?
  ) {
    self.id = id
    self.type = type
    self.displayName = displayName
    self.description = description
    self.price = price
    self.isFamilyShareable = isFamilyShareable
    self.subscription = subscription
    displayPrice = Self.text(of: price)
  }

  init(_ item: StoreFile.Item, group: StoreFile.Group?, language: String) {
    let type: ProductType =
      switch item.type {
      case "Consumable": .consumable
      case "NonRenewingSubscription": .nonRenewable
      case "RecurringSubscription": .autoRenewable
      default: .nonConsumable
      }
    let texts =
      item.localizations?.first { $0.locale?.hasPrefix(language) ?? false }
      ?? item.localizations?.first { $0.locale?.hasPrefix("en") ?? false } ?? item.localizations?.first
    let period = item.recurringSubscriptionPeriod.flatMap(SubscriptionPeriod.init)
    self.init(
      id: item.productID, type: type, displayName: texts?.displayName ?? item.referenceName ?? "",
      description: texts?.description ?? "", price: Decimal(string: item.displayPrice ?? "0") ?? 0,
      isFamilyShareable: item.familyShareable ?? false,
      subscription: period.map {
        SubscriptionInfo(
          subscriptionGroupID: item.subscriptionGroupID ?? group?.id ?? "", subscriptionPeriod: $0,
          groupLevel: item.groupNumber ?? 1, groupDisplayName: group?.name ?? "",
          introductoryOffer: item.introductoryOffer.flatMap { SubscriptionOffer($0, .introductory) },
          promotionalOffers: (item.adHocOffers ?? []).compactMap { SubscriptionOffer($0, .promotional) })
      })
  }

  /// A price in US dollars with two digits.
  fileprivate static func text(of price: Decimal) -> String {
    price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
  }

  /// The products of the phone with some identifiers.
  ///
  /// - Throws: ``StoreKitError`` without a network.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String {
    let phone = SimulatedPhone.current
    phone.record("StoreKit", "asks for the products \(identifiers.sorted().joined(separator: ", "))")
    try phone.store.checkConnection(for: .products)
    return phone.store.products.filter { identifiers.contains($0.id) }
  }

  /// The products with some identifiers, in the order of these.
  ///
  /// - Throws: ``StoreKitError`` without a network.
  static func products(inOrderOf ids: [String]) async throws -> [Product] {
    let found = try await products(for: ids)
    return ids.compactMap { id in found.first { $0.id == id } }
  }

  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// Why a purchase fails.
  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier,
      invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable {
      case accountToken(UUID)
      case quantity(Int)
      case askToBuy(Bool)
      case promotionalOffer(String)
    }

    let kind: Kind

    /// The account of the app, which the transaction has.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .accountToken(token)) }
    /// How many are bought: 1 to 10.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }
    /// Whether the purchase waits for a parent.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(kind: .askToBuy(simulateAskToBuy))
    }
    /// A promotional offer of the subscription. The simulated store does not check its signature.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { .promotionalOffer(offerID) }

    static func promotionalOffer(_ id: String) -> PurchaseOption { PurchaseOption(kind: .promotionalOffer(id)) }
  }

  /// Shows the purchase sheet, and waits for the person.
  ///
  /// - Throws: ``StoreKitError`` if a test makes purchases fail, or without a network, and ``PurchaseError`` if the person
  ///   may not pay or the quantity is not 1 to 10.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    let phone = SimulatedPhone.current
    let terms = try PurchaseTerms(options, in: phone.storefront)
    return try await StorePurchase(product: self, phone: phone, terms: terms).result()
  }
}

/// An error of the store.
public enum StoreKitError: Error, Sendable, LocalizedError {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled

  public var errorDescription: String? {
    switch self {
    case .unknown: "Unable to Complete Request"
    case .userCancelled: "Request Canceled"
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "Not Available"
    case .notEntitled: "Not Entitled"
    }
  }
}

/// A value of the store with the result of its check.
@frozen public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Why the check has failed.
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
      missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// The value.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// The value, if it is verified.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
