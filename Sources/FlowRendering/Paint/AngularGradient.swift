import Foundation

/// Computes a gradient around a center, for which cairo has no pattern.
struct AngularGradient {
  let stops: [RenderGradientStop]
  let center: CGPoint
  /// The start angle in radians, from the positive x axis towards positive y.
  let start: Double
  let end: Double

  private static let steps = 4096

  /// The gradient over a rectangle, sampled at pixel centers.
  func bitmap(width: Int, height: Int, origin: CGPoint, pixelsPerPoint: Double) -> Bitmap {
    // If the center is far away or not finite, pixels have no direction from it.
    guard abs(Double(center.x)) < 1e9, abs(Double(center.y)) < 1e9, start.isFinite, end.isFinite else {
      return Bitmap(width: width, height: height)
    }
    let colors = table()
    var pixels = [UInt32](repeating: 0, count: width * height)
    let step = 1 / pixelsPerPoint
    let left = Double(origin.x) - Double(center.x) + step / 2
    var y = Double(origin.y) - Double(center.y) + step / 2
    let scale = Double(Self.steps)
    colors.withUnsafeBufferPointer { colors in
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard var target = pixels.baseAddress, let colors = colors.baseAddress else { return }
        var row = 0
        while row < height {
          var x = left
          var column = 0
          while column < width {
            let turn = Self.turn(x: x, y: y)
            let index = Int(turn * scale)
            target.pointee = colors[index >= Self.steps ? Self.steps &- 1 : index]
            target += 1
            x += step
            column &+= 1
          }
          y += step
          row &+= 1
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The colors of one turn, starting at the positive x axis.
  private func table() -> [UInt32] {
    let turn = 2 * Double.pi
    let sweep = min(turn, abs(end - start))
    let ramp = GradientStops.table(end >= start ? stops : GradientStops.reversed(stops), count: Self.steps)
    guard sweep > 0 else { return [UInt32](repeating: ramp[Self.steps - 1], count: Self.steps) }
    let begin = min(start, end)
    return (0..<Self.steps).map { index in
      let angle = (Double(index) + 0.5) / Double(Self.steps) * turn
      var offset = (angle - begin).truncatingRemainder(dividingBy: turn)
      if offset < 0 { offset += turn }
      if offset <= sweep {
        return ramp[min(Self.steps - 1, Int(offset / sweep * Double(Self.steps)))]
      }
      // Outside the arc, the color of the nearer end applies.
      return offset - sweep < turn - offset ? ramp[Self.steps - 1] : ramp[0]
    }
  }

  /// The angle as a fraction of a turn, by arithmetic alone, so that it is the same with every mathematics library.
  ///
  /// The polynomial is accurate to 3e-7 of a turn.
  @inline(__always)
  private static func turn(x: Double, y: Double) -> Double {
    let ax = x < 0 ? -x : x
    let ay = y < 0 ? -y : y
    let large = ax > ay ? ax : ay
    if large == 0 { return 0 }
    let t = (ax > ay ? ay : ax) / large
    let s = t * t
    var angle = -0.0018651415 * s + 0.00837904052
    angle = angle * s - 0.0185298053
    angle = angle * s + 0.0308028884
    angle = angle * s - 0.052938564
    angle = (angle * s + 0.159151317) * t
    if ay > ax { angle = 0.25 - angle }
    if x < 0 { angle = 0.5 - angle }
    if y < 0 { angle = 1 - angle }
    return angle
  }
}
