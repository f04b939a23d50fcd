#if os(Linux)
  import GoogleMaps
  import PhoneSimulation
  import Testing

  @Suite("Google's addresses", .ownPhone) @MainActor
  struct GMSGeocoderTests {
    @Test("are those of the phone's table")
    func addresses() async throws {
      let place = CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.009)
      let response = try await GMSGeocoder().reverseGeocodeCoordinate(place)
      let address = try #require(response.firstResult())
      #expect(address.thoroughfare == "1 Apple Park Way" && address.locality == "Cupertino")
      #expect(address.lines == ["1 Apple Park Way, Cupertino, CA 95014, United States"])
      #expect(response.results()?.count == 1)
      await #expect {
        try await GMSGeocoder().reverseGeocodeCoordinate(CLLocationCoordinate2D(latitude: 0, longitude: 0))
      } throws: { ($0 as? CLError)?.code == .geocodeFoundNoResult }
    }
  }
#endif
