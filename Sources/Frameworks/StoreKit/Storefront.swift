import Foundation
import PhoneSimulation

/// The country of the store.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// Three letters for the country.
  public let countryCode: String
  public let id: String

  static let unitedStates = Storefront(countryCode: "USA", id: "143441")

  /// The storefront of the phone: that of the United States, unless a test sets another.
  public static var current: Storefront? {
    get async { SimulatedPhone.current.storefront }
  }

  /// The storefronts after a change; a phone here moves to no other country while an app runs, so none comes.
  public static var updates: AsyncStream<Storefront> { AsyncStream { _ in } }
}

private struct StorefrontData: PhoneValue {
  var storefront: Storefront? = .unitedStates
}

extension SimulatedPhone {
  /// The country of the store; `nil` for none.
  public var storefront: Storefront? {
    get { self[StorefrontData.self].storefront }
    set { update(StorefrontData.self) { $0.storefront = newValue } }
  }
}
