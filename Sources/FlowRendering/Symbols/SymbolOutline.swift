import Foundation

/// The outline of an icon that is filled, for a symbol whose name has no `.fill`: the icon font has one icon for both.
struct SymbolOutline {
  private struct Contour {
    let points: [CGPoint]
    var isHole = false

    /// Positive or negative, by the direction.
    let area: Double
    let length: Double

    init(_ points: [CGPoint]) {
      self.points = points
      var (area, length) = (0.0, 0.0)
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
        area += Double(from.x * to.y - to.x * from.y) / 2
        length += hypot(Double(to.x - from.x), Double(to.y - from.y))
      }
      self.area = area
      self.length = length
    }

    func contains(_ point: CGPoint) -> Bool {
      var isInside = false
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) where (from.y > point.y) != (to.y > point.y)
      {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if point.x < x { isInside.toggle() }
      }
      return isInside
    }
  }

  /// Lines around the areas of an icon; `nil` if the icon consists of lines itself.
  ///
  /// What is a line stays, such as the slash of an icon, and a narrow gap becomes one, such as the rib of a leaf.
  ///
  /// - Parameter path: The icon, in em around its center.
  static func path(of path: RenderPath) -> RenderPath? {
    let thickness = SymbolPen.thickness
    let contours = path.flattened().map { Contour(thinned($0.points)) }.filter { $0.points.count > 2 && $0.area != 0 }
    let bounds = path.boundingRect
    guard bounds.width > 3 * thickness, bounds.height > 3 * thickness else { return nil }
    // The lines are as large as the icon.
    let (scaleX, scaleY) = (1 - thickness / Double(bounds.width), 1 - thickness / Double(bounds.height))
    func scaled(_ contour: Contour, isReversed: Bool) -> [(Double, Double)] {
      let points = contour.points.map { (Double($0.x) * scaleX, Double($0.y) * scaleY) }
      return (contour.area > 0) == isReversed ? points.reversed() : points
    }
    var result = RenderPath()
    var hasOutline = false
    for area in areas(contours) {
      if area.width < 1.7 * thickness {
        result.add(SymbolPen.polygon(scaled(area.outer, isReversed: false)))
        for hole in area.holes { result.add(SymbolPen.polygon(scaled(hole, isReversed: true))) }
        continue
      }
      hasOutline = true
      for contour in [area.outer] + area.holes {
        // In the direction of the lines, with which it is filled.
        let points = scaled(contour, isReversed: false)
        let isGap = contour.isHole && 2 * abs(contour.area) / contour.length < 0.9 * thickness
        result.add(isGap ? SymbolPen.polygon(points) : SymbolPen.line(points + points.prefix(1)))
      }
    }
    return hasOutline ? result : nil
  }

  /// An area with its holes.
  private struct Area {
    let outer: Contour
    var holes: [Contour] = []

    /// The mean width, as of a line.
    var width: Double {
      let size = holes.reduce(abs(outer.area)) { $0 - abs($1.area) }
      return 2 * size / holes.reduce(outer.length) { $0 + $1.length }
    }
  }

  private static func areas(_ contours: [Contour]) -> [Area] {
    var areas: [Area] = []
    var holes: [Contour] = []
    for (index, contour) in contours.enumerated() {
      let depth = contours.enumerated().count { $0 != index && $1.contains(contour.points[0]) }
      if depth % 2 == 0 {
        areas.append(Area(outer: contour))
      } else {
        var hole = contour
        hole.isHole = true
        holes.append(hole)
      }
    }
    for hole in holes {
      let around = areas.indices.filter { areas[$0].outer.contains(hole.points[0]) }
      let nearest = around.min { abs(areas[$0].outer.area) < abs(areas[$1].outer.area) }
      if let nearest { areas[nearest].holes.append(hole) }
    }
    return areas
  }

  /// Points that are not closer than needed for a smooth line.
  private static func thinned(_ points: [CGPoint]) -> [CGPoint] {
    var result: [CGPoint] = []
    for point in points {
      if let last = result.last, hypot(point.x - last.x, point.y - last.y) < 0.03 { continue }
      result.append(point)
    }
    if let first = result.first, let last = result.last, result.count > 1 {
      if hypot(first.x - last.x, first.y - last.y) < 0.03 { result.removeLast() }
    }
    return result
  }
}
