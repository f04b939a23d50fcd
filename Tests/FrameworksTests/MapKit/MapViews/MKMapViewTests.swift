#if os(Linux)
  import FlowMapKit
  import FlowRendering
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  /// A delegate that keeps what it is told.
  @MainActor
  private final class Log: NSObject, MKMapViewDelegate {
    var lines: [String] = []
    var makesViews = false

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
      lines.append("will change \(animated)")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      lines.append("did change \(animated)")
    }
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { lines.append("loaded") }
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) { lines.append("failed") }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      if annotation is MKUserLocation { return nil }
      lines.append("view for \(annotation.title ?? "")")
      guard makesViews else { return nil }
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
        ?? Pin(annotation: annotation, reuseIdentifier: "pin")
      view.annotation = annotation
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }

    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { lines.append("added \(views.count)") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      lines.append("selects \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      lines.append("deselects \(view.annotation?.title ?? "")")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {
      lines.append("accessory of \(view.annotation?.title ?? "")")
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      switch overlay {
      case let line as MKPolyline:
        let renderer = MKPolylineRenderer(polyline: line)
        renderer.strokeColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        renderer.lineWidth = 6
        return renderer
      case let circle as MKCircle:
        let renderer = MKCircleRenderer(circle: circle)
        renderer.fillColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return renderer
      default: return MKOverlayRenderer()
      }
    }

    func mapViewWillStartLocatingUser(_ mapView: MKMapView) { lines.append("locates") }
    func mapViewDidStopLocatingUser(_ mapView: MKMapView) { lines.append("stops locating") }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
      lines.append("user \(userLocation.coordinate.latitude)")
    }
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
      lines.append("no user \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
      lines.append("mode \(mode.rawValue)")
    }
  }

  private final class Pin: MKAnnotationView {
    var isPrepared = false

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      isPrepared = true
      bounds.size = CGSize(width: 20, height: 20)
      backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private struct Shown: UIViewRepresentable {
    let view: MKMapView

    func makeUIView(context: Context) -> MKMapView { view }
    func updateUIView(_ view: MKMapView, context: Context) {}
  }

  @Suite("A map view") @MainActor
  struct MKMapViewTests {
    private let log = Log()
    private let view = MKMapView()

    private func show(_ region: MKCoordinateRegion = .equator(0.4)) -> MapScreen {
      view.delegate = log
      view.setRegion(region, animated: false)
      return MapScreen(Shown(view: view))
    }

    private func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
      MKPointAnnotation(__coordinate: .at(latitude, longitude), title: title, subtitle: nil)
    }

    @Test("shows its region once it has a size, and tells its delegate in order")
    func region() {
      view.setRegion(.equator(0.4), animated: false)
      #expect(view.region.span.longitudeDelta == 0.4)
      let phone = show()
      phone.screen.advance(by: 0.01)
      #expect(log.take() == ["will change false", "did change false", "loaded"])
      #expect(phone.map.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
      #expect(view.convert(.at(0.1, 0.1), toPointTo: view).isNear(300, 100, within: 0.01))
      #expect(view.convert(CGPoint(x: 300, y: 100), toCoordinateFrom: view).isNear(.at(0.1, 0.1), within: 1e-5))
      phone.screen.perform { view.setRegion(.equator(0.8), animated: true) }
      #expect(log.take() == ["will change true", "did change true"])
      #expect(view.convert(.at(0.1, 0.1), toPointTo: view).isNear(250, 150, within: 0.01))
      phone.screen.perform { view.setCenter(.at(0, 0.1), animated: false) }
      #expect(view.centerCoordinate.isNear(.at(0, 0.1)))
      #expect(abs(view.region.span.longitudeDelta - 0.8) < 1e-4)
    }

    @Test("without a network tells that it could not be loaded")
    func offline() {
      let phone = show()
      phone.screen.phone.network = .offline
      phone.screen.advance(by: 0.01)
      #expect(log.take() == ["will change false", "did change false", "failed"])
    }

    @Test("asks for views of annotations that are on it, and places them")
    func annotations() {
      let phone = show()
      phone.screen.perform { view.addAnnotations([point("A", 0, 0), point("Far", 10, 10)]) }
      #expect(log.take().filter { !$0.contains("change") && $0 != "loaded" } == ["view for A", "added 1"])
      #expect(view.view(for: view.annotations[0]) is MKMarkerAnnotationView)
      #expect(phone.tip("A").isNear(200, 200))
      #expect(!phone.item("Far").exists)
      phone.screen.perform {
        view.setRegion(
          MKCoordinateRegion(center: .at(10, 10), span: .init(latitudeDelta: 1, longitudeDelta: 1)), animated: false)
      }
      #expect(phone.tip("Far").isNear(200, 200))
      phone.screen.perform { view.removeAnnotations(view.annotations) }
      #expect(!phone.item("Far").exists && view.annotations.isEmpty)
    }

    @Test("moves the view of an annotation whose place changes")
    func moved() {
      let phone = show()
      let annotation = point("A", 0, 0)
      phone.screen.perform { view.addAnnotation(annotation) }
      phone.screen.perform { annotation.coordinate = .at(0.1, 0) }
      #expect(phone.tip("A").isNear(200, 100))
    }

    @Test("uses views again, and makes those of registered classes")
    func reuse() throws {
      log.makesViews = true
      let phone = show()
      let first = point("A", 0, 0)
      phone.screen.perform { view.addAnnotation(first) }
      let pin = try #require(view.view(for: first))
      let frame = phone.item("A").frame
      #expect(CGPoint(x: frame.midX, y: frame.midY).isNear(200, 200) && frame.width == 20)
      phone.screen.perform { view.removeAnnotation(first) }
      let second = point("B", 0.1, 0)
      phone.screen.perform { view.addAnnotation(second) }
      #expect(view.view(for: second) === pin)
      view.register(Pin.self, forAnnotationViewWithReuseIdentifier: "registered")
      let made = view.dequeueReusableAnnotationView(withIdentifier: "registered", for: first)
      #expect((made as? Pin)?.isPrepared == true && made.annotation === first && made.reuseIdentifier == "registered")
    }

    @Test("selects an annotation that is tapped, shows its callout, and deselects it when the ground is tapped")
    func selection() throws {
      log.makesViews = true
      let phone = show()
      phone.screen.perform { view.addAnnotations([point("A", 0, 0), point("B", -0.1, 0.1)]) }
      phone.screen.advance(by: 1)
      _ = log.take()
      phone.item("A").tap()
      #expect(log.take() == ["selects A"])
      #expect(phone.map.staticTexts["A"].exists)
      #expect(phone.map.staticTexts["A"].frame.maxY < 190)
      phone.map.buttons.firstMatch.tap()
      #expect(log.take() == ["accessory of A"])
      phone.item("B").tap()
      #expect(log.take() == ["deselects A", "selects B"])
      phone.screen.tap(at: CGPoint(x: 20, y: 380))
      #expect(log.take() == ["deselects B"])
      #expect(phone.map.staticTexts.count == 0)
      #expect(view.selectedAnnotations.isEmpty)
    }

    @Test("draws overlays at their places")
    func overlays() throws {
      let phone = show()
      let places = [CLLocationCoordinate2D.at(-0.1, -0.2), .at(-0.1, 0.2)]
      let line = MKPolyline(coordinates: places, count: places.count)
      phone.screen.perform {
        view.addOverlay(line)
        view.addOverlay(MKCircle(center: .at(0, 0), radius: 5566))
      }
      #expect(try #require(phone.color(50, 300)).blue > 250)
      #expect(try #require(phone.color(247, 200)).red > 250)
      #expect(try #require(phone.color(247, 200)).green < 5)
      #expect(line.pointCount == 2 && view.overlays.count == 2)
      phone.screen.perform { view.removeOverlay(line) }
      #expect(try #require(phone.color(50, 300)).blue < 250)
    }

    @Test("is dragged and zoomed by fingers, which its delegate is told of")
    func gestures() {
      let phone = show()
      let annotation = point("A", 0, 0)
      phone.screen.perform { view.addAnnotation(annotation) }
      phone.screen.advance(by: 1)
      _ = log.take()
      phone.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 250, y: 100))
      #expect(phone.tip("A").isNear(150, 250, within: 1))
      #expect(log.take() == ["will change false", "did change false"])
      phone.screen.perform { view.setRegion(.equator(0.4), animated: false) }
      phone.map.pinch(withScale: 2, velocity: 2)
      #expect(phone.tip("A").isNear(200, 200, within: 2))
      #expect(abs(view.region.span.longitudeDelta - 0.2) < 0.01)
      view.isScrollEnabled = false
      let before = view.centerCoordinate
      phone.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 250, y: 100))
      #expect(view.centerCoordinate.isNear(before))
    }

    @Test("leaves long presses to the app")
    func press() {
      let phone = show()
      var places: [CLLocationCoordinate2D] = []
      let press = UILongPressGestureRecognizer()
      let target = PressTarget { places.append(view.convert(press.location(in: view), toCoordinateFrom: view)) }
      press.addTarget(target, action: Selector("pressed:"))
      view.addGestureRecognizer(press)
      phone.app.coordinate(withNormalizedOffset: CGVector(dx: 0.25, dy: 0.5)).press(forDuration: 1)
      #expect(press.view === view)
      #expect(view.centerCoordinate.isNear(.at(0, 0)))
    }

    @Test("shows the place of the phone when it is permitted, and tells why not")
    func user() {
      let phone = show()
      phone.screen.advance(by: 0.1)
      _ = log.take()
      phone.screen.phone.location = PhoneLocation(latitude: 0.1, longitude: 0)
      phone.screen.perform { view.showsUserLocation = true }
      phone.screen.advance(by: 0.1)
      #expect(log.take() == ["locates"])
      phone.screen.phone.permissions[.location] = .whileInUse
      #expect(log.take() == ["user 0.1"])
      let frame = phone.item("My Location").frame
      #expect(CGPoint(x: frame.midX, y: frame.midY).isNear(200, 100))
      #expect(view.isUserLocationVisible)
      phone.screen.phone.permissions[.location] = .denied
      #expect(log.take() == ["added 1", "no user 1"])
      #expect(!phone.item("My Location").exists)
      phone.screen.phone.permissions[.location] = .whileInUse
      _ = phone.item("My Location").exists
      _ = log.take()
      phone.screen.perform { view.userTrackingMode = .follow }
      #expect(log.take() == ["mode 1", "will change false", "did change false"])
      #expect(view.centerCoordinate.isNear(.at(0.1, 0)))
      phone.screen.perform { view.showsUserLocation = false }
      #expect(log.take() == ["mode 0", "stops locating"])
    }

    @Test("shows all of some annotations")
    func showAnnotations() {
      let phone = show()
      phone.screen.perform { view.showAnnotations([point("A", 20, 20), point("B", 30, 40)], animated: false) }
      for name in ["A", "B"] {
        let tip = phone.tip(name)
        #expect(tip.x > 0 && tip.x < 400 && tip.y > 0 && tip.y < 400)
      }
    }

    @Test("has the ground of its type")
    func type() throws {
      let phone = show()
      let standard = try #require(phone.color(20, 30))
      phone.screen.perform { view.mapType = .satellite }
      #expect(try #require(phone.color(20, 30)) != standard)
      try phone.savePicture("map-view")
    }
  }

  private final class PressTarget: NSObject {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }
  }
#endif
