import Foundation
import PhoneSimulation

/// The country of the store.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// Three letters for the country.
  public let countryCode: String
  public let id: String

  static let unitedStates = Storefront(countryCode: "USA", id: "143441")

  /// The storefront of a country, of those whose number is known.
  ///
  /// - Parameter country: Three letters, as in `DEU`.
  package static func of(_ country: String) -> Storefront? {
    numbers[country].map { Storefront(countryCode: country, id: "\($0)") }
  }

  private static let numbers = [
    "AUS": 143_460, "AUT": 143_445, "BEL": 143_446, "CAN": 143_455, "CHE": 143_459, "CHN": 143_465, "DEU": 143_443,
    "DNK": 143_458, "ESP": 143_454, "FIN": 143_447, "FRA": 143_442, "GBR": 143_444, "GRC": 143_448, "IRL": 143_449,
    "ITA": 143_450, "JPN": 143_462, "KOR": 143_466, "LUX": 143_451, "NLD": 143_452, "NOR": 143_457, "NZL": 143_461,
    "PRT": 143_453, "SGP": 143_464, "SWE": 143_456, "USA": 143_441,
  ]

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
