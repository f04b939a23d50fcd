#if os(Linux)
  import FlowMapKit
  import Foundation
  import Testing

  @Suite("The projection of maps")
  struct GeometryTests {
    @Test("puts the equator and Greenwich in the middle of 2^28 points")
    func middle() {
      let point = MKMapPoint(.at(0, 0))
      #expect(point.x == 134_217_728 && point.y == 134_217_728)
      #expect(MKMapPoint(.at(0, -180)).x == 0)
      #expect(abs(MKMapPoint(.at(85.051_128_779_806_59, 0)).y) < 1e-3)
      #expect(MKMapRect.world.width == 268_435_456)
    }

    @Test("agrees with the formula of web maps at a place")
    func place() {
      // x = (11.575 + 180) / 360 * 2^20 tiles of 256 points; y from the tangent and the secant, as web maps have it.
      let point = MKMapPoint(.at(48.137, 11.575))
      let angle = 48.137 * Double.pi / 180
      #expect(abs(point.x / 256 - (11.575 + 180) / 360 * 1_048_576) < 1e-6)
      #expect(abs(point.y / 256 - (1 - log(tan(angle) + 1 / cos(angle)) / .pi) / 2 * 1_048_576) < 1e-6)
    }

    @Test("and its inverse give the same place", arguments: [-80.0, -33.9, 0, 37.33, 60, 84.9])
    func roundTrip(latitude: Double) {
      for longitude in [-179.9, -122.0, 0, 45.5, 179.9] {
        let place = CLLocationCoordinate2D.at(latitude, longitude)
        #expect(MKMapPoint(place).coordinate.isNear(place, within: 1e-9))
      }
    }

    @Test("makes degrees of latitude longer away from the equator")
    func lengths() {
      #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_291) < 1e-6)
      #expect(abs(MKMetersPerMapPointAtLatitude(60) / MKMetersPerMapPointAtLatitude(0) - 0.5) < 1e-9)
      #expect(abs(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60) - 1) < 1e-12)
      let distance = MKMapPoint(.at(0, 0)).distance(to: MKMapPoint(.at(0, 1)))
      #expect(abs(distance - 111_319.5) < 1)
    }

    @Test("a region of lengths spans more degrees of longitude to the north")
    func meters() {
      let region = MKCoordinateRegion(center: .at(60, 10), latitudinalMeters: 1000, longitudinalMeters: 1000)
      #expect(abs(region.span.latitudeDelta - 0.008_983) < 1e-6)
      #expect(abs(region.span.longitudeDelta / region.span.latitudeDelta - 2) < 1e-9)
    }

    @Test("a rectangle and its region describe each other")
    func rectangles() {
      let rect = MKMapRect(x: 100_000_000, y: 90_000_000, width: 1000, height: 2000)
      let region = MKCoordinateRegion(rect)
      #expect(MKMapPoint(region.center).distance(to: MKMapPoint(x: 100_000_500, y: 90_001_000)) < 0.01)
      let north = MKMapPoint(.at(region.center.latitude + region.span.latitudeDelta / 2, 0)).y
      #expect(abs(north - rect.minY) < 1)
    }

    @Test("rectangles unite, intersect, and know what they contain")
    func sets() {
      let first = MKMapRect(x: 0, y: 0, width: 10, height: 10)
      let second = MKMapRect(x: 5, y: 8, width: 10, height: 10)
      #expect(MKMapRectEqualToRect(first.union(second), MKMapRect(x: 0, y: 0, width: 15, height: 18)))
      #expect(MKMapRectEqualToRect(first.intersection(second), MKMapRect(x: 5, y: 8, width: 5, height: 2)))
      #expect(first.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
      #expect(MKMapRectEqualToRect(MKMapRect.null.union(first), first))
      #expect(first.contains(MKMapPoint(x: 10, y: 0)) && !first.contains(MKMapPoint(x: 11, y: 0)))
      #expect(first.contains(first.insetBy(dx: 1, dy: 1)) && first.insetBy(dx: 6, dy: 0).isNull)
      let parts = first.divided(atDistance: 3, from: .maxXEdge)
      #expect(parts.slice.minX == 7 && parts.remainder.width == 7)
      #expect(MKStringFromMapRect(second) == "{{5.0, 8.0}, {10.0, 10.0}}")
    }

    @Test("a rectangle beyond 180 degrees has a remainder at the other side")
    func meridian() {
      let world = MKMapSize.world.width
      let rect = MKMapRect(x: world - 10, y: 0, width: 30, height: 5)
      #expect(rect.spans180thMeridian)
      #expect(MKMapRectEqualToRect(rect.remainder(), MKMapRect(x: 0, y: 0, width: 20, height: 5)))
      #expect(!MKMapRect(x: 0, y: 0, width: 30, height: 5).spans180thMeridian)
    }
  }
#endif
