import FlowRendering
import Foundation

/// A mesh of colors, painted as a picture of the filled area with one pixel per point.
package struct MeshPaint: Equatable, Sendable {
  var width: Int
  var height: Int
  var points: [SIMD2<Float>]
  var colors: [RenderColor]
  var background: RenderColor
  var smoothsColors: Bool

  func renderPaint(in rect: CGRect, opacity: Double) -> RenderPaint {
    let pixelWidth = min(max(Int(bounded: rect.width.rounded(.up)), 1), 2048)
    let pixelHeight = min(max(Int(bounded: rect.height.rounded(.up)), 1), 2048)
    var raster = MeshRaster(width: pixelWidth, height: pixelHeight, background: premultiplied(background, opacity))
    let size = SIMD2(Float(rect.width), Float(rect.height))
    for row in 0..<height - 1 {
      for column in 0..<width - 1 { paintPatch(column, row, size, opacity, &raster) }
    }
    return .tile(raster.bitmap, origin: rect.origin, scale: 1)
  }

  private func premultiplied(_ color: RenderColor, _ opacity: Double) -> SIMD4<Float> {
    let alpha = color.alpha * Float(opacity)
    return SIMD4(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
  }

  /// Paints the patch between four adjacent points as small triangles.
  private func paintPatch(
    _ column: Int, _ row: Int, _ size: SIMD2<Float>, _ opacity: Double, _ raster: inout MeshRaster
  ) {
    let corners = [
      row * width + column, row * width + column + 1, (row + 1) * width + column, (row + 1) * width + column + 1,
    ]
    let positions = corners.map { points[$0] * size }
    let shades = corners.map { premultiplied(colors[$0], opacity) }
    let pieces = 12
    func vertex(_ i: Int, _ j: Int) -> MeshRaster.Vertex {
      let u = Float(i) / Float(pieces)
      let v = Float(j) / Float(pieces)
      let (su, sv) = smoothsColors ? (u * u * (3 - 2 * u), v * v * (3 - 2 * v)) : (u, v)
      let top = positions[0] + (positions[1] - positions[0]) * u
      let bottom = positions[2] + (positions[3] - positions[2]) * u
      let topShade = shades[0] + (shades[1] - shades[0]) * su
      let bottomShade = shades[2] + (shades[3] - shades[2]) * su
      return MeshRaster.Vertex(
        position: top + (bottom - top) * v, color: topShade + (bottomShade - topShade) * sv)
    }
    for j in 0..<pieces {
      for i in 0..<pieces {
        let (a, b, c, d) = (vertex(i, j), vertex(i + 1, j), vertex(i, j + 1), vertex(i + 1, j + 1))
        raster.fill(a, b, c)
        raster.fill(b, d, c)
      }
    }
  }
}

/// Triangles of interpolated colors, painted without antialiasing: adjacent triangles share every edge.
struct MeshRaster {
  struct Vertex {
    var position: SIMD2<Float>

    /// Premultiplied with alpha.
    var color: SIMD4<Float>
  }

  private let width: Int
  private let height: Int
  private var pixels: [UInt32]

  init(width: Int, height: Int, background: SIMD4<Float>) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: Self.packed(background), count: width * height)
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

  private static func packed(_ color: SIMD4<Float>) -> UInt32 {
    let bytes = (color * 255).rounded(.toNearestOrAwayFromZero).clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }

  mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    let ab = b.position - a.position
    let ac = c.position - a.position
    let area = ab.x * ac.y - ab.y * ac.x
    guard area != 0, area.isFinite else { return }
    let low = pointwiseMin(pointwiseMin(a.position, b.position), c.position)
    let high = pointwiseMax(pointwiseMax(a.position, b.position), c.position)
    let firstX = max(Int(bounded: low.x.rounded(.down)), 0)
    let lastX = min(Int(bounded: high.x.rounded(.up)), width - 1)
    let firstY = max(Int(bounded: low.y.rounded(.down)), 0)
    let lastY = min(Int(bounded: high.y.rounded(.up)), height - 1)
    if firstX > lastX || firstY > lastY { return }
    for y in firstY...lastY {
      for x in firstX...lastX {
        let p = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - a.position
        let u = (p.x * ac.y - p.y * ac.x) / area
        let v = (ab.x * p.y - ab.y * p.x) / area
        if u < -1e-4 || v < -1e-4 || u + v > 1.0001 { continue }
        pixels[y * width + x] = Self.packed(a.color + (b.color - a.color) * u + (c.color - a.color) * v)
      }
    }
  }
}
