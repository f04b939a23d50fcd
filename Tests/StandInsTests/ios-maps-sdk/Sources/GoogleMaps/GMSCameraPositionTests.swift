#if os(Linux)
  import GoogleMaps
  import Testing

  @Suite("A position of the camera of Google's maps")
  struct GMSCameraPositionTests {
    @Test("is equal to one with the same values, and has a direction from 0 to 360 degrees")
    func values() {
      let position = GMSCameraPosition.camera(
        withLatitude: 1, longitude: 2, zoom: 3, bearing: -90, viewingAngle: 4)
      #expect(position.bearing == 270)
      #expect(position == GMSCameraPosition(latitude: 1, longitude: 2, zoom: 3, bearing: 270, viewingAngle: 4))
      #expect(position != GMSCameraPosition.camera(withLatitude: 1, longitude: 2, zoom: 3))
      let changed = GMSMutableCameraPosition(target: position.target, zoom: 3)
      changed.zoom = 5
      #expect((changed.copy() as? GMSCameraPosition)?.zoom == 5)
    }

    @Test("has the zoom for a length: the equator is 256 points long at 0")
    func zoom() {
      let (equator, place) = (40_075_016.69, CLLocationCoordinate2D(latitude: 0, longitude: 0))
      #expect(abs(GMSCameraPosition.zoom(at: place, forMeters: equator, perPoints: 256)) < 1e-4)
      #expect(abs(GMSCameraPosition.zoom(at: place, forMeters: equator, perPoints: 1024) - 2) < 1e-4)
      let north = CLLocationCoordinate2D(latitude: 60, longitude: 0)
      #expect(abs(GMSCameraPosition.zoom(at: north, forMeters: equator, perPoints: 512)) < 1e-4)
    }
  }
#endif
