#if os(Linux)
  import FlowMapKit
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Requests for addresses of maps", .ownPhone) @MainActor
  struct GeocodingRequestTests {
    private let screen: Screen
    private var phone: SimulatedPhone { screen.phone }
    private let applePark = CLLocation(latitude: 37.3349, longitude: -122.009)

    init() {
      screen = Screen(device: .iPhone)
      screen.show(Text("map"))
    }

    /// What a request answers.
    private func ask(
      _ request: (@escaping @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void) -> Void
    ) -> (items: [MKMapItem], error: MKError.Code?) {
      let answer = Locked<(items: [MKMapItem], error: MKError.Code?)?>(nil)
      screen.perform {
        request { items, error in answer.withLock { $0 = (items ?? [], (error as? MKError)?.code) } }
      }
      #expect(answer.value == nil)
      screen.advance(by: 0.01)
      return answer.value ?? ([], nil)
    }

    @Test("find the address of a place, in several forms")
    func reverse() throws {
      let request = try #require(MKReverseGeocodingRequest(location: applePark))
      let item = try #require(ask(request.getMapItems).items.first)
      #expect(item.name == "Apple Park" && item.location === applePark)
      #expect(item.timeZone?.identifier == "America/Los_Angeles")
      #expect(item.address?.fullAddress == "1 Apple Park Way, Cupertino, CA 95014, United States")
      #expect(item.address?.shortAddress == "1 Apple Park Way, Cupertino")
      let forms = try #require(item.addressRepresentations)
      #expect(forms.cityName == "Cupertino" && forms.regionName == "United States" && forms.region == .unitedStates)
      #expect(
        forms.fullAddress(includingRegion: false, singleLine: true) == "1 Apple Park Way, Cupertino, CA 95014")
      #expect(
        forms.fullAddress(includingRegion: true, singleLine: false)
          == "1 Apple Park Way\nCupertino CA 95014\nUnited States")
      #expect(forms.cityWithContext(.short) == "Cupertino, CA")
      #expect(forms.cityWithContext(.full) == "Cupertino, CA, United States")
      #expect(forms.cityWithContext == forms.cityWithContext(.automatic))
      #expect(phone.acts(of: "MapKit") == ["MapKit: asks for the address of 37.3349, -122.009"])
    }

    @Test("find the places of an address, those of the region first")
    func forward() throws {
      phone.addresses = [
        PhoneAddress(
          PhoneLocation(latitude: 48.14, longitude: 11.58), name: "A", street: "High Street", city: "Munich"),
        PhoneAddress(PhoneLocation(latitude: 52.5, longitude: 13.4), name: "B", street: "High Street", city: "Berlin"),
      ]
      let request = try #require(MKGeocodingRequest(addressString: "high street"))
      #expect(ask(request.getMapItems).items.map(\.name) == ["A", "B"])
      request.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), latitudinalMeters: 5000,
        longitudinalMeters: 5000)
      #expect(ask(request.getMapItems).items.map(\.name) == ["B", "A"])
      let other = try #require(MKGeocodingRequest(addressString: "High Street, Munich"))
      let item = try #require(ask(other.getMapItems).items.first)
      #expect(item.location.coordinate.latitude == 48.14 && item.address?.fullAddress == "High Street, Munich")
    }

    @Test("fail where there is nothing, without a network, and when they are cancelled")
    func failures() throws {
      let nowhere = try #require(MKReverseGeocodingRequest(location: CLLocation(latitude: 0, longitude: 0)))
      #expect(ask(nowhere.getMapItems).error == .placemarkNotFound)
      let request = try #require(MKReverseGeocodingRequest(location: applePark))
      var wasLoading = false
      let found = ask {
        request.getMapItems(completionHandler: $0)
        wasLoading = request.isLoading
      }
      #expect(wasLoading && !request.isLoading && found.items.count == 1)
      let cancelled = ask {
        request.getMapItems(completionHandler: $0)
        request.cancel()
      }
      #expect(request.isCancelled && cancelled.error == .serverFailure && cancelled.items.isEmpty)
      phone.network = .offline
      let offline = try #require(MKGeocodingRequest(addressString: "Cupertino"))
      #expect(ask(offline.getMapItems).error == .serverFailure)
      #expect(MKGeocodingRequest(addressString: "") == nil)
      #expect(MKReverseGeocodingRequest(location: CLLocation(latitude: 100, longitude: 0)) == nil)
    }

    @Test("can be awaited")
    func waiting() async {
      struct Finder: View {
        @State private var text = ""

        var body: some View {
          Text(text).task {
            let request = MKReverseGeocodingRequest(location: CLLocation(latitude: 37.3349, longitude: -122.009))
            do {
              text = try await request?.mapItems.first?.addressRepresentations?.cityName ?? "nothing"
            } catch { text = "\(error)" }
          }
        }
      }
      screen.show(Finder())
      let app = XCUIApplication(screen: screen)
      #expect(await screen.wait(upTo: 1) { app.staticTexts["Cupertino"].exists })
    }

    @Test("an item of an app has its location and the text of its address")
    func item() {
      let address = MKAddress(fullAddress: "1 Main Street\nRome", shortAddress: "1 Main Street")
      let item = MKMapItem(location: applePark, address: address)
      #expect(item.location === applePark && item.address === address && item.addressRepresentations == nil)
      #expect(item.placemark.coordinate.latitude == 37.3349 && item.name == nil)
      #expect(MKMapItem(placemark: MKPlacemark(coordinate: applePark.coordinate)).address == nil)
      #expect(MKAddress(fullAddress: "", shortAddress: nil) == nil)
    }
  }
#endif
