import Foundation

/// An SVG arc of an ellipse between two points, converted to curves; without curves it is a line.
struct SVGArc {
  private(set) var curves: [(to: CGPoint, control1: CGPoint, control2: CGPoint)] = []

  /// - Parameters:
  ///   - rotation: The rotation of the ellipse, in radians.
  ///   - isLarge: Whether the arc is the longer of the two possible ones.
  ///   - isClockwise: The direction, with y pointing down.
  init(from: CGPoint, to: CGPoint, radii: CGSize, rotation: Double, isLarge: Bool, isClockwise: Bool) {
    guard from != to, radii.width > 0, radii.height > 0 else { return }
    let (sine, cosine) = (sin(rotation), cos(rotation))
    // Half of the distance, along the axes of the ellipse.
    let halfX = cosine * (from.x - to.x) / 2 + sine * (from.y - to.y) / 2
    let halfY = -sine * (from.x - to.x) / 2 + cosine * (from.y - to.y) / 2
    // Radii that are too short to connect the points are scaled up.
    let reach = halfX * halfX / (radii.width * radii.width) + halfY * halfY / (radii.height * radii.height)
    let growth = max(1, reach.squareRoot())
    let (rx, ry) = (radii.width * growth, radii.height * growth)
    let denominator = rx * rx * halfY * halfY + ry * ry * halfX * halfX
    let offset =
      max(0, (rx * rx * ry * ry - denominator) / denominator).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let centerX = offset * rx * halfY / ry
    let centerY = -offset * ry * halfX / rx
    let center = CGPoint(
      x: cosine * centerX - sine * centerY + (from.x + to.x) / 2,
      y: sine * centerX + cosine * centerY + (from.y + to.y) / 2)
    let first = atan2((halfY - centerY) / ry, (halfX - centerX) / rx)
    var sweep = atan2((-halfY - centerY) / ry, (-halfX - centerX) / rx) - first
    // Radii so large that no number holds the center: the arc is a line.
    guard sweep.isFinite else { return }
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let length = 4 / 3 * tan(step / 4)

    func point(_ angle: Double, _ along: Double) -> CGPoint {
      let x = rx * (cos(angle) - along * sin(angle))
      let y = ry * (sin(angle) + along * cos(angle))
      return CGPoint(x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
    }
    for index in 0..<count {
      let angle = first + Double(index) * step
      curves.append(
        (
          to: index == count - 1 ? to : point(angle + step, 0), control1: point(angle, length),
          control2: point(angle + step, -length)
        ))
    }
  }
}
