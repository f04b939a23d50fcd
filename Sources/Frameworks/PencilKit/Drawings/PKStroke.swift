import FlowUIKit
import Foundation
import SwiftUI

/// A place that a stroke passes.
public struct PKStrokePoint: Hashable, Sendable {
  public let location: CGPoint
  /// In seconds since the beginning of the stroke.
  public let timeOffset: TimeInterval
  /// The width and the height of the line, in points.
  public let size: CGSize
  public let opacity: CGFloat
  public let force: CGFloat
  public let azimuth: CGFloat
  public let altitude: CGFloat

  /// Creates a point.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
  }
}

/// The points of a stroke, which straight lines connect here.
public struct PKStrokePath: RandomAccessCollection, Hashable, Sendable {
  private let points: [PKStrokePoint]
  public let creationDate: Date

  /// Creates a path without points.
  public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date(timeIntervalSinceReferenceDate: 0)) }

  /// Creates a path.
  public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
    points = Array(controlPoints)
    self.creationDate = creationDate
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { points.count }
  public subscript(position: Int) -> PKStrokePoint { points[position] }

  /// The place at a fraction between two points.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    guard let first = points.first, let last = points.last else { return .zero }
    guard parametricValue > 0 else { return first.location }
    let index = Int(bounded: Double(parametricValue.rounded(.down)))
    guard index + 1 < points.count else { return last.location }
    let fraction = parametricValue - CGFloat(index)
    let (from, to) = (points[index].location, points[index + 1].location)
    return CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
  }
}

/// A line of a drawing.
public struct PKStroke: Hashable, Sendable {
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform

  /// Creates a stroke.
  public init(ink: PKInk, strokePath path: PKStrokePath, transform: CGAffineTransform = .identity) {
    self.ink = ink
    self.path = path
    self.transform = transform
  }

  var locations: [CGPoint] { path.map { $0.location.applying(transform) } }

  /// The width of the line, in points: that of its widest point.
  var width: CGFloat { path.map(\.size.width).max() ?? 0 }

  /// The rectangle around the line.
  public var renderBounds: CGRect {
    let points = locations
    guard let first = points.first else { return .null }
    let box = points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    return box.insetBy(dx: -width / 2, dy: -width / 2)
  }

  /// Whether the line passes a circle.
  func passes(_ center: CGPoint, radius: CGFloat) -> Bool {
    let points = locations
    let reach = radius + width / 2
    return zip(points, points.dropFirst().isEmpty ? points[...] : points.dropFirst()).contains { from, to in
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = x * x + y * y
      let along = length == 0 ? 0 : min(1, max(0, ((center.x - from.x) * x + (center.y - from.y) * y) / length))
      return hypot(from.x + along * x - center.x, from.y + along * y - center.y) <= reach
    }
  }

  /// Draws the line into the current context.
  func draw() {
    if ink.inkType.hasTexture {
      report(.approximate("PKInk.InkType.\(ink.inkType)", "it is drawn as a line of one color."))
    }
    let points = locations
    guard let first = points.first else { return }
    let opacity = path.map(\.opacity).max() ?? 1
    (opacity < 1 ? ink.color.withAlphaComponent(opacity) : ink.color).setStroke()
    let line = UIBezierPath()
    line.lineWidth = width
    line.lineCapStyle = .round
    line.lineJoinStyle = .round
    line.move(to: first)
    for point in points.dropFirst() { line.addLine(to: point) }
    if points.count == 1 { line.addLine(to: CGPoint(x: first.x + 0.01, y: first.y)) }
    line.stroke()
  }
}
