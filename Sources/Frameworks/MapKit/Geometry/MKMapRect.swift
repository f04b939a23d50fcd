import FlowCoreLocation
import FlowUIKit
import Foundation

/// A rectangle of the projected world, in map points.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  /// Creates an empty rectangle.
  public init() {
    origin = MKMapPoint()
    size = MKMapSize()
  }

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// No rectangle, not even an empty one.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  /// Whether this is no rectangle.
  public var isNull: Bool { origin.x == .infinity && origin.y == .infinity }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The smallest rectangle that contains both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }

  /// The part that is in both, or `null`.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    let (width, height) = (min(maxX, rect2.maxX) - x, min(maxY, rect2.maxY) - y)
    if isNull || rect2.isNull || width < 0 || height < 0 { return .null }
    return MKMapRect(x: x, y: y, width: width, height: height)
  }

  /// The rectangle with its edges moved inwards, or `null` if nothing is left.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    if isNull { return self }
    let rect = MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return rect.width < 0 || rect.height < 0 ? .null : rect
  }

  /// The rectangle at another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The parts on both sides of a line at a distance from an edge.
  public func divided(atDistance: Double, from: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
    let isWide = from == .minXEdge || from == .maxXEdge
    let amount = min(max(atDistance, 0), isWide ? width : height)
    var (slice, remainder) = (self, self)
    if isWide {
      slice.size.width = amount
      remainder.size.width -= amount
    } else {
      slice.size.height = amount
      remainder.size.height -= amount
    }
    switch from {
    case .minXEdge: remainder.origin.x += amount
    case .maxXEdge: slice.origin.x = maxX - amount
    case .minYEdge: remainder.origin.y += amount
    case .maxYEdge: slice.origin.y = maxY - amount
    }
    return (slice, remainder)
  }

  /// Whether the rectangle contains a point.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether the rectangle contains all of another one.
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
  }

  /// Whether a part is in both.
  public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isNull }

  /// Whether the rectangle crosses 180 degrees.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > WebMercator.worldSize) }

  /// The part beyond 180 degrees, at the other edge of the world.
  public func remainder() -> MKMapRect {
    if isNull { return .null }
    let world = WebMercator.worldSize
    if minX < 0 { return MKMapRect(x: minX + world, y: minY, width: min(-minX, width), height: height) }
    if maxX > world {
      let over = min(maxX - world, width)
      return MKMapRect(x: max(minX - world, 0), y: minY, width: over, height: height)
    }
    return .null
  }

  /// The smallest rectangle around points, which may cross 180 degrees; `null` without points.
  init(around points: [MKMapPoint]) {
    self = .null
    guard let first = points.first else { return }
    for point in points {
      let near = point.nearest(to: first)
      self = union(MKMapRect(origin: near, size: MKMapSize()))
    }
  }
}

/// The whole world.
public let MKMapRectWorld = MKMapRect.world

/// No rectangle.
public let MKMapRectNull = MKMapRect.null

/// Creates a rectangle.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}

/// Whether two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

/// A rectangle as a text.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
  "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
