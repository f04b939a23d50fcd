import FlowCoreLocation
import Foundation
import PhoneSimulation

/// Finds the places of an address in the table of the phone (`SimulatedPhone.addresses`).
// @unchecked: like Apple's, an app sets a request up before it passes it on.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  public let addressString: String
  /// The region whose places come first; of no size for none.
  open var region = MKCoordinateRegion()
  /// The language of the addresses. It has no effect: the table has one language.
  open var preferredLocale: Locale?

  private let lookup = AddressLookup()

  /// Creates a request; `nil` without a text.
  public init?(addressString: String) {
    if addressString.isEmpty { return nil }
    self.addressString = addressString
  }

  /// Whether the request is unfinished.
  open var isLoading: Bool { lookup.isLoading }
  open var isCancelled: Bool { lookup.isCancelled }

  /// Ends the request; its handler is called with an error.
  open func cancel() { lookup.cancel() }

  /// Finds places by a part of their addresses, in the order of the table.
  ///
  /// - Parameter completionHandler: Called later, with the places, or with an error.
  open func getMapItems(
    completionHandler: @escaping @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void
  ) {
    let (text, region) = (addressString, region)
    lookup.start(
      "looks up \"\(text)\"",
      { phone in
        region.nearFirst(phone.addresses(matching: text)) { $0.coordinate }.map { $0.item(on: phone) }
      }, answer: completionHandler)
  }

  /// The places of the address.
  ///
  /// - Throws: `MKError` if there are none, or no network.
  open var mapItems: [MKMapItem] {
    get async throws { try await AddressLookup.items { getMapItems(completionHandler: $0) } }
  }
}
