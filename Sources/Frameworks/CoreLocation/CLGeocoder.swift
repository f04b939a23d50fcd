import PhoneSimulation
import Foundation

/// Finds addresses and places in the table of the phone (`SimulatedPhone.addresses`).
// @unchecked: all that changes is in the phone.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Receives the addresses that were found, or an error.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  public override init() { super.init() }

  /// Whether a request is unfinished; requests end at the next turn of the screen's clock.
  open var isGeocoding: Bool { false }

  /// Cancels requests. They have ended already.
  open func cancelGeocode() {}

  /// Finds the address of a place: the nearest one of the table within its radius.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    let place = location.coordinate
    answer("asks for the address of \(place.latitude), \(place.longitude)", completionHandler) { phone in
      phone.address(of: place).map { [CLPlacemark($0, location: location)] } ?? []
    }
  }

  /// Finds the address of a place. The locale has no effect: the table has one language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, completionHandler: completionHandler)
  }

  /// Finds places by a part of their addresses, in the order of the table.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer("looks up \"\(addressString)\"", completionHandler) { phone in
      phone.addresses(matching: addressString).map { CLPlacemark($0, location: CLLocation($0.location, at: phone.now)) }
    }
  }

  /// Finds places by a part of their addresses. The region has no effect.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    geocodeAddressString(addressString, completionHandler: completionHandler)
  }

  /// Finds the address of a place.
  ///
  /// - Throws: `CLError` if there is none, or no network.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      reverseGeocodeLocation(location) { continuation.resume(with: Self.result($0, $1)) }
    }
  }

  /// Finds the address of a place.
  ///
  /// - Throws: `CLError` if there is none, or no network.
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale: Locale?) async throws -> [CLPlacemark] {
    try await reverseGeocodeLocation(location)
  }

  /// Finds places by a part of their addresses.
  ///
  /// - Throws: `CLError` if there is none, or no network.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      geocodeAddressString(addressString) { continuation.resume(with: Self.result($0, $1)) }
    }
  }

  private static func result(
    _ placemarks: [CLPlacemark]?, _ error: (any Error)?
  ) -> Result<[CLPlacemark], any Error> {
    error.map { .failure($0) } ?? .success(placemarks ?? [])
  }

  private func answer(
    _ act: String, _ completion: @escaping CLGeocodeCompletionHandler,
    _ find: @escaping @MainActor @Sendable (SimulatedPhone) -> [CLPlacemark]
  ) {
    let phone = SimulatedPhone.current
    let callback = Callback(completion)
    phone.record("CoreLocation", act)
    phone.runSoon(named: "an answer of a geocoder") {
      guard phone.network.isConnected else { return callback.call(nil, CLError(.network)) }
      let found = find(phone)
      if found.isEmpty { callback.call(nil, CLError(.geocodeFoundNoResult)) } else { callback.call(found, nil) }
    }
  }
}
