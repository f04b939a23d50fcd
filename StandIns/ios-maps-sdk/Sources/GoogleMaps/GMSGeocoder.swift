import FlowCoreLocation
import Foundation

/// What is told when an address is found, or an error.
public typealias GMSReverseGeocodeCallback = (GMSReverseGeocodeResponse?, (any Error)?) -> Void

/// Finds the addresses of places in the table of the phone (`SimulatedPhone.addresses`).
open class GMSGeocoder: NSObject {
  public override init() { super.init() }

  /// Finds the address of a place; the error is Core Location's.
  open func reverseGeocodeCoordinate(
    _ coordinate: CLLocationCoordinate2D, completionHandler handler: @escaping GMSReverseGeocodeCallback
  ) {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    CLGeocoder().reverseGeocodeLocation(place) { placemarks, error in
      handler(placemarks.map { GMSReverseGeocodeResponse($0.map(GMSAddress.init)) }, error)
    }
  }

  /// Finds the address of a place.
  ///
  /// - Throws: `CLError` if there is none, or no network.
  open func reverseGeocodeCoordinate(
    _ coordinate: CLLocationCoordinate2D
  ) async throws -> GMSReverseGeocodeResponse {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return GMSReverseGeocodeResponse(try await CLGeocoder().reverseGeocodeLocation(place).map(GMSAddress.init))
  }
}

/// The addresses of a place.
public final class GMSReverseGeocodeResponse: NSObject, Sendable {
  private let addresses: [GMSAddress]

  init(_ addresses: [GMSAddress]) { self.addresses = addresses }

  public func firstResult() -> GMSAddress? { addresses.first }
  public func results() -> [GMSAddress]? { addresses }
}

/// An address.
public final class GMSAddress: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// The street with the number.
  public let thoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let postalCode: String?
  public let country: String?
  /// The address in lines.
  public let lines: [String]?

  init(_ placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    func joined(_ parts: String?..., by separator: String = " ") -> String? {
      let known = parts.compactMap { $0 }
      return known.isEmpty ? nil : known.joined(separator: separator)
    }
    thoroughfare = joined(placemark.subThoroughfare, placemark.thoroughfare)
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    postalCode = placemark.postalCode
    country = placemark.country
    let area = joined(placemark.administrativeArea, placemark.postalCode)
    lines = joined(thoroughfare, locality, area, country, by: ", ").map { [$0] }
  }
}
