/// A picture with 8-bit sRGB pixels and premultiplied alpha, top row first.
package struct Picture: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// One value per pixel, `0xAARRGGBB`, row by row without padding.
  package var pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(width) × \(height) pixels were announced, \(pixels.count) given.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a picture of one color.
  package init(width: Int, height: Int, color: UInt32) {
    self.init(width: width, height: height, pixels: [UInt32](repeating: color, count: width * height))
  }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The part of a rectangle inside the picture.
  package func clipped(_ rect: PixelRect) -> PixelRect {
    PixelRect(
      left: max(0, rect.left), top: max(0, rect.top), right: min(width, rect.right), bottom: min(height, rect.bottom))
  }
}

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  package var left: Int
  package var top: Int
  /// The first column to the right of the rectangle.
  package var right: Int
  /// The first row below the rectangle.
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package var width: Int { right - left }
  package var height: Int { bottom - top }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func grown(by distance: Int) -> PixelRect {
    PixelRect(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }
}
