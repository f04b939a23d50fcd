import FlowCoreLocation
import Foundation
import PhoneSimulation

/// Finds the address of a place in the table of the phone (`SimulatedPhone.addresses`).
// @unchecked: like Apple's, an app sets a request up before it passes it on.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  public let location: CLLocation
  /// The language of the address. It has no effect: the table has one language.
  open var preferredLocale: Locale?

  private let lookup = AddressLookup()

  /// Creates a request; `nil` for a place that is not on the earth.
  public init?(location: CLLocation) {
    guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
    self.location = location
  }

  /// Whether the request is unfinished.
  open var isLoading: Bool { lookup.isLoading }
  open var isCancelled: Bool { lookup.isCancelled }

  /// Ends the request; its handler is called with an error.
  open func cancel() { lookup.cancel() }

  /// Finds the address: the nearest one of the table within its radius.
  ///
  /// - Parameter completionHandler: Called later, with an item of the place, or with an error.
  open func getMapItems(
    completionHandler: @escaping @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void
  ) {
    let (location, place) = (location, location.coordinate)
    lookup.start(
      "asks for the address of \(place.latitude), \(place.longitude)",
      { phone in
        phone.address(of: place).map { [MKMapItem(placemark: MKPlacemark($0, location: location))] } ?? []
      }, answer: completionHandler)
  }

  /// An item of the place with its address.
  ///
  /// - Throws: `MKError` if there is none, or no network.
  open var mapItems: [MKMapItem] {
    get async throws { try await AddressLookup.items { getMapItems(completionHandler: $0) } }
  }
}
