import FlowCoreLocation
import Foundation

/// Writes an address in several forms, in the order of the United States.
// @unchecked: the properties are constant.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  /// How much a city's name has around it.
  public enum ContextStyle: Int, Sendable {
    case automatic = 0
    case short, full
  }

  public let cityName: String?
  /// The name of the country.
  public let regionName: String?
  public let region: Locale.Region?

  private let street: String?
  private let state: String?
  private let postalCode: String?

  /// Creates the forms of an address; `nil` if it has no parts.
  init?(_ placemark: CLPlacemark) {
    cityName = placemark.locality
    regionName = placemark.country
    region = placemark.isoCountryCode.map { Locale.Region($0) }
    street = Self.text([placemark.subThoroughfare, placemark.thoroughfare], " ")
    state = placemark.administrativeArea
    postalCode = placemark.postalCode
    super.init()
    if fullAddress(includingRegion: true, singleLine: true) == nil { return nil }
  }

  var address: MKAddress? {
    fullAddress(includingRegion: true, singleLine: true).flatMap {
      MKAddress(fullAddress: $0, shortAddress: Self.text([street, cityName], ", "))
    }
  }

  /// The city as ``cityWithContext(_:)`` writes it with the automatic style.
  open var cityWithContext: String? { cityWithContext(.automatic) }

  /// The city with its state, and with its country if the style is full, or if it is not the country of the phone's
  /// language. The short style has the country in place of a missing state.
  open func cityWithContext(_ style: ContextStyle) -> String? {
    guard let cityName else { return nil }
    let isAtHome = region.map { $0 == Locale.current.region } ?? false
    let country =
      switch style {
      case .automatic: isAtHome ? nil : regionName
      case .short: state == nil ? regionName : nil
      case .full: regionName
      }
    return Self.text([cityName, state, country], ", ")
  }

  /// The whole address without the name of the place; `nil` if it has no parts.
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
    let code = Self.text([state, postalCode], " ")
    let place = singleLine ? [cityName, code] : [Self.text([cityName, code], " ")]
    return Self.text([street] + place + [includingRegion ? regionName : nil], singleLine ? ", " : "\n")
  }

  private static func text(_ parts: [String?], _ separator: String) -> String? {
    let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }
}
