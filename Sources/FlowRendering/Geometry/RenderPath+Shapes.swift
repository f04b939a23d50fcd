import Foundation

extension RenderPath {
  /// The radii of a rectangle's corners, in points.
  package struct CornerRadii: Hashable, Sendable {
    package var topLeft: Double
    package var topRight: Double
    package var bottomRight: Double
    package var bottomLeft: Double

    package init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    package init(_ radius: Double) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
  }

  /// The shape of a rounded corner: a quarter circle, Apple's smoother curve, or that of the cards of iOS 26.
  package enum CornerCurve: Hashable, Sendable {
    case circular
    case continuous
    case card
  }

  package static func rect(_ rect: CGRect) -> RenderPath {
    RenderPath(elements: [
      .move(CGPoint(x: rect.minX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// An ellipse that fills `rect`, from its rightmost point clockwise, as four cubic curves.
  package static func ellipse(in rect: CGRect) -> RenderPath {
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    var path = RenderPath()
    path.addArc(center: .zero, radius: 1, startRadians: 0, endRadians: 2 * .pi, clockwise: false)
    path.close()
    return path.transformed(
      by: RenderTransform(
        a: Double(rect.width) / 2, d: Double(rect.height) / 2, tx: Double(centre.x), ty: Double(centre.y)))
  }

  /// A rectangle with rounded corners; radii that are too large for the rectangle are scaled down together.
  package static func roundedRect(
    _ rect: CGRect, radii: CornerRadii, curve: CornerCurve = .circular
  ) -> RenderPath {
    RoundedRectangleBuilder(rect: rect, radii: radii, curve: curve).path()
  }

  package static func roundedRect(
    _ rect: CGRect, radius: Double, curve: CornerCurve = .circular
  ) -> RenderPath {
    roundedRect(rect, radii: CornerRadii(radius), curve: curve)
  }

  /// Adds a circular arc, joined to the current point by a line if there is one.
  ///
  /// - Parameters:
  ///   - startRadians: The angle of the first point, measured from the positive x axis towards positive y.
  ///   - endRadians: The angle of the last point.
  ///   - clockwise: The direction as in SwiftUI's `Path.addArc`: `true` runs towards smaller angles (which looks
  ///     anticlockwise when y points down).
  package mutating func addArc(
    center: CGPoint, radius: Double, startRadians: Double, endRadians: Double, clockwise: Bool
  ) {
    guard radius.isFinite, startRadians.isFinite, endRadians.isFinite else { return }
    var sweep = endRadians - startRadians
    let turn = 2 * Double.pi
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      if sweep < -turn { sweep = -turn }
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      if sweep > turn { sweep = turn }
    }
    let pieces = max(1, Int(bounded: (abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4.0 / 3.0 * tan(step / 4) * radius
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: Double(center.x) + radius * cos(angle), y: Double(center.y) + radius * sin(angle))
    }
    let start = point(startRadians)
    if elements.isEmpty || elements.last == .close { move(to: start) } else { addLine(to: start) }
    for index in 0..<pieces {
      let from = startRadians + step * Double(index)
      let to = from + step
      let first = point(from)
      let last = point(to)
      addCurve(
        to: last,
        control1: CGPoint(x: Double(first.x) - handle * sin(from), y: Double(first.y) + handle * cos(from)),
        control2: CGPoint(x: Double(last.x) + handle * sin(to), y: Double(last.y) - handle * cos(to)))
    }
  }
}
