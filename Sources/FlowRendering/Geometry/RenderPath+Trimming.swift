import Foundation

extension RenderPath {
  /// The part of the path between two fractions of its total length.
  ///
  /// - Parameters:
  ///   - from: The start, 0...1 of the length of all subpaths together.
  ///   - to: The end; the result is empty if it is not larger than `from`.
  package func trimmed(from: Double, to: Double) -> RenderPath {
    let from = from.isNaN ? 0 : min(1, max(0, from))
    let to = to.isNaN ? 1 : min(1, max(0, to))
    if from >= to { return RenderPath() }
    if from == 0, to == 1 { return self }
    let segments = measuredSegments()
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0 else { return self }
    let begin = from * total
    let end = to * total
    var result = RenderPath()
    var position = 0.0
    var pen: CGPoint?
    for segment in segments {
      defer { position += segment.length }
      let low = max(begin, position)
      let high = min(end, position + segment.length)
      guard low < high else { continue }
      let t0 = segment.parameter(atLength: low - position)
      let t1 = segment.parameter(atLength: high - position)
      let part = segment.curve.part(from: t0, to: t1)
      if segment.startsSubpath || pen != part.from { result.move(to: part.from) }
      if segment.isLine {
        result.addLine(to: part.to)
      } else {
        result.addCurve(to: part.to, control1: part.control1, control2: part.control2)
      }
      pen = part.to
    }
    return result
  }

  private struct MeasuredSegment {
    var curve: CubicCurve
    var isLine: Bool
    var startsSubpath: Bool
    /// The cumulative length at the end of each piece.
    var lengths: [Double]
    var length: Double { lengths[lengths.count - 1] }

    init(curve: CubicCurve, isLine: Bool, startsSubpath: Bool) {
      self.curve = curve
      self.isLine = isLine
      self.startsSubpath = startsSubpath
      var points = [curve.from]
      if isLine { points.append(curve.to) } else { curve.flatten(into: &points) }
      var sum = 0.0
      lengths = []
      for index in 1..<points.count {
        let dx = Double(points[index].x - points[index - 1].x)
        let dy = Double(points[index].y - points[index - 1].y)
        sum += (dx * dx + dy * dy).squareRoot()
        lengths.append(sum)
      }
    }

    func parameter(atLength target: Double) -> Double {
      if target <= 0 { return 0 }
      if target >= length { return 1 }
      let piece = lengths.firstIndex { $0 >= target } ?? lengths.count - 1
      let before = piece == 0 ? 0 : lengths[piece - 1]
      let within = lengths[piece] > before ? (target - before) / (lengths[piece] - before) : 0
      return (Double(piece) + within) / Double(lengths.count)
    }
  }

  private func measuredSegments() -> [MeasuredSegment] {
    var segments: [MeasuredSegment] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    var isNew = true
    func line(to point: CGPoint) {
      func mix(_ t: Double) -> CGPoint {
        CGPoint(x: current.x + (point.x - current.x) * t, y: current.y + (point.y - current.y) * t)
      }
      let curve = CubicCurve(from: current, control1: mix(1 / 3), control2: mix(2 / 3), to: point)
      segments.append(MeasuredSegment(curve: curve, isLine: true, startsSubpath: isNew))
      current = point
      isNew = false
    }
    for element in elements {
      switch element {
      case .move(let point):
        current = point
        start = point
        isNew = true
      case .line(let point):
        line(to: point)
      case .quad(let point, let control):
        let curve = CubicCurve(quadFrom: current, control: control, to: point)
        segments.append(MeasuredSegment(curve: curve, isLine: false, startsSubpath: isNew))
        current = point
        isNew = false
      case .curve(let point, let control1, let control2):
        let curve = CubicCurve(from: current, control1: control1, control2: control2, to: point)
        segments.append(MeasuredSegment(curve: curve, isLine: false, startsSubpath: isNew))
        current = point
        isNew = false
      case .close:
        if current != start { line(to: start) }
        isNew = true
      }
    }
    return segments
  }
}
