import PhoneSimulation
import Foundation

/// The address of a place.
// @unchecked: no property changes after the initializer.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  public let location: CLLocation?
  public let name: String?
  public let thoroughfare: String?
  public let subThoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let subAdministrativeArea: String?
  public let postalCode: String?
  public let isoCountryCode: String?
  public let country: String?
  public let timeZone: TimeZone?

  public var region: CLRegion? {
    location.map { CLCircularRegion(center: $0.coordinate, radius: 100, identifier: name ?? "") }
  }
  public var inlandWater: String? { nil }
  public var ocean: String? { nil }
  public var areasOfInterest: [String]? { name.map { [$0] } }

  /// Creates an address that is equal to another.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    timeZone = placemark.timeZone
  }

  /// Creates the address of a place of the phone's table.
  package init(_ address: PhoneAddress, location: CLLocation) {
    self.location = location
    name = address.name
    thoroughfare = address.street
    subThoroughfare = address.number
    locality = address.city
    subLocality = address.district
    administrativeArea = address.state
    subAdministrativeArea = address.county
    postalCode = address.postalCode
    isoCountryCode = address.countryCode
    country = address.country
    timeZone = address.timeZone.flatMap(TimeZone.init(identifier:))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
