import FlowCoreLocation
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// The place of the phone on a map view.
@MainActor
final class MapViewUser {
  private unowned let map: MKMapView
  let annotation = MKUserLocation()
  private(set) var mode = MKUserTrackingMode.none
  private var phone: SimulatedPhone?
  private var observations: [PhoneObservation] = []

  init(_ map: MKMapView) { self.map = map }

  var isShown = false {
    didSet {
      if isShown == oldValue { return }
      isShown ? begin() : end()
    }
  }

  private func begin() {
    let phone = SimulatedPhone.current
    self.phone = phone
    annotation.isUpdating = true
    observations = [
      phone.observe(PhonePosition.self) { [weak self] in self?.update() },
      phone.observe(PhonePermissions.self) { [weak self] in self?.update() },
    ]
    phone.runSoon(named: "the location of a map") { [weak self] in
      guard let self, isShown else { return }
      map.delegate?.mapViewWillStartLocatingUser(map)
      update()
    }
  }

  private func end() {
    observations = []
    phone = nil
    annotation.isUpdating = false
    annotation.location = nil
    map.places.remove([annotation])
    if mode != .none { setMode(.none, animated: false) }
    map.delegate?.mapViewDidStopLocatingUser(map)
  }

  /// Shows the place, or tells why it is not shown; until the person has decided, nothing happens.
  private func update() {
    guard let phone, isShown else { return }
    if let place = UserLocation(phone) {
      annotation.location = place.location
      annotation.heading = place.heading
      map.places.add([annotation])
      map.delegate?.mapView(map, didUpdate: annotation)
      follow()
      return
    }
    annotation.location = nil
    map.places.remove([annotation])
    let authorization = phone.permissions[.location]
    if authorization == .notDetermined, phone[PhonePosition.self].areServicesEnabled { return }
    let isUnknown = authorization.isGranted && phone[PhonePosition.self].areServicesEnabled
    map.delegate?.mapView(
      map, didFailToLocateUserWithError: CLError(isUnknown ? .locationUnknown : .denied))
  }

  func setMode(_ new: MKUserTrackingMode, animated: Bool) {
    if new == mode { return }
    mode = new
    if new != .none { isShown = true }
    map.delegate?.mapView(map, didChange: new, animated: animated)
    follow()
  }

  /// Moves the map to the place that it follows.
  private func follow() {
    guard mode != .none, let place = annotation.location?.coordinate else { return }
    guard var viewport = map.viewport else {
      return map.setRegion(
        MKCoordinateRegion(
          center: place, latitudinalMeters: MapTarget.smallestExtent, longitudinalMeters: MapTarget.smallestExtent),
        animated: false)
    }
    let near = MapViewport(showing: .around(place), in: viewport.size)
    viewport.center = near.center
    viewport.scale = min(viewport.scale, near.scale)
    if mode == .followWithHeading, let heading = annotation.heading { viewport.heading = heading.trueHeading }
    if viewport == map.viewport { return }
    map.beginMoving()
    map.move(to: viewport.limited())
    map.endMoving()
  }
}
