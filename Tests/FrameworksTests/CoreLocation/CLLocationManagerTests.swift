#if os(Linux)
  import FlowCoreLocation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  /// A delegate that keeps what it is told.
  private final class Log: NSObject, CLLocationManagerDelegate {
    var lines: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      lines.append("status \(manager.authorizationStatus)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      lines += locations.map { "at \($0.coordinate.latitude), \($0.coordinate.longitude)" }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      lines.append("error \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      lines.append("enters \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      lines.append("leaves \(region.identifier)")
    }
  }

  @Suite("A location manager") @MainActor
  struct CLLocationManagerTests {
    private let screen = Screen(device: .iPhone)
    private let log = Log()
    private var phone: SimulatedPhone { screen.phone }

    private func makeManager() -> CLLocationManager {
      screen.show(Text("map"))
      let manager = CLLocationManager()
      manager.delegate = log
      return manager
    }

    @Test("tells its status after the delegate is set, waits for the answer, and then delivers the place")
    func order() throws {
      let manager = makeManager()
      #expect(log.lines.isEmpty)
      screen.advance(by: 0.01)
      #expect(log.lines == ["status notDetermined"])
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      screen.advance(by: 10)
      #expect(log.lines == ["status notDetermined"])
      try phone.answerPrompt("Allow While Using App")
      #expect(log.lines == ["status notDetermined", "status authorizedWhenInUse", "at 37.3349, -122.009"])
      phone.location = PhoneLocation(latitude: 48, longitude: 11)
      #expect(log.lines.last == "at 48.0, 11.0")
      manager.stopUpdatingLocation()
      phone.location = PhoneLocation(latitude: 49, longitude: 11)
      #expect(log.lines.last == "at 48.0, 11.0")
      #expect(
        phone.actDescriptions == [
          "CoreLocation: asks for location", "CoreLocation: starts location updates",
          "System: \"Allow “App” to use your location?\" is answered by \"Allow While Using App\"",
          "CoreLocation: stops location updates",
        ])
    }

    @Test("fails if the person declines, if it is restricted, and if the place is unknown")
    func failing() throws {
      let manager = makeManager()
      manager.requestWhenInUseAuthorization()
      manager.requestLocation()
      screen.advance(by: 0.01)
      try phone.answerPrompt("Don’t Allow")
      #expect(log.lines.suffix(2) == ["status denied", "error 1"])
      phone.permissions[.location] = .restricted
      manager.requestLocation()
      screen.advance(by: 0.01)
      #expect(log.lines.last == "error 1")
      #expect(manager.location == nil)
      phone.permissions[.location] = .whileInUse
      phone.location = nil
      manager.requestLocation()
      screen.advance(by: 0.01)
      #expect(log.lines.last == "error 0")
    }

    @Test("asks a second time for all times, once")
    func always() throws {
      let manager = makeManager()
      manager.requestWhenInUseAuthorization()
      try phone.answerPrompt("Allow While Using App")
      manager.requestAlwaysAuthorization()
      #expect(
        phone.prompts.first?.title
          == "Allow “App” to also use your location even when you are not using the app?")
      try phone.answerPrompt("Keep Only While Using")
      manager.requestAlwaysAuthorization()
      #expect(phone.prompts.isEmpty)
      #expect(manager.authorizationStatus == .authorizedWhenInUse)
    }

    @Test("leaves out places that are nearer than its filter")
    func filter() {
      phone.permissions[.location] = .whileInUse
      let manager = makeManager()
      manager.distanceFilter = 1000
      manager.startUpdatingLocation()
      screen.advance(by: 0.01)
      phone.location = PhoneLocation(latitude: 37.335, longitude: -122.009)
      phone.location = PhoneLocation(latitude: 37.4, longitude: -122.009)
      #expect(log.lines.filter { $0.hasPrefix("at") } == ["at 37.3349, -122.009", "at 37.4, -122.009"])
    }

    @Test("tells of regions that the phone enters and leaves")
    func regions() {
      phone.permissions[.location] = .authorized
      let manager = makeManager()
      let center = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)
      manager.startMonitoring(for: CLCircularRegion(center: center, radius: 500, identifier: "Marienplatz"))
      phone.location = PhoneLocation(latitude: 48.138, longitude: 11.576)
      phone.location = PhoneLocation(latitude: 48.2, longitude: 11.576)
      #expect(log.lines.filter { !$0.hasPrefix("status") } == ["enters Marienplatz", "leaves Marienplatz"])
    }

    @Test("is off when location services are")
    func services() {
      phone.update(PhonePosition.self) { $0.areServicesEnabled = false }
      phone.permissions[.location] = .authorized
      #expect(phone.use { makeManager().authorizationStatus } == .denied)
      #expect(phone.use { CLLocationManager.locationServicesEnabled() } == false)
    }
  }
#endif
