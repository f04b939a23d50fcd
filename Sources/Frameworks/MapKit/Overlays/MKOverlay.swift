import FlowCoreLocation
import Foundation

/// A line or an area of a map view.
public protocol MKOverlay: MKAnnotation {
  var coordinate: CLLocationCoordinate2D { get }
  /// The smallest rectangle that contains the overlay.
  var boundingMapRect: MKMapRect { get }

  func intersects(_ mapRect: MKMapRect) -> Bool
  func canReplaceMapContent() -> Bool
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public func canReplaceMapContent() -> Bool { false }
}

/// Whether an overlay is above or below the names on the ground.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

/// A shape of several points.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  let storedPoints: [MKMapPoint]

  private let memory: UnsafeMutableBufferPointer<MKMapPoint>

  init(points: [MKMapPoint]) {
    storedPoints = points
    memory = .allocate(capacity: points.count)
    _ = memory.initialize(from: points)
    super.init()
  }

  deinit { memory.deallocate() }

  /// The points. The memory is that of this shape; a line without points has none.
  open func points() -> UnsafeMutablePointer<MKMapPoint>! { memory.baseAddress }

  open var pointCount: Int { storedPoints.count }

  /// Copies the places of a range.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for index in 0..<range.length where storedPoints.indices.contains(range.location + index) {
      coords[index] = storedPoints[range.location + index].coordinate
    }
  }

  /// The fraction of the way at a point, from 0 to 1.
  open func location(atPointIndex index: Int) -> CGFloat {
    let ways = zip(storedPoints, storedPoints.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let all = ways.reduce(0, +)
    return all == 0 ? 0 : CGFloat(ways.prefix(index).reduce(0, +) / all)
  }

  open override var coordinate: CLLocationCoordinate2D {
    let rect = rectAroundPoints
    return rect.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  var rectAroundPoints: MKMapRect { MKMapRect(around: storedPoints) }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  override init(points: [MKMapPoint]) { super.init(points: points) }

  /// Creates a line through points.
  public required convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates a line through places.
  public required convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(points: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }

  open var boundingMapRect: MKMapRect { rectAroundPoints }
}

/// A line on the shortest ways between places.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
  /// Creates a line through points.
  public required convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: GreatCircle.points(through: Array(UnsafeBufferPointer(start: points, count: count))))
  }

  /// Creates a line through places.
  public required convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    let points = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
    self.init(points: GreatCircle.points(through: points))
  }
}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// The holes of the area.
  public private(set) var interiorPolygons: [MKPolygon]?

  override init(points: [MKMapPoint]) { super.init(points: points) }

  /// Creates an area between points.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  /// Creates an area with holes.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
    self.init(points: Array(UnsafeBufferPointer(start: points, count: count)))
    self.interiorPolygons = interiorPolygons
  }

  /// Creates an area between places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// Creates an area with holes.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(points: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    self.interiorPolygons = interiorPolygons
  }

  open var boundingMapRect: MKMapRect { rectAroundPoints }

  var rings: [[MKMapPoint]] { [storedPoints] + (interiorPolygons ?? []).map(\.storedPoints) }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  let figure: MapFigure

  /// In meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  ///
  /// - Parameter radius: In meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    figure = .circle(center: MKMapPoint(coord), meters: radius)
    super.init()
    storedCoordinate = coord
  }

  /// Creates the circle inside a rectangle, as wide as its longer side.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let length = max(mapRect.width, mapRect.height) / 2
    self.init(center: center, radius: length * WebMercator.metersPerMapPoint(atLatitude: center.latitude))
  }

  open var boundingMapRect: MKMapRect { figure.boundingRect }
}

/// Pictures of the ground in tiles; none are loaded here.
// @unchecked: like Apple's, an app sets it up before a map view shows it.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false

  /// Creates an overlay whose tiles are at addresses.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
}
