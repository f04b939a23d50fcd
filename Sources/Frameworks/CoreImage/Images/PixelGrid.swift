import FlowRendering
import Foundation

/// A rectangle of whole pixels. Like all of Core Image, it counts upwards.
struct PixelRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The pixels whose centers are in a rectangle, within a billion pixels.
  init(_ rect: CGRect) {
    func whole(_ value: CGFloat) -> Int {
      value.isNaN ? 0 : Int(max(-1e9, min(1e9, (value - 0.5).rounded(.up))))
    }
    let standard = rect.standardized
    self.init(
      x: whole(standard.minX), y: whole(standard.minY), width: whole(standard.maxX) - whole(standard.minX),
      height: whole(standard.maxY) - whole(standard.minY))
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: bottom, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - bottom)
  }

  func expanded(by distance: Int) -> PixelRect {
    PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

/// The pixels of a rectangle, as those of a `Bitmap`.
struct PixelGrid: Sendable {
  let rect: PixelRect
  /// Row by row from the top.
  var pixels: [UInt32]

  init(_ rect: PixelRect, pixels: [UInt32]) {
    self.rect = rect
    self.pixels = pixels
  }

  init(_ rect: PixelRect, filledWith pixel: UInt32 = 0) {
    self.init(rect, pixels: [UInt32](repeating: pixel, count: rect.width * rect.height))
  }

  var bitmap: Bitmap { Bitmap(width: rect.width, height: rect.height, pixels: pixels) }

  /// A pixel, which is clear outside of the rectangle.
  subscript(x: Int, y: Int) -> UInt32 {
    let (column, row) = (x - rect.x, rect.maxY - 1 - y)
    guard column >= 0, column < rect.width, row >= 0, row < rect.height else { return 0 }
    return pixels[row * rect.width + column]
  }

  /// The pixels of another rectangle; those that are not here are clear.
  func moved(to other: PixelRect) -> PixelGrid {
    if other == rect { return self }
    var result = PixelGrid(other)
    let common = rect.intersection(other)
    guard !common.isEmpty else { return result }
    for y in common.y..<common.maxY {
      let source = (rect.maxY - 1 - y) * rect.width + common.x - rect.x
      let target = (other.maxY - 1 - y) * other.width + common.x - other.x
      for offset in 0..<common.width { result.pixels[target + offset] = pixels[source + offset] }
    }
    return result
  }
}
