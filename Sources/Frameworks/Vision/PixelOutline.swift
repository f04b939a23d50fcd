import FlowRendering
import Foundation

/// Which pixels of a picture belong to areas.
struct AreaGrid {
  let width: Int
  let height: Int
  private let isInside: [Bool]

  /// - Parameters:
  ///   - longerSide: The length of the longer side, in pixels; smaller pictures keep their size.
  ///   - pivot: The limit between dark and light, or `nil` for the middle.
  ///   - isDark: Whether the areas are the dark ones.
  init(_ bitmap: Bitmap, longerSide: Int, pivot: Float?, isDark: Bool) {
    let scale = min(1, Double(max(1, longerSide)) / Double(max(bitmap.width, bitmap.height)))
    let (width, height) = (
      max(1, Int((Double(bitmap.width) * scale).rounded())), max(1, Int((Double(bitmap.height) * scale).rounded()))
    )
    let light: [Float] = (0..<width * height).map { index in
      let pixel = bitmap[index % width * bitmap.width / width, index / width * bitmap.height / height]
      return (0.299 * Float(pixel.red) + 0.587 * Float(pixel.green) + 0.114 * Float(pixel.blue)) / 255
    }
    let middle = ((light.min() ?? 0) + (light.max() ?? 1)) / 2
    isInside = light.map { isDark == ($0 < pivot ?? middle) }
    (self.width, self.height) = (width, height)
  }

  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height && isInside[y * width + x]
  }
}

/// A closed line along the sides of pixels.
struct PixelOutline {
  /// A corner of pixels.
  struct Corner: Hashable {
    var x: Int
    var y: Int
  }

  private let corners: [Corner]
  private let size: (width: Int, height: Int)
  /// The area inside of the line, in pixels.
  let area: Double
  /// Whether the pixels inside do not belong to the area around the line.
  let isHole: Bool

  private init(_ corners: [Corner], in grid: AreaGrid) {
    self.corners = corners
    size = (grid.width, grid.height)
    let doubled = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    area = abs(Double(doubled)) / 2
    isHole = doubled < 0
  }

  /// In parts of the picture, from its lower left corner.
  var normalized: [SIMD2<Float>] {
    corners.map { SIMD2(Float($0.x) / Float(size.width), 1 - Float($0.y) / Float(size.height)) }
  }

  /// Whether another line, which crosses none, is inside.
  func contains(_ other: PixelOutline) -> Bool {
    guard let start = other.corners.first, let next = other.corners.dropFirst().first else { return false }
    // A point beside the other line, in the middle of a pixel of its area.
    let (dx, dy) = ((next.x - start.x).signum(), (next.y - start.y).signum())
    let x = Double(start.x) + 0.5 * Double(dx) - 0.5 * Double(dy)
    let y = Double(start.y) + 0.5 * Double(dy) + 0.5 * Double(dx)
    var isInside = false
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) where (Double(a.y) > y) != (Double(b.y) > y) {
      let crossing = Double(a.x) + (y - Double(a.y)) / Double(b.y - a.y) * Double(b.x - a.x)
      if x < crossing { isInside.toggle() }
    }
    return isInside
  }

  /// The lines around all areas of a grid, with the area on the right of the direction, and around their holes.
  static func outlines(of grid: AreaGrid) -> [PixelOutline] {
    var sides: [Corner: [Corner]] = [:]
    var starts: [Corner] = []
    func add(_ from: Corner, _ to: Corner) {
      sides[from, default: []].append(to)
      starts.append(from)
    }
    for y in 0..<grid.height {
      for x in 0..<grid.width where grid.contains(x, y) {
        if !grid.contains(x, y - 1) { add(Corner(x: x, y: y), Corner(x: x + 1, y: y)) }
        if !grid.contains(x + 1, y) { add(Corner(x: x + 1, y: y), Corner(x: x + 1, y: y + 1)) }
        if !grid.contains(x, y + 1) { add(Corner(x: x + 1, y: y + 1), Corner(x: x, y: y + 1)) }
        if !grid.contains(x - 1, y) { add(Corner(x: x, y: y + 1), Corner(x: x, y: y)) }
      }
    }
    return starts.compactMap { start in
      guard sides[start]?.isEmpty == false else { return nil }
      var corners = [start]
      var (current, direction) = (start, (0, 0))
      repeat {
        let choices = sides[current] ?? []
        // Where two areas touch at a corner, each keeps its own line: it turns right.
        let right = choices.firstIndex { ($0.x - current.x, $0.y - current.y) == (-direction.1, direction.0) }
        guard !choices.isEmpty else { break }
        let next = sides[current]?.remove(at: right ?? 0) ?? start
        let step = (next.x - current.x, next.y - current.y)
        if step == direction { corners.removeLast() }
        corners.append(next)
        (current, direction) = (next, step)
      } while current != start
      corners.removeLast()
      return PixelOutline(corners, in: grid)
    }
  }

  /// A closed line without the points that are nearly on a line between their neighbors.
  static func simplified(_ points: [SIMD2<Float>], tolerance: Float) -> [SIMD2<Float>] {
    guard points.count > 3, tolerance > 0 else { return points }
    var kept = [Bool](repeating: false, count: points.count)
    // The point that is farthest from the first one divides the closed line.
    let far = points.indices.max { distance(points[$0], points[0]) < distance(points[$1], points[0]) } ?? 0
    (kept[0], kept[far]) = (true, true)
    var parts = [(0, far), (far, points.count)]
    while let (start, end) = parts.popLast() {
      let (a, b) = (points[start], points[end % points.count])
      guard
        let index = (start + 1..<max(start + 1, end)).max(by: {
          separation(points[$0], a, b) < separation(points[$1], a, b)
        }), separation(points[index], a, b) > tolerance
      else { continue }
      kept[index] = true
      parts += [(start, index), (index, end)]
    }
    return points.indices.filter { kept[$0] }.map { points[$0] }
  }

  private static func distance(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float {
    let d = a - b
    return (d * d).sum().squareRoot()
  }

  /// The distance of a point from a line through two others.
  private static func separation(_ point: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float {
    let length = distance(a, b)
    guard length > 0 else { return distance(point, a) }
    return abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length
  }
}
