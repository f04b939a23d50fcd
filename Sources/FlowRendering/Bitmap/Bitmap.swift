import Foundation

/// A picture of 8-bit sRGB pixels with premultiplied alpha, top row first.
package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// One value per pixel, `0xAARRGGBB`, row by row without padding.
  package private(set) var pixels: [UInt32]

  /// Creates a transparent bitmap.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: [UInt32](repeating: 0, count: max(0, width) * max(0, height)))
  }

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0, "A bitmap cannot be \(width) × \(height).")
    precondition(pixels.count == width * height, "\(width) × \(height) pixels were announced, \(pixels.count) given.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A pixel's components with premultiplied alpha, 0...255.
  package struct Pixel: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    package init(packed: UInt32) {
      self.init(
        red: UInt8(truncatingIfNeeded: packed >> 16), green: UInt8(truncatingIfNeeded: packed >> 8),
        blue: UInt8(truncatingIfNeeded: packed), alpha: UInt8(truncatingIfNeeded: packed >> 24))
    }

    package var packed: UInt32 {
      UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  package subscript(x: Int, y: Int) -> Pixel {
    get { Pixel(packed: pixels[index(x, y)]) }
    set { pixels[index(x, y)] = newValue.packed }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) is outside \(width) × \(height) pixels.")
    return y * width + x
  }
}
