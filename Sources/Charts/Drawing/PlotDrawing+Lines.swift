import FlowRendering
import SwiftUI

extension PlotDrawing {
  /// Draws the line through marks, and the symbols that the app gives them.
  func drawLine(_ indices: [Int], into list: inout DisplayListBuilder) {
    guard let first = indices.first else { return }
    let placed = model.placed[first]
    let look = model.looks[placed.look]
    let points = indices.map { geometry.point(of: model.placed[$0]) }
    let method = look.interpolation?.storage ?? .linear
    var path = RenderPath()
    CurvePath.add(
      method == .linear ? LineReduction.reduce(points, pixelLength: pixelLength) : points, method, to: &path)
    let stroke = stroke(of: look, width: model.look.marks.lineWidth)
    let bounds = Path(path).boundingRect
    if points.count > 1 { add(Path(path), stroke: stroke, look: placed.look, in: bounds, into: &list) }
    guard look.hasSymbol else { return }
    for index in indices {
      let placed = model.placed[index]
      let look = model.looks[placed.look]
      guard let shape = geometry.symbolShape(of: look) else { continue }
      let rect = geometry.bounds(of: placed)
      add(shape.path(in: rect), look: placed.look, in: rect, into: &list)
    }
  }

  /// Draws the area of marks.
  func drawArea(_ indices: [Int], into list: inout DisplayListBuilder) {
    guard let first = indices.first else { return }
    let placed = model.placed[first]
    let look = model.looks[placed.look]
    var start: [CGPoint] = []
    var end: [CGPoint] = []
    for index in indices {
      let placed = model.placed[index]
      let offset = geometry.offset(of: model.looks[placed.look])
      let x = geometry.x(placed.x)
      let y = geometry.y(placed.y)
      start.append(CGPoint(x: x.start + offset.xStart, y: y.start + offset.yStart))
      end.append(CGPoint(x: x.end + offset.xEnd, y: y.end + offset.yEnd))
    }
    addArea(from: start, to: end, look.interpolation?.storage ?? .linear, look: placed.look, into: &list)
  }

  private func addArea(
    from start: [CGPoint], to end: [CGPoint], _ method: InterpolationMethod.Storage, look: Int,
    into list: inout DisplayListBuilder
  ) {
    guard end.count > 1 else { return }
    var path = RenderPath()
    CurvePath.add(end, method, to: &path)
    var back = RenderPath()
    CurvePath.add(start.reversed(), method.reversed, to: &back)
    path.addLine(to: start[start.count - 1])
    path.elements.append(contentsOf: back.elements.dropFirst())
    path.close()
    let outline = Path(path)
    add(outline, look: look, in: outline.boundingRect, into: &list)
  }

  /// Draws a function as a line or an area; where it has no value, there is a gap.
  func draw(_ function: PlottedFunction, _ mark: Mark, _ placed: PlacedMark, into list: inout DisplayListBuilder) {
    let range = model.x.low...max(model.x.low, model.x.high)
    var parts: [[(end: CGPoint, start: CGPoint)]] = [[]]
    for point in FunctionSampling.points(of: function, over: range) {
      let isKnown = point.x.isFinite && point.y.isFinite && (point.yStart?.isFinite ?? true)
      guard isKnown else {
        if parts.last?.isEmpty == false { parts.append([]) }
        continue
      }
      let x = geometry.x(.at(point.x)).start
      parts[parts.count - 1].append(
        (
          CGPoint(x: x, y: model.yPosition(point.y, in: geometry.size)),
          CGPoint(x: x, y: model.yPosition(point.yStart ?? 0, in: geometry.size))
        ))
    }
    let look = model.looks[placed.look]
    for part in parts where part.count > 1 {
      if mark.kind == .area {
        addArea(from: part.map(\.start), to: part.map(\.end), .linear, look: placed.look, into: &list)
      } else {
        var path = RenderPath()
        CurvePath.add(part.map(\.end), .linear, to: &path)
        let stroke = stroke(of: look, width: model.look.marks.lineWidth)
        add(Path(path), stroke: stroke, look: placed.look, in: Path(path).boundingRect, into: &list)
      }
    }
  }
}

extension InterpolationMethod.Storage {
  /// The method with which the same curve goes back.
  var reversed: InterpolationMethod.Storage {
    if case .step(let transition) = self { .step(transition: 1 - transition) } else { self }
  }
}

/// Leaves out points of a line that no pixel shows.
enum LineReduction {
  /// Points of a line from left to right: of many points in a column of pixels, the first, the lowest, the highest and
  /// the last one.
  static func reduce(_ points: [CGPoint], pixelLength: CGFloat) -> [CGPoint] {
    guard pixelLength > 0, points.count > leastCount else { return points }
    for index in 1..<points.count where points[index].x < points[index - 1].x { return points }
    var result: [CGPoint] = []
    var index = 0
    while index < points.count {
      let column = (points[index].x / pixelLength).rounded(.down)
      var end = index
      var (low, high) = (index, index)
      while end < points.count, (points[end].x / pixelLength).rounded(.down) == column {
        if points[end].y < points[low].y { low = end }
        if points[end].y > points[high].y { high = end }
        end += 1
      }
      var last = -1
      for kept in [index, min(low, high), max(low, high), end - 1] where kept > last {
        result.append(points[kept])
        last = kept
      }
      index = end
    }
    return result
  }

  /// A line of fewer points is drawn as it is.
  static let leastCount = 4_000
}
