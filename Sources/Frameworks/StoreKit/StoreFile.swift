import Foundation
import PhoneSimulation

/// The products of a `.storekit` file of Xcode.
struct StoreFile: Decodable {
  struct Localization: Decodable {
    var displayName: String?
    var description: String?
    var locale: String?
  }

  struct Offer: Decodable {
    var offerID: String?
    var displayPrice: String?
    var numberOfPeriods: Int?
    var paymentMode: String?
    var subscriptionPeriod: String?
  }

  struct Item: Decodable {
    var productID: String
    var type: String
    var displayPrice: String?
    var familyShareable: Bool?
    var localizations: [Localization]?
    var referenceName: String?
    var recurringSubscriptionPeriod: String?
    var groupNumber: Int?
    var subscriptionGroupID: String?
    var introductoryOffer: Offer?
    /// The promotional offers.
    var adHocOffers: [Offer]?
  }

  struct Group: Decodable {
    var id: String
    var name: String?
    var subscriptions: [Item]
  }

  var products: [Item]?
  var nonRenewingSubscriptions: [Item]?
  var subscriptionGroups: [Group]?

  /// The products of the file that a scheme names, which the commands pass on.
  static let ofProcess = products(named: ProcessInfo.processInfo.environment["FLOW_STORE_FILE"])

  /// The products of a file; none if it cannot be read, with a warning.
  static func products(named path: String?) -> [Product] {
    guard let path else { return [] }
    do {
      return try products(at: URL(fileURLWithPath: path))
    } catch {
      SimulatedPhone.current.warn("The products of the scheme in \(path) cannot be read: \(error.localizedDescription)")
      return []
    }
  }

  /// The products, in the order of the file.
  ///
  /// - Parameter language: The language of the texts, as far as the file has it.
  /// - Throws: `DecodingError` if the file is no configuration of the store.
  static func products(at url: URL, language: String = "en") throws -> [Product] {
    let file = try JSONDecoder().decode(StoreFile.self, from: Data(contentsOf: url))
    let single = ((file.products ?? []) + (file.nonRenewingSubscriptions ?? [])).map {
      Product($0, group: nil, language: language)
    }
    return single
      + (file.subscriptionGroups ?? []).flatMap { group in
        group.subscriptions.map { Product($0, group: group, language: language) }
      }
  }
}
