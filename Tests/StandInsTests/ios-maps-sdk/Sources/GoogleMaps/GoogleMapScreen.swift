#if os(Linux)
  import FlowRendering
  import FlowUIKit
  import GoogleMaps
  import SwiftUI
  import Testing
  import UIAutomation

  /// A map on a screen of 400 x 400 points without bars, that begins at the equator with a zoom of 10, and a delegate that
  /// keeps what it is told.
  ///
  /// A degree is 728.18 points long there.
  @MainActor
  final class GoogleMapScreen: NSObject, GMSMapViewDelegate {
    let screen = Screen(
      size: ProposedViewSize(width: 400, height: 400), environment: EnvironmentValues(), drawsBackground: true,
      timing: .settling)
    let view: GMSMapView
    var handlesTaps = false
    private var lines: [String] = []

    /// The length of a degree at the equator, in points.
    static let degree = 256.0 * 1024 / 360

    override init() {
      GMSServices.provideAPIKey("key")
      view = GMSMapView(frame: .zero, camera: GMSCameraPosition(latitude: 0, longitude: 0, zoom: 10))
      super.init()
      view.delegate = self
      screen.show(Shown(view: view))
      screen.advance(by: 0.1)
    }

    private struct Shown: UIViewRepresentable {
      let view: GMSMapView

      func makeUIView(context: Context) -> GMSMapView { view }
      func updateUIView(_ view: GMSMapView, context: Context) {}
    }

    var app: XCUIApplication { XCUIApplication(screen: screen) }

    /// Changes the map and lets its delegate be told.
    func change(_ body: @MainActor () -> Void) {
      screen.perform(body)
      screen.advance(by: 0.1)
    }

    func add(_ overlay: GMSOverlay) { change { overlay.map = view } }

    func marker(_ title: String, _ latitude: Double, _ longitude: Double) -> GMSMarker {
      let marker = GMSMarker(position: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
      marker.title = title
      add(marker)
      return marker
    }

    /// The point of the element of a marker that is at its place.
    func tip(_ title: String) -> CGPoint {
      let frame = app.maps.firstMatch.otherElements[title].firstMatch.frame
      return CGPoint(x: frame.midX, y: frame.maxY)
    }

    /// The color at a point: r, g, b, or a point for another one, such as the ground's.
    func color(_ x: Int, _ y: Int) throws -> String {
      let pixel = try #require(screen.picture(scale: 1))[x, y]
      return switch (pixel.red, pixel.green, pixel.blue) {
      case (200..., ..<90, ..<90): "r"
      case (..<90, 200..., ..<90): "g"
      case (..<90, ..<90, 200...): "b"
      default: "."
      }
    }

    func press(_ start: CGPoint, thenDragTo end: CGPoint) {
      let corner = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
      corner.withOffset(CGVector(dx: start.x, dy: start.y))
        .press(forDuration: 1, thenDragTo: corner.withOffset(CGVector(dx: end.x, dy: end.y)))
      screen.advance(by: 1)
    }

    // MARK: - The delegate

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func mapView(_ mapView: GMSMapView, willMove gesture: Bool) { lines.append("will move \(gesture)") }
    func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) {
      if lines.last != "changes" { lines.append("changes") }
    }
    func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) { lines.append("idle \(position.zoom)") }
    func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {
      lines.append("ground \(mapView.projection.point(for: coordinate).rounded)")
    }
    func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) {
      lines.append("press \(mapView.projection.point(for: coordinate).rounded)")
    }
    func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool {
      lines.append("marker \(marker.title ?? "")")
      return handlesTaps
    }
    func mapView(_ mapView: GMSMapView, didTap overlay: GMSOverlay) { lines.append("figure \(overlay.title ?? "")") }
    func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {
      lines.append("window \(marker.title ?? "")")
    }
    func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker) {
      lines.append("closes \(marker.title ?? "")")
    }
    func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker) { lines.append("begins") }
    func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker) {
      if lines.last != "drags" { lines.append("drags") }
    }
    func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker) { lines.append("ends") }
    func didTapMyLocationButton(for mapView: GMSMapView) -> Bool {
      lines.append("button")
      return false
    }
  }

  extension CGPoint {
    fileprivate var rounded: String { "\(Int(x.rounded())) \(Int(y.rounded()))" }

    /// Whether the point is at most a point away from another one.
    func isAt(_ x: CGFloat, _ y: CGFloat) -> Bool { abs(self.x - x) <= 1 && abs(self.y - y) <= 1 }
  }
#endif
