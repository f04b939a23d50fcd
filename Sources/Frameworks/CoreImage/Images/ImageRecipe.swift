import FlowRendering
import Foundation

/// How an image is made, for any part of it, when a context draws it.
struct ImageRecipe: Sendable {
  /// Outside of it all is clear; it may be infinite.
  let extent: CGRect
  /// Whether an enlarged image keeps its pixels apart.
  var isSampledNearest = false
  /// Makes the pixels of exactly this rectangle, which is inside of the extent.
  private let make: @Sendable (PixelRect) -> PixelGrid

  init(extent: CGRect, isSampledNearest: Bool = false, _ make: @escaping @Sendable (PixelRect) -> PixelGrid) {
    self.extent = extent
    self.isSampledNearest = isSampledNearest
    self.make = make
  }

  static let empty = ImageRecipe(extent: .null) { PixelGrid($0) }

  /// The pixels of a rectangle.
  func pixels(in rect: PixelRect) -> PixelGrid {
    guard !extent.isNull else { return PixelGrid(rect) }
    let inside = extent.isInfinite ? rect : rect.intersection(PixelRect(extent))
    guard !inside.isEmpty else { return PixelGrid(rect) }
    return make(inside).moved(to: rect)
  }

  /// The pixels of a bitmap, with its lower left corner at the origin.
  static func bitmap(_ bitmap: Bitmap, isSampledNearest: Bool = false) -> ImageRecipe {
    let rect = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let grid = PixelGrid(rect, pixels: bitmap.pixels)
    return ImageRecipe(
      extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), isSampledNearest: isSampledNearest
    ) { grid.moved(to: $0) }
  }

  static func color(_ color: LinearColor) -> ImageRecipe {
    let pixel = color.pixel
    return ImageRecipe(extent: .infinite) { PixelGrid($0, filledWith: pixel) }
  }

  /// An image whose pixels depend on their places alone.
  static func function(
    extent: CGRect = .infinite, _ pixel: @escaping @Sendable (_ x: Double, _ y: Double) -> LinearColor
  ) -> ImageRecipe {
    ImageRecipe(extent: extent) { rect in
      var grid = PixelGrid(rect)
      for row in 0..<rect.height {
        let y = Double(rect.maxY - 1 - row) + 0.5
        for column in 0..<rect.width {
          grid.pixels[row * rect.width + column] = pixel(Double(rect.x + column) + 0.5, y).pixel
        }
      }
      return grid
    }
  }

  func cropped(to rect: CGRect) -> ImageRecipe {
    let extent = extent.isInfinite ? rect.standardized : extent.intersection(rect)
    return ImageRecipe(extent: extent, isSampledNearest: isSampledNearest) { pixels(in: $0) }
  }

  /// The image with its edges repeated without an end.
  func clamped(to rect: CGRect) -> ImageRecipe {
    let edge = PixelRect(extent.isInfinite ? rect : extent.intersection(rect))
    guard !edge.isEmpty else { return .empty }
    return ImageRecipe(extent: .infinite, isSampledNearest: isSampledNearest) { rect in
      let source = pixels(in: edge)
      var grid = PixelGrid(rect)
      for row in 0..<rect.height {
        let y = max(edge.y, min(edge.maxY - 1, rect.maxY - 1 - row))
        for column in 0..<rect.width {
          let x = max(edge.x, min(edge.maxX - 1, rect.x + column))
          grid.pixels[row * rect.width + column] = source[x, y]
        }
      }
      return grid
    }
  }

  /// Changes each color. Equal pixels are computed once.
  func mapColors(_ change: @escaping @Sendable (LinearColor) -> LinearColor) -> ImageRecipe {
    ImageRecipe(extent: extent, isSampledNearest: isSampledNearest) { rect in
      var grid = pixels(in: rect)
      var known: [UInt32: UInt32] = [:]
      var (last, lastResult): (UInt32, UInt32) = (0, change(LinearColor(pixel: 0)).pixel)
      for index in grid.pixels.indices {
        let pixel = grid.pixels[index]
        if pixel != last {
          last = pixel
          if let result = known[pixel] {
            lastResult = result
          } else {
            lastResult = change(LinearColor(pixel: pixel)).pixel
            if known.count < 65_536 { known[pixel] = lastResult }
          }
        }
        grid.pixels[index] = lastResult
      }
      return grid
    }
  }

  /// Combines the pixels of two images at the same places, in the extent of both.
  func combined(
    with other: ImageRecipe, extent: CGRect? = nil,
    _ combine: @escaping @Sendable (_ first: LinearColor, _ second: LinearColor) -> LinearColor
  ) -> ImageRecipe {
    let whole = self.extent.isInfinite || other.extent.isInfinite ? CGRect.infinite : self.extent.union(other.extent)
    return ImageRecipe(extent: extent ?? whole) { rect in
      var grid = pixels(in: rect)
      let second = other.pixels(in: rect)
      for index in grid.pixels.indices {
        grid.pixels[index] =
          combine(LinearColor(pixel: grid.pixels[index]), LinearColor(pixel: second.pixels[index])).pixel
      }
      return grid
    }
  }
}
