import FlowCoreLocation
import FlowMapKit
import FlowUIKit
import Foundation

/// Something on a map.
open class GMSOverlay: NSObject {
  open var title: String? { didSet { changed() } }

  /// The map that shows the overlay; `nil` takes it away.
  open weak var map: GMSMapView? {
    didSet {
      if map === oldValue { return }
      onMain((self, oldValue, map)) { overlay, old, new in
        old?.content.remove(overlay)
        new?.content.add(overlay)
      }
    }
  }

  /// Whether a tap on the overlay is told: at first of markers alone.
  open var isTappable = false { didSet { changed() } }

  /// Overlays with a higher number are drawn later.
  open var zIndex: Int32 = 0 { didSet { changed() } }

  /// A value of the app.
  open var userData: Any?

  override init() { super.init() }

  func changed() {
    guard let map else { return }
    onMain((self, map)) { overlay, map in map.content.update(overlay) }
  }

  /// What MapKit's double draws, for an overlay that is a figure.
  @MainActor func makeRenderer() -> MKOverlayRenderer? { nil }

  /// Whether a figure is at a point of a map.
  @MainActor func contains(_ point: CGPoint, on map: GMSMapView) -> Bool { false }
}

/// Does something on the main actor: overlays are used on the main thread alone, as in Google's package.
func onMain<Value>(_ value: Value, _ body: @MainActor (Value) -> Void) {
  // The closure runs at once, on this thread.
  nonisolated(unsafe) let value = value
  MainActor.assumeIsolated { body(value) }
}

/// A line.
open class GMSPolyline: GMSOverlay {
  /// The places, as they were when the path was set.
  open var path: GMSPath? {
    get { places }
    set {
      places = newValue.map { GMSPath(path: $0) }
      changed()
    }
  }
  private var places: GMSPath?

  /// In points.
  open var strokeWidth: CGFloat = 1 { didSet { changed() } }
  open var strokeColor = UIColor.blue { didSet { changed() } }

  /// Whether the line takes the shortest ways between its places.
  open var geodesic = false { didSet { changed() } }

  public override init() { super.init() }

  /// Creates a line.
  public convenience init(path: GMSPath?) {
    self.init()
    self.path = path
  }

  /// How far from a line it can be tapped, in points.
  private static let touchWidth: CGFloat = 10

  @MainActor override func makeRenderer() -> MKOverlayRenderer? {
    let coordinates = places?.places ?? []
    let line =
      geodesic
      ? MKGeodesicPolyline(coordinates: coordinates, count: coordinates.count)
      : MKPolyline(coordinates: coordinates, count: coordinates.count)
    let renderer = MKPolylineRenderer(polyline: line)
    renderer.strokeColor = strokeColor
    renderer.lineWidth = strokeWidth
    return renderer
  }

  @MainActor override func contains(_ point: CGPoint, on map: GMSMapView) -> Bool {
    let points = (places?.places ?? []).map(map.projection.point(for:))
    return zip(points, points.dropFirst()).contains { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      let part = square == 0 ? 0 : min(1, max(0, ((point.x - start.x) * dx + (point.y - start.y) * dy) / square))
      return hypot(point.x - start.x - part * dx, point.y - start.y - part * dy)
        <= max(strokeWidth / 2, Self.touchWidth)
    }
  }
}

/// An area.
open class GMSPolygon: GMSOverlay {
  /// The outline, as it was when it was set.
  open var path: GMSPath? {
    get { outline }
    set {
      outline = newValue.map { GMSPath(path: $0) }
      changed()
    }
  }
  private var outline: GMSPath?

  /// The parts that are left out.
  open var holes: [GMSPath]? { didSet { changed() } }

  /// In points.
  open var strokeWidth: CGFloat = 1 { didSet { changed() } }
  open var strokeColor: UIColor? { didSet { changed() } }
  open var fillColor: UIColor? = UIColor.blue.withAlphaComponent(0.5) { didSet { changed() } }

  /// Whether the sides are the shortest ways between their ends; they are straight here.
  open var geodesic = false

  public override init() { super.init() }

  /// Creates an area.
  public convenience init(path: GMSPath?) {
    self.init()
    self.path = path
  }

  @MainActor override func makeRenderer() -> MKOverlayRenderer? {
    func polygon(_ path: GMSPath, _ holes: [MKPolygon]?) -> MKPolygon {
      MKPolygon(coordinates: path.places, count: path.places.count, interiorPolygons: holes)
    }
    let renderer = MKPolygonRenderer(
      polygon: polygon(outline ?? GMSPath(), holes.map { $0.map { polygon($0, nil) } }))
    renderer.fillColor = fillColor
    renderer.strokeColor = strokeColor
    renderer.lineWidth = strokeWidth
    return renderer
  }

  @MainActor override func contains(_ point: CGPoint, on map: GMSMapView) -> Bool {
    guard let outline else { return false }
    let place = map.projection.coordinate(for: point)
    return GMSGeometryContainsLocation(place, outline, geodesic)
      && !(holes ?? []).contains { GMSGeometryContainsLocation(place, $0, geodesic) }
  }
}

/// A circle on the ground.
open class GMSCircle: GMSOverlay {
  open var position = CLLocationCoordinate2D(latitude: 0, longitude: 0) { didSet { changed() } }
  /// In meters.
  open var radius: CLLocationDistance = 0 { didSet { changed() } }
  /// In points.
  open var strokeWidth: CGFloat = 1 { didSet { changed() } }
  open var strokeColor: UIColor? = .black { didSet { changed() } }
  open var fillColor: UIColor? { didSet { changed() } }

  public override init() { super.init() }

  /// Creates a circle.
  ///
  /// - Parameter radius: In meters.
  public convenience init(position: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    self.position = position
    self.radius = radius
  }

  @MainActor override func makeRenderer() -> MKOverlayRenderer? {
    let renderer = MKCircleRenderer(circle: MKCircle(center: position, radius: radius))
    renderer.fillColor = fillColor
    renderer.strokeColor = strokeColor
    renderer.lineWidth = strokeWidth
    return renderer
  }

  @MainActor override func contains(_ point: CGPoint, on map: GMSMapView) -> Bool {
    GMSGeometryDistance(position, map.projection.coordinate(for: point)) <= radius
  }
}
