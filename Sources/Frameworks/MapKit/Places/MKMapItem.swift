import FlowCoreLocation
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// A place that an app finds, shows, or opens in Maps.
// @unchecked: like Apple's, an app sets an item up before it passes it on.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  public let isCurrentLocation: Bool
  public let location: CLLocation
  public let address: MKAddress?
  /// The forms of the address; `nil` if only its text is known, or nothing.
  public let addressRepresentations: MKAddressRepresentations?
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates an item.
  public convenience init(placemark: MKPlacemark) { self.init(placemark, isCurrentLocation: false) }

  /// Creates an item of a place with the text of its address.
  public convenience init(location: CLLocation, address: MKAddress?) {
    let place = PhoneLocation(latitude: location.coordinate.latitude, longitude: location.coordinate.longitude)
    self.init(MKPlacemark(PhoneAddress(place), location: location), isCurrentLocation: false, address: address)
  }

  init(_ placemark: MKPlacemark, isCurrentLocation: Bool, address: MKAddress? = nil) {
    self.placemark = placemark
    self.isCurrentLocation = isCurrentLocation
    location =
      placemark.location
      ?? CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    addressRepresentations = MKAddressRepresentations(placemark)
    self.address = address ?? addressRepresentations?.address
    name = isCurrentLocation ? "Current Location" : placemark.name
    timeZone = placemark.timeZone
  }

  /// The place of the phone.
  open class func forCurrentLocation() -> MKMapItem {
    let place = UserLocation(.current)?.location?.coordinate
    return MKMapItem(MKPlacemark(coordinate: place ?? kCLLocationCoordinate2DInvalid), isCurrentLocation: true)
  }

  var surroundings: MKMapRect { .around(placemark.coordinate) }

  /// Opens the item in Maps: the phone records it.
  ///
  /// - Returns: Whether Maps was opened.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens the item in Maps.
  @MainActor @preconcurrency
  open func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Self.openMaps(with: [self], launchOptions: launchOptions, from: scene, completionHandler: completion)
  }

  /// Opens items in Maps.
  @MainActor @preconcurrency
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = openMaps(with: mapItems, launchOptions: launchOptions)
    let callback = Callback(completion)
    SimulatedPhone.current.runSoon(named: "an opening of Maps") { callback.call?(isOpened) }
  }

  /// Opens items in Maps: the phone records it.
  ///
  /// - Returns: Whether Maps was opened.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard !mapItems.isEmpty else { return false }
    let names = mapItems.map(\.nameInRecord).joined(separator: " and ")
    let mode = (launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String).map { mode in
      " with directions (\(mode.replacingOccurrences(of: "MKLaunchOptionsDirectionsMode", with: "").lowercased()))"
    }
    SimulatedPhone.current.record("MapKit", "opens \(names) in Maps\(mode ?? "")")
    return true
  }

  private var nameInRecord: String {
    let place = "\(placemark.coordinate.latitude), \(placemark.coordinate.longitude)"
    return isCurrentLocation ? "the current location" : name.map { "\"\($0)\" (\(place))" } ?? place
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
