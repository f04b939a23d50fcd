#if os(Linux)
  import FlowCoreLocation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Places") @MainActor
  struct GeodesyTests {
    @Test(
      "have the distances of the WGS 84 ellipsoid",
      arguments: [
        // A degree of the equator, a degree of a meridian at the equator, and a quarter of a meridian.
        (0.0, 0.0, 0.0, 1.0, 111_319.490_793, 0.001),
        (0, 0, 1, 0, 110_574.388_6, 0.01),
        (0, 0, 90, 0, 10_001_965.729, 0.01),
        // Flinders Peak to Buninyong, a published example: 54,972.271 m.
        (-37.951_033_417, 144.424_867_889, -37.652_821_139, 143.926_495_528, 54_972.271, 0.01),
        (52.5, 13.4, 52.5, 13.4, 0, 0),
      ])
    func distances(a: Double, b: Double, c: Double, d: Double, distance: Double, tolerance: Double) {
      let (from, to) = (CLLocation(latitude: a, longitude: b), CLLocation(latitude: c, longitude: d))
      #expect(abs(from.distance(from: to) - distance) <= tolerance)
      #expect(abs(to.distance(from: from) - distance) <= tolerance)
    }

    @Test("that are opposite have half the way around the earth between them")
    func antipodes() {
      let distance = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0.2, longitude: 179.9))
      #expect(distance > 19_900_000 && distance < 20_038_000)
    }

    @Test("are found by the table of addresses: by place, by name, not at all, not without a network")
    func geocoder() {
      let screen = Screen(device: .iPhone)
      screen.show(Text("map"))
      let phone = screen.phone
      phone.addresses.append(
        PhoneAddress(PhoneLocation(latitude: 48.137, longitude: 11.575), name: "Marienplatz", city: "München"))
      let found = Locked<[String]>([])
      func note(_ placemarks: [CLPlacemark]?, _ error: (any Error)?) {
        let code = (error as? CLError).map { "\($0.code)" } ?? ""
        found.withLock { $0.append(placemarks?.compactMap(\.name).joined() ?? code) }
      }
      let geocoder = CLGeocoder()
      geocoder.reverseGeocodeLocation(CLLocation(latitude: 48.138, longitude: 11.576), completionHandler: note)
      geocoder.geocodeAddressString("apple park, cupertino", completionHandler: note)
      geocoder.geocodeAddressString("Atlantis", completionHandler: note)
      screen.advance(by: 0.01)
      phone.network = .offline
      geocoder.geocodeAddressString("Cupertino", completionHandler: note)
      screen.advance(by: 0.01)
      #expect(found.value == ["Marienplatz", "Apple Park", "geocodeFoundNoResult", "network"])
    }
  }
#endif
