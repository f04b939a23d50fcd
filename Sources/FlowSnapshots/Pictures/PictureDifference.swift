import Foundation

/// The difference of two pictures.
package struct PictureDifference: Sendable {
  /// The number of pixels that differ by more than the tolerance.
  package private(set) var count = 0
  /// The largest difference of a channel of these pixels, 0...255.
  package private(set) var largestDelta = 0
  /// The bounding rectangles of the differences, from top to bottom; neighboring pixels share one.
  package private(set) var areas: [PixelRect] = []
  /// Whether the pictures have the same size. If not, only their common part was compared.
  package let hasSameSize: Bool

  private let tolerance: PictureTolerance
  private let pixelCount: Int

  package init(from reference: Picture, to actual: Picture, tolerance: PictureTolerance = .exact) {
    self.tolerance = tolerance
    hasSameSize = reference.width == actual.width && reference.height == actual.height
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    pixelCount = width * height
    var grid = AreaGrid(width: width, height: height)
    reference.pixels.withUnsafeBufferPointer { old in
      actual.pixels.withUnsafeBufferPointer { new in
        for y in 0..<height {
          compare(
            UnsafeBufferPointer(rebasing: old[y * reference.width..<y * reference.width + width]),
            UnsafeBufferPointer(rebasing: new[y * actual.width..<y * actual.width + width]), row: y, &grid)
        }
      }
    }
    areas = grid.areas()
  }

  private mutating func compare(
    _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>, row: Int, _ grid: inout AreaGrid
  ) {
    guard let first = old.baseAddress, let second = new.baseAddress, memcmp(first, second, old.count * 4) != 0
    else { return }
    for x in 0..<old.count where first[x] != second[x] && !tolerance.forgives(first[x], second[x]) {
      count += 1
      largestDelta = max(largestDelta, PictureTolerance.largestDelta(first[x], second[x]))
      grid.add(x, row)
    }
  }

  /// Whether the difference is within the tolerance.
  package var isAcceptable: Bool {
    let allowed = ((1 - Double(tolerance.precision)) * Double(pixelCount)).rounded()
    return hasSameSize && Double(count) <= allowed
  }

  /// The bounding rectangle of all differences, if there are any.
  package var bounds: PixelRect? {
    areas.first.map { first in areas.dropFirst().reduce(first) { $0.union($1) } }
  }
}

/// Finds groups of neighboring pixels.
private struct AreaGrid {
  /// Pixels belong together if their squares of this side touch.
  private static let side = 12

  private let columns: Int
  private let rows: Int
  private var cells: [PixelRect?]

  init(width: Int, height: Int) {
    columns = width / Self.side + 1
    rows = height / Self.side + 1
    cells = [PixelRect?](repeating: nil, count: columns * rows)
  }

  mutating func add(_ x: Int, _ y: Int) {
    let pixel = PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
    let index = y / Self.side * columns + x / Self.side
    cells[index] = cells[index]?.union(pixel) ?? pixel
  }

  func areas() -> [PixelRect] {
    var rest = cells
    var areas: [PixelRect] = []
    for start in rest.indices {
      guard var area = rest[start] else { continue }
      rest[start] = nil
      var pending = [start]
      while let index = pending.popLast() {
        for neighbour in neighbours(of: index) {
          guard let found = rest[neighbour] else { continue }
          rest[neighbour] = nil
          area = area.union(found)
          pending.append(neighbour)
        }
      }
      areas.append(area)
    }
    return areas
  }

  private func neighbours(of index: Int) -> [Int] {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    var found: [Int] = []
    for y in max(0, row - 1)...min(rows - 1, row + 1) {
      for x in max(0, column - 1)...min(columns - 1, column + 1) { found.append(y * columns + x) }
    }
    return found
  }
}
