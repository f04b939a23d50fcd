import FlowRendering
import SwiftUI

/// A part of a ring; angles clockwise from 12 o'clock, in radians.
struct SectorGeometry {
  let center: CGPoint
  let inner: CGFloat
  let outer: CGFloat
  let start: Double
  let end: Double

  /// The distance to each neighbor, in points.
  let inset: CGFloat
  let cornerRadius: CGFloat

  /// The sector's outline; its sides are parallel to those without an inset.
  @MainActor
  var path: Path {
    guard outer > inner, end > start else { return Path() }
    let isWhole = end - start >= 2 * .pi - 1e-9
    if isWhole, inset == 0 || inner == 0 {
      var ring = Path(ellipseIn: rect(outer))
      if inner > 0 { ring.addEllipse(in: rect(inner)) }
      return ring
    }
    let outerArc = arc(outer)
    let innerArc = arc(inner)
    guard outerArc.end > outerArc.start else { return Path() }
    var path = Path()
    let corner = min(
      cornerRadius, (outer - inner) / 2, outer * CGFloat(outerArc.end - outerArc.start) / 2,
      inner > 0 ? max(0, inner * CGFloat(innerArc.end - innerArc.start) / 2) : .infinity)
    if corner > 0 {
      addRounded(&path, outerArc, innerArc, corner)
      return path
    }
    add(outerArc, outer, to: &path, clockwise: true)
    if inner > 0, innerArc.end > innerArc.start {
      add(innerArc, inner, to: &path, clockwise: false)
    } else {
      path.addLine(to: tip)
    }
    path.closeSubpath()
    return path
  }

  /// Where the sides meet: the center, moved outwards by the inset.
  private var tip: CGPoint {
    let half = (end - start) / 2
    guard inset > 0, half < .pi / 2, sin(half) > 0.001 else { return center }
    return point(min(outer, inset / CGFloat(sin(half))), (start + end) / 2)
  }

  private func rect(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The angles between which an arc of a radius is, inside of the insets.
  private func arc(_ radius: CGFloat) -> (start: Double, end: Double) {
    guard radius > 0 else { return (start, end) }
    let angle = Double(asin(min(1, inset / radius)))
    let (low, high) = (start + angle, end - angle)
    return low < high ? (low, high) : ((start + end) / 2, (start + end) / 2)
  }

  private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
  }

  private func add(_ arc: (start: Double, end: Double), _ radius: CGFloat, to path: inout Path, clockwise: Bool) {
    let (from, to) = clockwise ? (arc.start, arc.end) : (arc.end, arc.start)
    if path.isEmpty { path.move(to: point(radius, from)) } else { path.addLine(to: point(radius, from)) }
    // SwiftUI's angles are clockwise on the screen from 3 o'clock, with `clockwise` in a system whose y points up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(from - .pi / 2), endAngle: .radians(to - .pi / 2),
      clockwise: !clockwise)
  }

  /// Adds the outline with round corners: curves from the arcs to the sides.
  private func addRounded(
    _ path: inout Path, _ outerArc: (start: Double, end: Double), _ innerArc: (start: Double, end: Double),
    _ corner: CGFloat
  ) {
    let turn = Double(corner / outer)
    func toward(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      let length = hypot(b.x - a.x, b.y - a.y)
      guard length > 0 else { return a }
      let part = min(0.5, corner / length)
      return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    let hasInner = inner > 0 && innerArc.end > innerArc.start
    let outerStart = point(outer, outerArc.start)
    let outerEnd = point(outer, outerArc.end)
    let innerStart = hasInner ? point(inner, innerArc.start) : tip
    let innerEnd = hasInner ? point(inner, innerArc.end) : tip
    path.move(to: toward(outerStart, innerStart))
    path.addQuadCurve(to: point(outer, outerArc.start + turn), control: outerStart)
    add((outerArc.start + turn, outerArc.end - turn), outer, to: &path, clockwise: true)
    path.addQuadCurve(to: toward(outerEnd, innerEnd), control: outerEnd)
    path.addLine(to: toward(innerEnd, outerEnd))
    if hasInner {
      let innerTurn = Double(corner / inner)
      path.addQuadCurve(to: point(inner, innerArc.end - innerTurn), control: innerEnd)
      add((innerArc.start + innerTurn, innerArc.end - innerTurn), inner, to: &path, clockwise: false)
      path.addQuadCurve(to: toward(innerStart, outerStart), control: innerStart)
    } else {
      path.addQuadCurve(to: toward(innerStart, outerStart), control: tip)
    }
    path.closeSubpath()
  }

  /// Whether a point is in the sector's angle, for selections.
  static func turn(at point: CGPoint, around center: CGPoint) -> Double {
    let angle = atan2(Double(point.x - center.x), Double(center.y - point.y))
    return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
  }
}
