#if os(Linux)
  import FlowCoreLocation
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  /// A delegate that keeps what it is told.
  private final class Log: NSObject, CLLocationManagerDelegate {
    var lines: [String] = []

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
      let isThere = visit.departureDate == .distantFuture
      lines.append("visit at \(visit.coordinate.latitude) \(isThere ? "begins" : "has ended")")
    }

    func locationManager(
      _ manager: CLLocationManager, didRange beacons: [CLBeacon],
      satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {
      lines.append("beacons " + beacons.map { "\($0.minor) \($0.proximity) \($0.rssi)" }.joined(separator: ", "))
    }

    func locationManager(
      _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {
      lines.append("no beacons \((error as? CLError)?.code == .rangingUnavailable)")
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      lines.append("enters \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      lines.append("leaves \(region.identifier)")
    }
  }

  @Suite("Visits and beacons") @MainActor
  struct CLVisitAndBeaconTests {
    private let screen = Screen(device: .iPhone)
    private let log = Log()
    private var phone: SimulatedPhone { screen.phone }

    private func makeManager(_ permission: PhoneAuthorization) -> CLLocationManager {
      screen.show(Text("map"))
      phone.permissions[.location] = permission
      let manager = phone.use { CLLocationManager() }
      manager.delegate = log
      return manager
    }

    @Test("visits are told with the permission, until the app has heard enough")
    func visits() {
      let manager = makeManager(.authorized)
      let place = CLLocationCoordinate2D(latitude: 48, longitude: 11)
      phone.use { manager.startMonitoringVisits() }
      phone.visit(place, from: phone.now)
      phone.visit(place, from: phone.now, until: phone.now + 600)
      phone.permissions[.location] = .denied
      phone.visit(place, from: phone.now)
      phone.permissions[.location] = .authorized
      manager.stopMonitoringVisits()
      phone.visit(place, from: phone.now)
      #expect(log.lines == ["visit at 48.0 begins", "visit at 48.0 has ended"])
    }

    @Test("beacons are told by their distance, and after each change")
    func beacons() {
      let manager = makeManager(.authorized)
      let (id, constraint) = (UUID(), { (uuid: UUID) in CLBeaconIdentityConstraint(uuid: uuid, major: 1) })
      phone.use { manager.startRangingBeacons(satisfying: constraint(id)) }
      screen.advance(by: 0.1)
      #expect(log.lines == ["no beacons true"])
      phone.beacons = [
        PhoneBeacon(uuid: id, major: 1, minor: 7, distance: 10),
        PhoneBeacon(uuid: id, major: 1, minor: 8, distance: 0.1),
        PhoneBeacon(uuid: id, major: 2), PhoneBeacon(uuid: UUID(), major: 1),
      ]
      #expect(log.lines.last == "beacons 8 immediate -39, 7 far -79")
      phone.use { manager.stopRangingBeacons(satisfying: constraint(id)) }
      phone.beacons = []
      #expect(log.lines.count == 2 && manager.rangedBeaconConstraints.isEmpty)
    }

    @Test("the region of beacons is entered and left")
    func regions() {
      let manager = makeManager(.authorized)
      let id = UUID()
      phone.beacons = []
      phone.use {
        #expect(CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
        manager.startMonitoring(for: CLBeaconRegion(uuid: id, identifier: "shop"))
      }
      phone.beacons = [PhoneBeacon(uuid: id)]
      phone.beacons = [PhoneBeacon(uuid: id, distance: 2)]
      phone.beacons = []
      #expect(log.lines == ["enters shop", "leaves shop"])
    }

    @Test("a session in the background is recorded")
    func session() {
      screen.show(Text("map"))
      phone.use { CLBackgroundActivitySession().invalidate() }
      #expect(
        phone.actDescriptions == [
          "CoreLocation: begins a session in the background", "CoreLocation: ends a session in the background",
        ])
    }
  }
#endif
