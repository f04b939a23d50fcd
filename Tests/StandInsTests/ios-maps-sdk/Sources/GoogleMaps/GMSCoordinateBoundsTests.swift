#if os(Linux)
  import GoogleMaps
  import Testing

  @Suite("Bounds of Google's maps")
  struct GMSCoordinateBoundsTests {
    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    private func edges(_ bounds: GMSCoordinateBounds) -> [Double] {
      [bounds.southWest.latitude, bounds.southWest.longitude, bounds.northEast.latitude, bounds.northEast.longitude]
    }

    @Test("grow around places, and are not valid without one")
    func growing() {
      let empty = GMSCoordinateBounds()
      #expect(!empty.isValid && !empty.contains(place(0, 0)))
      let bounds = empty.includingCoordinate(place(1, 20)).includingCoordinate(place(-1, 10))
      #expect(bounds.isValid && edges(bounds) == [-1, 10, 1, 20])
      let path = GMSMutablePath()
      path.addLatitude(5, longitude: 15)
      path.addLatitude(0, longitude: 30)
      #expect(edges(bounds.includingPath(path)) == [-1, 10, 5, 30])
      #expect(edges(bounds.includingBounds(GMSCoordinateBounds(path: path))) == [-1, 10, 5, 30])
      #expect(bounds.contains(place(0, 15)) && !bounds.contains(place(0, 25)) && !bounds.contains(place(2, 15)))
    }

    @Test("take the shorter way, also over 180 degrees")
    func dateLine() {
      let bounds = GMSCoordinateBounds(coordinate: place(10, -170), coordinate: place(0, 170))
      #expect(edges(bounds) == [0, 170, 10, -170])
      #expect(bounds.contains(place(5, 180)) && !bounds.contains(place(5, 0)))
      #expect(bounds.intersects(GMSCoordinateBounds(coordinate: place(5, -175), coordinate: place(6, -160))))
      #expect(!bounds.intersects(GMSCoordinateBounds(coordinate: place(5, -165), coordinate: place(6, -160))))
    }
  }
#endif
