#if os(Linux)
  import FlowUIKit
  import GoogleMaps
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("A map of Google's", .ownPhone) @MainActor
  struct GMSMapViewTests {
    private let map = GoogleMapScreen()
    private var view: GMSMapView { map.view }
    private let tenth = GoogleMapScreen.degree / 10

    private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    @Test("shows what its camera sees, and tells its delegate at the next turn, once for several changes")
    func camera() {
      #expect(map.take() == ["will move false", "changes", "idle 10.0"])
      #expect(view.projection.point(for: place(0, 0.1)).isAt(200 + tenth, 200))
      map.change {
        view.animate(toZoom: 12)
        view.animate(toZoom: 11)
        #expect(view.camera.zoom == 11)
      }
      #expect(map.take() == ["will move false", "changes", "idle 11.0"])
      #expect(view.projection.point(for: place(0, 0.1)).isAt(200 + 2 * tenth, 200))
      map.change { view.animate(toZoom: 11) }
      #expect(map.take() == [])
    }

    @Test("has markers at their places, also if it is turned, padded or of another zoom")
    func places() {
      _ = map.marker("A", 0, 0.1)
      #expect(map.tip("A").isAt(200 + tenth, 200))
      map.change { view.animate(toBearing: 90) }
      #expect(view.camera.bearing == 90 && map.tip("A").y < 200)
      #expect(view.projection.point(for: place(0, 0.1)).isAt(200, 200 - tenth))
      map.change { view.animate(toBearing: 0) }
      map.change { view.padding = UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0) }
      #expect(map.tip("A").isAt(200 + tenth, 150))
      #expect(view.projection.point(for: view.camera.target).isAt(200, 150))
      map.change { view.animate(toZoom: 9) }
      #expect(map.tip("A").isAt(200 + tenth / 2, 150))
    }

    @Test("is updated: fits bounds, scrolls, and zooms around a point")
    func updates() {
      let bounds = GMSCoordinateBounds(coordinate: place(-0.1, -0.1), coordinate: place(0.1, 0.1))
      map.change { view.moveCamera(.fit(bounds, withPadding: 50)) }
      #expect(view.projection.point(for: bounds.northEast).isAt(350, 50))
      map.change { view.moveCamera(.fit(bounds, with: UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 200))) }
      #expect(view.projection.point(for: bounds.northEast).isAt(200, 200))
      #expect(view.projection.point(for: bounds.southWest).isAt(0, 400))
      map.change { view.animate(with: .setTarget(place(0, 0), zoom: 10)) }
      map.change { view.animate(with: .scrollBy(x: tenth, y: 0)) }
      #expect(abs(view.camera.target.longitude - 0.1) < 1e-6 && abs(view.camera.target.latitude) < 1e-6)
      let corner = view.projection.coordinate(for: CGPoint(x: 100, y: 300))
      map.change { view.animate(with: .zoom(by: 1, at: CGPoint(x: 100, y: 300))) }
      #expect(view.camera.zoom == 11 && view.projection.point(for: corner).isAt(100, 300))
      map.change { view.animate(with: .zoomOut()) }
      #expect(view.camera.zoom == 10)
    }

    @Test("stays between its levels, and within the world")
    func limits() {
      map.change { view.setMinZoom(0, maxZoom: 12) }
      map.change { view.animate(toZoom: 20) }
      #expect(view.camera.zoom == 12)
      // The world is not lower than the view: 400 points.
      map.change { view.animate(toZoom: 0) }
      #expect(abs(view.camera.zoom - 0.644) < 0.01)
      #expect(map.take().last == "idle \(view.camera.zoom)")
    }

    @Test("is dragged by a finger, and tells that it was a person")
    func fingers() {
      _ = map.marker("A", 0, 0)
      _ = map.take()
      map.press(CGPoint(x: 300, y: 300), thenDragTo: CGPoint(x: 300, y: 300))
      #expect(map.take() == ["press 300 300"])
      let corner = map.app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
      corner.withOffset(CGVector(dx: 100, dy: 300))
        .press(forDuration: 0.05, thenDragTo: corner.withOffset(CGVector(dx: 200, dy: 300)))
      let told = map.take()
      #expect(told.first == "will move true" && told.last?.hasPrefix("idle") == true)
      #expect(view.camera.target.longitude < -0.05)
      let tip = map.tip("A")
      #expect(view.projection.point(for: place(0, 0)).isAt(tip.x, tip.y))
      let before = view.camera.target.longitude
      map.change { view.settings.setAllGesturesEnabled(false) }
      corner.withOffset(CGVector(dx: 100, dy: 300))
        .press(forDuration: 0.05, thenDragTo: corner.withOffset(CGVector(dx: 200, dy: 300)))
      #expect(view.camera.target.longitude == before)
    }

    @Test("selects a marker that is tapped, unless its delegate does something else, until the ground is tapped")
    func taps() {
      let marker = map.marker("Tea", 0.1, 0.1)
      map.handlesTaps = true
      _ = map.take()
      for _ in 0..<2 {
        map.app.maps.firstMatch.otherElements["Tea"].firstMatch.tap()
        map.screen.advance(by: 1)
      }
      #expect(map.take() == ["marker Tea", "marker Tea"])
      #expect(view.selectedMarker == nil && view.camera.target.latitude == 0)
      map.handlesTaps = false
      map.app.maps.firstMatch.otherElements["Tea"].firstMatch.tap()
      map.screen.advance(by: 1)
      #expect(map.take() == ["marker Tea", "will move false", "changes", "idle 10.0"])
      #expect(view.selectedMarker === marker && view.camera.target.latitude == 0.1)
      let text = map.app.staticTexts["Tea"].firstMatch
      #expect(text.exists && text.frame.maxY < 165 && abs(text.frame.midX - 200) < 30)
      text.tap()
      map.screen.advance(by: 1)
      #expect(map.take() == ["window Tea"])
      map.screen.tap(at: CGPoint(x: 50, y: 350))
      #expect(map.take() == ["closes Tea", "ground 50 350"])
      #expect(!map.app.staticTexts["Tea"].exists)
    }

    @Test("has the place of the phone, and a button that shows it")
    func location() throws {
      let phone = map.screen.phone
      phone.location = PhoneLocation(latitude: 0.1, longitude: 0)
      phone.permissions[.location] = .whileInUse
      #expect(view.myLocation == nil && !map.app.buttons["My Location"].exists)
      map.change {
        view.isMyLocationEnabled = true
        view.settings.myLocationButton = true
      }
      #expect(view.myLocation?.coordinate.latitude == 0.1)
      _ = map.take()
      map.app.buttons["My Location"].tap()
      #expect(map.take().first == "button" && view.camera.target.latitude == 0.1)
    }

    @Test("warns of what ends an app on a phone, and of what it does not draw")
    func warnings() throws {
      let style = try GMSMapStyle(jsonString: "[]")
      let phone = SimulatedPhone()
      #expect(
        phone.use {
          ReportCollector.warnings {
            let view = GMSMapView()
            view.mapStyle = style
            view.camera = GMSCameraPosition(latitude: 0, longitude: 0, zoom: 3, bearing: 0, viewingAngle: 30)
          }
        } == [
          "GMSMapView was created before GMSServices.provideAPIKey(_:), which ends an app on a phone. The map is shown.",
          "GMSMapView.mapStyle is not implemented: the map keeps its colors.",
          "GMSCameraPosition.viewingAngle is approximate: the map is drawn from straight above.",
        ])
      #expect(map.screen.phone.googleMapsAPIKey == "key" && phone.googleMapsAPIKey == nil)
      #expect(throws: (any Error).self) { try GMSMapStyle(jsonString: "{}") }
    }
  }
#endif
