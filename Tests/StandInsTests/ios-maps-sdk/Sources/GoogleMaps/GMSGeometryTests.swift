#if os(Linux)
  import GoogleMaps
  import Testing

  @Suite("The geometry of Google's maps")
  struct GMSGeometryTests {
    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    private let degree = kGMSEarthRadius * .pi / 180

    @Test("has lengths and directions on a sphere")
    func lengths() {
      #expect(abs(GMSGeometryDistance(place(0, 0), place(0, 1)) - degree) < 0.01)
      #expect(abs(GMSGeometryHeading(place(0, 0), place(0, 1)) - 90) < 1e-9)
      #expect(abs(GMSGeometryHeading(place(0, 0), place(0, -1)) - 270) < 1e-9)
      let path = GMSMutablePath()
      for longitude in [179.0, 180, -179] { path.addLatitude(0, longitude: longitude) }
      #expect(abs(GMSGeometryLength(path) - 2 * degree) < 0.01)
      let moved = GMSGeometryOffset(place(0, 179.5), degree, 90)
      #expect(abs(moved.latitude) < 1e-9 && abs(moved.longitude + 179.5) < 1e-9)
    }

    @Test("knows what is inside of an area")
    func areas() {
      let path = GMSMutablePath()
      for (latitude, longitude) in [(0.0, 0.0), (0, 4), (4, 0)] { path.addLatitude(latitude, longitude: longitude) }
      #expect(GMSGeometryContainsLocation(place(1, 1), path, false))
      #expect(!GMSGeometryContainsLocation(place(3, 3), path, false))
      #expect(!GMSGeometryContainsLocation(place(1, 1), GMSPath(), false))
    }
  }
#endif
