import FlowRendering
import Foundation

extension Path {
  /// Adds an arc of a circle to the path, specified with a radius and a difference in angle.
  ///
  /// - Parameters:
  ///   - center: The center of the arc.
  ///   - radius: The radius of the arc, in points.
  ///   - startAngle: The angle of the first point, from the positive x axis towards positive y.
  ///   - delta: The difference between the starting angle and ending angle of the arc.
  ///   - transform: A transform to apply to the arc before it is added.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    withTransform(transform) { path in
      path.renderPath.addArc(
        center: center, radius: radius, startRadians: startAngle.radians, endRadians: (startAngle + delta).radians,
        clockwise: delta.radians < 0)
    }
  }

  /// Adds an arc of a circle to the path, specified with a radius and angles.
  ///
  /// - Parameters:
  ///   - center: The center of the arc.
  ///   - radius: The radius of the arc, in points.
  ///   - startAngle: The angle of the first point, from the positive x axis towards positive y.
  ///   - endAngle: The angle of the last point.
  ///   - clockwise: `true` to draw towards smaller angles, which looks counterclockwise because y points down.
  ///   - transform: A transform to apply to the arc before it is added.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    withTransform(transform) { path in
      path.renderPath.addArc(
        center: center, radius: radius, startRadians: startAngle.radians, endRadians: endAngle.radians,
        clockwise: clockwise)
    }
  }

  /// Adds an arc of a circle to the path, specified with a radius and two tangent lines.
  ///
  /// The first tangent line is from the current point to `tangent1End`, the second from there to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    withTransform(transform) { path in
      path.addTangentArc(tangent1End, tangent2End, radius: radius)
    }
  }

  private mutating func addTangentArc(_ corner: CGPoint, _ end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else {
      move(to: corner)
      return
    }
    let back = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let forth = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let backLength = hypot(back.dx, back.dy)
    let forthLength = hypot(forth.dx, forth.dy)
    let cross = back.dx * forth.dy - back.dy * forth.dx
    guard radius > 0, backLength > 0, forthLength > 0, abs(cross) > 1e-9 * backLength * forthLength else {
      addLine(to: corner)
      return
    }
    let dot = back.dx * forth.dx + back.dy * forth.dy
    let half = atan2(abs(cross), dot) / 2
    let tangentLength = radius / tan(half)
    let unitBack = CGVector(dx: back.dx / backLength, dy: back.dy / backLength)
    let unitForth = CGVector(dx: forth.dx / forthLength, dy: forth.dy / forthLength)
    let centerLength = radius / sin(half)
    let middle = CGVector(dx: unitBack.dx + unitForth.dx, dy: unitBack.dy + unitForth.dy)
    let middleLength = hypot(middle.dx, middle.dy)
    let center = CGPoint(
      x: corner.x + middle.dx / middleLength * centerLength, y: corner.y + middle.dy / middleLength * centerLength)
    let first = CGPoint(x: corner.x + unitBack.dx * tangentLength, y: corner.y + unitBack.dy * tangentLength)
    let last = CGPoint(x: corner.x + unitForth.dx * tangentLength, y: corner.y + unitForth.dy * tangentLength)
    renderPath.addArc(
      center: center, radius: radius, startRadians: atan2(first.y - center.y, first.x - center.x),
      endRadians: atan2(last.y - center.y, last.x - center.x), clockwise: cross > 0)
  }

  /// Adds elements in coordinates that `transform` maps to those of the path.
  private mutating func withTransform(_ transform: CGAffineTransform, _ body: (inout Path) -> Void) {
    if transform.isIdentity {
      body(&self)
      return
    }
    var added = Path()
    let inverse = transform.inverted()
    if let current = currentPoint { added.move(to: current.applying(inverse)) }
    body(&added)
    if currentPoint != nil { added.renderPath.elements.removeFirst() }
    addPath(added, transform: transform)
  }
}
