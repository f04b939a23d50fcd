#if os(Linux)
  import GoogleMaps
  import Testing

  @Suite("A path of Google's maps")
  struct GMSPathTests {
    @Test("is changed, and a copy stays")
    func changes() {
      let path = GMSMutablePath()
      path.addLatitude(1, longitude: 2)
      path.add(CLLocationCoordinate2D(latitude: 5, longitude: 6))
      path.insert(CLLocationCoordinate2D(latitude: 3, longitude: 4), at: 1)
      let copy = GMSPath(path: path)
      path.replaceCoordinate(at: 0, with: CLLocationCoordinate2D(latitude: 7, longitude: 8))
      path.removeLastCoordinate()
      path.removeCoordinate(at: 9)
      #expect((0..<path.count()).map { path.coordinate(at: $0).latitude } == [7, 3])
      #expect((0..<copy.count()).map { copy.coordinate(at: $0).longitude } == [2, 4, 6])
      #expect(!CLLocationCoordinate2DIsValid(path.coordinate(at: 2)))
      path.removeAllCoordinates()
      #expect(path.count() == 0)
    }

    @Test("is written and read in Google's format")
    func encoding() throws {
      let text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"
      let path = try #require(GMSPath(fromEncodedPath: text))
      #expect((0..<path.count()).map { path.coordinate(at: $0).latitude } == [38.5, 40.7, 43.252])
      #expect((0..<path.count()).map { path.coordinate(at: $0).longitude } == [-120.2, -120.95, -126.453])
      #expect(path.encodedPath() == text)
      #expect(GMSPath(fromEncodedPath: "_p~iF") == nil && GMSPath(fromEncodedPath: "é") == nil)
    }
  }
#endif
