import CPangoCairo

/// A rectangle of device pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var isEmpty: Bool { width <= 0 || height <= 0 }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  func expanded(by margin: Int) -> PixelRect {
    PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

/// A surface that is painted into, with what to do when it is finished.
final class CanvasLayer {
  /// The device pixels the surface covers.
  let frame: PixelRect
  let surface: OpaquePointer
  let context: OpaquePointer
  /// How many states wait to be restored.
  var saves = 0
  var opacity = 1.0
  var blendMode = RenderBlendMode.normal
  var filters: [RenderFilter] = []
  /// Device pixels per point where the layer began, for lengths in filters.
  var filterScale = 1.0

  init(_ frame: PixelRect) {
    self.frame = frame
    // cairo cannot make a surface without pixels that can be painted into: one pixel that nothing shows.
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(max(1, frame.width)), Int32(max(1, frame.height)))
    cairo_surface_set_device_offset(surface, Double(-frame.x), Double(-frame.y))
    context = cairo_create(surface)
    cairo_set_tolerance(context, 0.1)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  var width: Int { frame.width }
  var height: Int { frame.height }

  /// The pixels, `0xAARRGGBB` with alpha multiplied in; rows follow each other without padding.
  func withPixels(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    guard !frame.isEmpty else { return }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    data.withMemoryRebound(to: UInt32.self, capacity: width * height) { body($0) }
    cairo_surface_mark_dirty(surface)
  }

  func makeBitmap() -> Bitmap {
    var pixels: [UInt32] = []
    withPixels { source in
      pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        target.baseAddress?.initialize(from: source, count: width * height)
        count = width * height
      }
    }
    return Bitmap(width: frame.isEmpty ? 0 : width, height: frame.isEmpty ? 0 : height, pixels: pixels)
  }
}
