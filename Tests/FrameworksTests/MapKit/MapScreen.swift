#if os(Linux)
  import FlowMapKit
  import FlowRendering
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  /// A map of 400 x 400 points on a screen of that size, without bars.
  @MainActor
  struct MapScreen {
    let screen: Screen

    init(_ view: some View, phone: SimulatedPhone? = nil, scheme: ColorScheme = .light) {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let make = {
        Screen(
          size: ProposedViewSize(width: 400, height: 400), environment: environment, drawsBackground: true,
          timing: .settling)
      }
      screen = phone.map { $0.use(make) } ?? make()
      screen.show(view)
    }

    var app: XCUIApplication { XCUIApplication(screen: screen) }
    var map: XCUIElement { app.maps.firstMatch }
    var issues: [String] { screen.graph.issues.map(\.message) }

    /// The element on the map with a label.
    func item(_ label: String) -> XCUIElement { map.otherElements[label].firstMatch }

    /// The point at which the tip of a marker is.
    func tip(_ label: String) -> CGPoint {
      let frame = item(label).frame
      return CGPoint(x: frame.midX, y: frame.maxY)
    }

    /// The color of a pixel at a point.
    func color(_ x: CGFloat, _ y: CGFloat) -> Bitmap.Pixel? { screen.picture(scale: 1).map { $0[Int(x), Int(y)] } }

    func drag(from start: CGPoint, to end: CGPoint) {
      let corner = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
      corner.withOffset(CGVector(dx: start.x, dy: start.y))
        .press(forDuration: 0.05, thenDragTo: corner.withOffset(CGVector(dx: end.x, dy: end.y)))
    }

    /// Writes a picture to the folder `PICTURE_FOLDER`, for visual inspection.
    func savePicture(_ name: String) throws {
      guard let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] else { return }
      try screen.picture(scale: 2)?.pngData().write(
        to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
  }

  /// Values that a view of a test writes.
  @MainActor @Observable
  final class MapLog {
    var lines: [String] = []
    var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 0.4, longitudeDelta: 0.4))
    var position = MapCameraPosition.automatic
    var selection: String?

    func add(_ line: String) { lines.append(line) }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  extension CLLocationCoordinate2D {
    static func at(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    func isNear(_ other: CLLocationCoordinate2D, within degrees: Double = 1e-6) -> Bool {
      abs(latitude - other.latitude) <= degrees && abs(longitude - other.longitude) <= degrees
    }
  }

  extension MKCoordinateRegion {
    /// A region on the equator, where degrees of latitude are almost as long on the map as those of longitude.
    static func equator(_ degrees: Double, at longitude: Double = 0) -> MKCoordinateRegion {
      MKCoordinateRegion(
        center: .at(0, longitude), span: MKCoordinateSpan(latitudeDelta: degrees, longitudeDelta: degrees))
    }
  }

  extension CGPoint {
    func isNear(_ x: CGFloat, _ y: CGFloat, within points: CGFloat = 0.51) -> Bool {
      abs(self.x - x) <= points && abs(self.y - y) <= points
    }
  }
#endif
