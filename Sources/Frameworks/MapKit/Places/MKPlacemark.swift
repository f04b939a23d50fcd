import FlowCoreLocation
import PhoneSimulation
import Foundation

/// The address of a place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// Creates a placemark without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Creates a placemark with an address.
  ///
  /// - Parameter addressDictionary: Parts of the address: `Name`, `Street`, `City`, `State`, `ZIP`, `Country`,
  ///   `CountryCode`.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    func text(_ key: String) -> String? { addressDictionary?[key] as? String }
    let place = PhoneLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    self.init(
      PhoneAddress(
        place, name: text("Name"), street: text("Street") ?? text("Thoroughfare"), city: text("City"),
        state: text("State"), postalCode: text("ZIP"), country: text("Country"), countryCode: text("CountryCode")),
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

  open var countryCode: String? { isoCountryCode }

  /// The address in one line.
  open var title: String? {
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let region = [administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
    let parts = [name == street ? nil : name, street, locality, region, country].compactMap { $0 }
    return parts.contains { !$0.isEmpty } ? parts.filter { !$0.isEmpty }.joined(separator: ", ") : nil
  }

  open var subtitle: String? { nil }
}
