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

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func expanded(by margin: Int) -> PixelRect {
    PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

/// A surface to paint into, and its effects when it ends.
final class CanvasLayer {
  /// The device pixels that the surface covers.
  let frame: PixelRect
  let surface: OpaquePointer
  let context: OpaquePointer
  /// The part of the frame that may contain painted content; the rest is transparent.
  private(set) var ink = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The number of saved states.
  var saves = 0
  var opacity = 1.0
  var blendMode = RenderBlendMode.normal
  var filters: [RenderFilter] = []
  /// The projection from the pixels of a flat picture to those of the device.
  var projection: RenderProjection?
  /// Whether the layer is a mask, whose content is evaluated on its own.
  var isMask = false
  /// Whether content of the layer has no access to the content painted below.
  var hidesLayersBelow: Bool { isMask || projection != nil }
  /// Device pixels per point at the start of the layer, for lengths in filters.
  var filterScale = 1.0

  init(_ frame: PixelRect) {
    self.frame = frame
    // cairo cannot paint into a surface without pixels: an empty layer has one pixel that is not shown.
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

  /// Records that a part of the layer is painted.
  func addInk(_ rect: PixelRect) {
    ink = ink.union(rect.intersection(frame))
  }

  /// Records that the painted content spreads by some pixels.
  func spreadInk(by reach: Int) {
    if !ink.isEmpty { ink = ink.expanded(by: reach).intersection(frame) }
  }

  /// Provides the pixels of a part of the layer, `0xAARRGGBB` with premultiplied alpha.
  ///
  /// - Parameter body: Receives the first pixel of the part and the distance between its rows.
  func withPixels(of part: PixelRect, _ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    let part = part.intersection(frame)
    guard !part.isEmpty else { return }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = width
    data.withMemoryRebound(to: UInt32.self, capacity: width * height) { pixels in
      body(pixels + (part.y - frame.y) * stride + part.x - frame.x, stride)
    }
    cairo_surface_mark_dirty(surface)
  }

  func makeBitmap() -> Bitmap {
    var pixels: [UInt32] = []
    withPixels(of: frame) { source, _ in
      pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        target.baseAddress?.initialize(from: source, count: width * height)
        count = width * height
      }
    }
    return Bitmap(width: frame.isEmpty ? 0 : width, height: frame.isEmpty ? 0 : height, pixels: pixels)
  }
}
