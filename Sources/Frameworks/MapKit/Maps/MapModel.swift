import FlowCoreLocation
import Observation
import PhoneSimulation
import SwiftUI

/// What a map knows in addition to its content: where a person has moved it, and the place of the phone.
@MainActor @Observable
final class MapModel {
  /// Where a person has moved the map, until the app sets another position.
  var moved: MapViewport?

  /// The position of a map whose position the app does not follow.
  var ownPosition: MapCameraPosition?

  /// What the map shows.
  private(set) var viewport: MapViewport?

  /// Whether fingers move the map.
  private(set) var isMoving = false

  /// The place of the phone, or `nil` while it is not known or not permitted.
  private(set) var user: UserLocation?

  /// Where the app's value of an older map came from, to know it again.
  @ObservationIgnored var written: MKMapRect?

  @ObservationIgnored var handlers: [MapCameraHandler] = []

  /// Moves the camera to a position of this map, for its controls.
  @ObservationIgnored var setPosition: (MapCameraPosition) -> Void = { _ in }

  /// Moves the camera as a person does, for the map's controls.
  @ObservationIgnored var move: (MapViewport) -> Void = { _ in }

  /// The space of the map in its surroundings.
  @ObservationIgnored var space: GeometryProxy?

  @ObservationIgnored private var phone: SimulatedPhone?
  @ObservationIgnored private var observations: [PhoneObservation] = []

  /// Follows the place of the phone.
  func follow(_ phone: SimulatedPhone) {
    guard self.phone !== phone else { return }
    self.phone = phone
    observations = [
      phone.observe(PhonePosition.self) { [weak self] in self?.updateUser() },
      phone.observe(PhonePermissions.self) { [weak self] in self?.updateUser() },
    ]
    updateUser()
  }

  private func updateUser() {
    user = phone.flatMap(UserLocation.init)
  }

  /// Shows another part of the world, and tells the app.
  func show(_ new: MapViewport) {
    if new == viewport { return }
    viewport = new
    tell(new, atEnd: !isMoving)
  }

  /// Notes that fingers move the map, or that they do not any longer.
  func setMoving(_ isMoving: Bool) {
    guard isMoving != self.isMoving else { return }
    self.isMoving = isMoving
    if !isMoving, let viewport { tell(viewport, atEnd: true, continuously: false) }
  }

  private func tell(_ viewport: MapViewport, atEnd: Bool, continuously: Bool = true) {
    let context = MapCameraUpdateContext(viewport)
    for handler in handlers where handler.isContinuous ? continuously : atEnd { handler.action(context) }
  }
}

extension UserLocation {
  /// The place of a phone, if the app may know it.
  init?(_ phone: SimulatedPhone) {
    guard phone[PhonePosition.self].areServicesEnabled, phone.permissions[.location].isGranted,
      let place = phone.location
    else { return nil }
    location = CLLocation(place, at: phone.now)
    heading = phone[PhonePosition.self].heading.map { CLHeading($0, at: phone.now) }
  }
}
