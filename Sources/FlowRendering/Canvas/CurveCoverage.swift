import CFlowSupport
import CPangoCairo
import Foundation

/// The coverage of pixels by a path with curves.
///
/// Cairo divides a pixel into 15 lines. Where a curve is nearly level, as at the top of a circle, that is visible:
/// pixels of an edge were up to 0.03 off Apple's, and are within 0.01 now (measured in a circle of 40 points at @3x).
struct CurveCoverage {
  private let points: [Double]
  private let ends: [Int]
  private let isEvenOdd: Bool

  /// How the values at edges follow from the edge.
  private let edges: EdgeCoverage

  /// The pixels that the path touches, in the rows inside the clip.
  private let area: PixelRect

  /// The largest number of measured pixels; more would cost more than the improvement is worth.
  private static let pixelLimit = 262_144

  /// - Parameters:
  ///   - context: The context with the path, which is kept.
  ///   - clip: The pixels inside the clip.
  init?(pathOf context: OpaquePointer, evenOdd: Bool, edges: EdgeCoverage = .area, clip: PixelRect) {
    let tolerance = cairo_get_tolerance(context)
    cairo_set_tolerance(context, 0.02)
    let path = inPixels(context) { cairo_copy_path_flat(context) }
    cairo_set_tolerance(context, tolerance)
    guard let path else { return nil }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return nil }
    var points: [Double] = []
    var ends: [Int] = []
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    var index = 0
    while index < Int(path.pointee.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO where index + Int(header.length) == Int(path.pointee.num_data):
        // A closed path ends with a move back to its start.
        break
      case CAIRO_PATH_MOVE_TO:
        if (ends.last ?? 0) * 2 < points.count { ends.append(points.count / 2) }
        fallthrough
      case CAIRO_PATH_LINE_TO:
        let point = data[index + 1].point
        points.append(point.x)
        points.append(point.y)
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
      default: break
      }
      index += Int(header.length)
    }
    if (ends.last ?? 0) * 2 < points.count { ends.append(points.count / 2) }
    guard left < right, top < bottom else { return nil }
    self.points = points
    self.ends = ends
    isEvenOdd = evenOdd
    self.edges = edges
    let all = PixelRect(covering: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    let visible = all.intersection(clip)
    if visible.isEmpty { return nil }
    area = PixelRect(x: all.x, y: visible.y, width: all.width, height: visible.height)
  }

  /// Paints the context's source inside the path.
  ///
  /// Only rows that a slanted edge crosses are measured: between the corners of a card there is nothing to measure.
  ///
  /// - Parameter fillRows: Paints the path with cairo in the rows that it receives.
  /// - Returns: `false` if the path is too large, in which case nothing is painted.
  func paint(on context: OpaquePointer, otherwise fillRows: ([PixelRect]) -> Void) -> Bool {
    let (measured, plain) = rows
    guard measured.reduce(0, { $0 + $1.height }) * area.width <= Self.pixelLimit else { return false }
    for rows in measured { paintMask(rows, on: context) }
    if !plain.isEmpty { fillRows(plain) }
    return true
  }

  /// The rows that a slanted edge crosses, and the others.
  private var rows: (measured: [PixelRect], plain: [PixelRect]) {
    var isCrossed = [Bool](repeating: false, count: area.height)
    var start = 0
    for end in ends {
      for index in start..<end {
        let next = index + 1 < end ? index + 1 : start
        let (x1, y1) = (points[2 * index], points[2 * index + 1] - Double(area.y))
        let (x2, y2) = (points[2 * next], points[2 * next + 1] - Double(area.y))
        // A horizontal edge either lies between two rows or is measured.
        if x1 == x2 || (y1 == y2 && y1 == y1.rounded()) { continue }
        let first = max(0, Int(bounded: min(y1, y2).rounded(.down)))
        let last = min(area.height, Int(bounded: max(y1, y2).rounded(.up)))
        if first < last { for row in first..<last { isCrossed[row] = true } }
      }
      start = end
    }
    var measured: [PixelRect] = []
    var plain: [PixelRect] = []
    var row = 0
    while row < area.height {
      let first = row
      while row < area.height, isCrossed[row] == isCrossed[first] { row += 1 }
      let part = PixelRect(x: area.x, y: area.y + first, width: area.width, height: row - first)
      if isCrossed[first] { measured.append(part) } else { plain.append(part) }
    }
    return (measured, plain)
  }

  private func paintMask(_ area: PixelRect, on context: OpaquePointer) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(area.width)))
    guard stride > 0 else { return }
    var mask = [UInt8](repeating: 0, count: stride * area.height)
    mask.withUnsafeMutableBufferPointer { mask in
      guard let base = mask.baseAddress,
        flow_polygon_coverage(
          points, ends, ends.count, isEvenOdd, Double(area.x), Double(area.y), area.width, area.height, base, stride),
        edges.apply(to: base, area, stride: stride),
        let surface = cairo_image_surface_create_for_data(
          base, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(stride))
      else { return }
      inPixels(context) { cairo_mask_surface(context, surface, Double(area.x), Double(area.y)) }
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

/// Resets a context's transform to pixels for the duration of the call.
func inPixels<Result>(_ context: OpaquePointer, _ body: () -> Result) -> Result {
  var matrix = cairo_matrix_t()
  cairo_get_matrix(context, &matrix)
  cairo_identity_matrix(context)
  defer { cairo_set_matrix(context, &matrix) }
  return body()
}
