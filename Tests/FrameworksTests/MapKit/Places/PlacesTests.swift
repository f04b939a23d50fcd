#if os(Linux)
  import FlowMapKit
  import PhoneSimulation
  import SwiftUI
  import Testing

  /// A delegate that keeps what it is told.
  private final class Suggestions: NSObject, MKLocalSearchCompleterDelegate {
    var lines: [String] = []

    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
      lines.append(completer.results.map { "\($0.title) (\($0.subtitle))" }.joined(separator: "; "))
    }

    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { lines.append("failed") }
  }

  @Suite("Places of maps") @MainActor
  struct PlacesTests {
    private let screen: Screen
    private var phone: SimulatedPhone { screen.phone }

    init() {
      screen = Screen(device: .iPhone)
      screen.show(Text("map"))
    }

    private let cafe = PhonePointOfInterest(
      PhoneAddress(
        PhoneLocation(latitude: 48.14, longitude: 11.58), name: "Blue Cup", number: "5", street: "Main Street",
        city: "Munich"),
      category: .cafe, keywords: ["coffee"])
    private let bakery = PhonePointOfInterest(
      PhoneAddress(PhoneLocation(latitude: 52.5, longitude: 13.4), name: "Blue Oven", city: "Berlin"),
      category: .bakery,
      keywords: ["coffee", "bread"])

    private func search(_ request: MKLocalSearch.Request) -> (names: [String], error: MKError.Code?) {
      var (names, code): ([String], MKError.Code?) = ([], nil)
      screen.perform {
        MKLocalSearch(request: request).start { response, error in
          names = response?.mapItems.compactMap(\.name) ?? []
          code = (error as? MKError)?.code
        }
      }
      screen.advance(by: 0.01)
      return (names, code)
    }

    @Test("are opened in Maps, which the phone records")
    func open() {
      let item = MKMapItem(placemark: MKPlacemark(coordinate: .at(48.14, 11.58)))
      item.name = "Hall"
      screen.perform {
        #expect(
          item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving]))
        #expect(MKMapItem.openMaps(with: [MKMapItem.forCurrentLocation(), item]))
        #expect(!MKMapItem.openMaps(with: []))
      }
      #expect(
        phone.actDescriptions == [
          "MapKit: opens \"Hall\" (48.14, 11.58) in Maps with directions (driving)",
          "MapKit: opens the current location and \"Hall\" (48.14, 11.58) in Maps",
        ])
    }

    @Test("are found in the table of the phone, those of the region first; without a table none are")
    func find() {
      let request = MKLocalSearch.Request(naturalLanguageQuery: "coffee")
      #expect(search(request) == ([], .placemarkNotFound))
      phone.pointsOfInterest = [cafe, bakery]
      #expect(search(request) == (["Blue Cup", "Blue Oven"], nil))
      request.region = MKCoordinateRegion(center: .at(52.5, 13.4), latitudinalMeters: 5000, longitudinalMeters: 5000)
      #expect(search(request) == (["Blue Oven", "Blue Cup"], nil))
      request.pointOfInterestFilter = MKPointOfInterestFilter(excluding: [.bakery])
      #expect(search(request) == (["Blue Cup"], nil))
      request.pointOfInterestFilter = nil
      request.resultTypes = .address
      #expect(search(request) == ([], .placemarkNotFound))
      #expect(search(MKLocalSearch.Request(naturalLanguageQuery: "blue munich")) == (["Blue Cup"], nil))
      phone.network = .offline
      #expect(search(MKLocalSearch.Request(naturalLanguageQuery: "coffee")) == ([], .serverFailure))
      #expect(phone.actDescriptions.first == "MapKit: searches for \"coffee\"")
    }

    @Test("that were found have their address")
    func address() async throws {
      phone.pointsOfInterest = [cafe]
      var placemark: MKPlacemark?
      screen.perform {
        MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "cup")).start { response, _ in
          placemark = response?.mapItems.first?.placemark
        }
      }
      screen.advance(by: 0.01)
      #expect(placemark?.title == "Blue Cup, 5 Main Street, Munich")
      #expect(placemark?.coordinate.isNear(.at(48.14, 11.58)) == true)
      #expect(MKPlacemark(coordinate: .at(1, 2)).title == nil)
      #expect(
        MKPlacemark(coordinate: .at(1, 2), addressDictionary: ["City": "Rome", "ZIP": "00100"]).title == "Rome, 00100")
    }

    @Test("are suggested for what a person types; only the latest text counts")
    func suggestions() {
      phone.pointsOfInterest = [cafe, bakery]
      let (completer, log) = (MKLocalSearchCompleter(), Suggestions())
      completer.delegate = log
      screen.perform {
        completer.queryFragment = "bl"
        completer.queryFragment = "blue cup"
      }
      #expect(completer.isSearching && log.lines.isEmpty)
      screen.advance(by: 0.01)
      #expect(log.lines == ["Blue Cup (5 Main Street, Munich)"])
      #expect(!completer.isSearching)
      let request = MKLocalSearch.Request(completion: completer.results[0])
      #expect(search(request).names == ["Blue Cup"])
      phone.network = .offline
      screen.perform { completer.queryFragment = "blue" }
      screen.advance(by: 0.01)
      #expect(log.lines.last == "failed")
      screen.perform { completer.queryFragment = "" }
      #expect(completer.results.isEmpty)
    }

    @Test("are connected by the ways of the phone's table")
    func directions() throws {
      let request = MKDirections.Request()
      request.source = MKMapItem(placemark: MKPlacemark(coordinate: .at(0, 0)))
      request.destination = MKMapItem(placemark: MKPlacemark(coordinate: .at(0, 0.02)))
      func ask() -> (routes: [MKRoute], error: MKError.Code?) {
        var (routes, code): ([MKRoute], MKError.Code?) = ([], nil)
        screen.perform {
          MKDirections(request: request).calculate { response, error in
            routes = response?.routes ?? []
            code = (error as? MKError)?.code
          }
        }
        screen.advance(by: 0.01)
        return (routes, code)
      }
      #expect(ask().error == .directionsNotFound)
      let places = [0.0, 0.01, 0.02].map { PhoneLocation(latitude: 0, longitude: $0) }
      phone.routes = [
        PhoneRoute("Main Street", through: places, expectedTravelTime: 120, instructions: ["Go east", "Arrive"]),
        PhoneRoute("Path", through: places, expectedTravelTime: 1500, transportType: .walking),
        PhoneRoute("Elsewhere", through: places.reversed(), expectedTravelTime: 1),
      ]
      let found = try #require(ask().routes.first)
      #expect(found.name == "Main Street" && found.expectedTravelTime == 120 && found.polyline.pointCount == 3)
      #expect(abs(found.distance - 2226.4) < 0.1)
      #expect(found.steps.map(\.instructions) == ["Go east", "Arrive"])
      #expect(found.steps.map { Int($0.distance.rounded()) } == [1113, 1113])
      request.requestsAlternateRoutes = true
      #expect(ask().routes.map(\.name) == ["Main Street", "Path"])
      request.transportType = .walking
      #expect(ask().routes.map(\.name) == ["Path"])
      var arrival: TimeInterval?
      screen.perform {
        MKDirections(request: request).calculateETA { response, _ in
          arrival = response.map { $0.expectedArrivalDate.timeIntervalSince($0.expectedDepartureDate) }
        }
      }
      screen.advance(by: 0.01)
      #expect(arrival == 1500)
      phone.network = .offline
      #expect(ask().error == .serverFailure)
    }

    @Test("have pictures of their street where the phone has some")
    func lookAround() {
      func ask() -> String {
        var result = "nothing"
        screen.perform {
          MKLookAroundSceneRequest(coordinate: .at(1, 1)).getSceneWithCompletionHandler { scene, error in
            result = error == nil ? scene == nil ? "no scene" : "scene" : "error"
          }
        }
        screen.advance(by: 0.01)
        return result
      }
      #expect(ask() == "no scene")
      phone.lookAroundPlaces = [PhoneLocation(latitude: 1.0005, longitude: 1)]
      #expect(ask() == "scene")
      phone.network = .offline
      #expect(ask() == "error")
    }

    @Test("are described by distances in the units of a language")
    func distances() {
      let formatter = MKDistanceFormatter()
      formatter.locale = Locale(identifier: "de_DE")
      #expect(formatter.string(fromDistance: 1234) == "1,2 km")
      #expect(formatter.string(fromDistance: 123) == "120 m")
      formatter.locale = Locale(identifier: "en_US")
      #expect(formatter.string(fromDistance: 1234) == "0.8 mi")
      #expect(formatter.string(fromDistance: 100) == "350 ft")
      formatter.unitStyle = .full
      #expect(formatter.string(fromDistance: 1609.344) == "1 mile")
      formatter.units = .metric
      #expect(formatter.string(fromDistance: 42_000) == "42 kilometers")
      #expect(formatter.distance(from: "1.5 km") == 1500)
      #expect(formatter.distance(from: "far") == -1)
    }
  }
#endif
