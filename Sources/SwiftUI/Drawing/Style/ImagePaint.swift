import FlowRendering
import Foundation

/// A shape style that fills a shape by repeating a region of an image.
///
/// - Note: Approximate: a symbol or an image that cannot be drawn is a gray area, and a warning is recorded.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The image to be drawn.
  public var image: Image

  /// A unit-space rectangle defining how much of the source image to draw.
  public var sourceRect: CGRect

  /// A scale factor applied to the image while being drawn.
  public var scale: CGFloat

  /// Creates a shape-filling shape style.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    guard let (bitmap, pixelsPerPoint) = image.pixels(in: environment), scale > 0 else {
      report(.missing("ImagePaint", "an image without pixels is a gray area."))
      return _ShapePaint(SystemColor.fill.color(in: environment))
    }
    return _ShapePaint(.tile(bitmap.cropped(to: sourceRect), scale: pixelsPerPoint / scale))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A shape style that fills a shape by repeating a region of an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Bitmap {
  /// The part of the bitmap in a rectangle of unit coordinates.
  func cropped(to unit: CGRect) -> Bitmap {
    if unit == CGRect(x: 0, y: 0, width: 1, height: 1) { return self }
    let left = min(max(Int(bounded: (unit.minX * CGFloat(width)).rounded()), 0), width)
    let top = min(max(Int(bounded: (unit.minY * CGFloat(height)).rounded()), 0), height)
    let right = min(max(Int(bounded: (unit.maxX * CGFloat(width)).rounded()), left), width)
    let bottom = min(max(Int(bounded: (unit.maxY * CGFloat(height)).rounded()), top), height)
    var result = Bitmap(width: right - left, height: bottom - top)
    for y in top..<bottom {
      for x in left..<right { result[x - left, y - top] = self[x, y] }
    }
    return result
  }
}
