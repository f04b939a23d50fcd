import CFlowSupport
import Foundation

/// How much of a pixel at a round edge is painted.
package enum EdgeCoverage: Hashable, Sendable {
  /// The area inside of the edge.
  case area

  /// A value that grows evenly with the distance from the edge, which lies a part of a pixel further inside.
  case distance(inset: Double)

  /// Changes a mask of covered areas; returns `false` if there is no memory for that.
  func apply(to mask: UnsafeMutablePointer<UInt8>, _ area: PixelRect, stride: Int) -> Bool {
    switch self {
    case .area: true
    case .distance(let inset): flow_linear_edges(mask, area.width, area.height, stride, inset)
    }
  }
}

extension RenderPath {
  /// Whether it is a rectangle with round corners: level and upright lines, and curves between them.
  var isRoundedRectangle: Bool {
    var (last, lines, curves) = (CGPoint.zero, 0, 0)
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        if index > 0 { return false }
        last = point
      case .line(let point):
        if abs(point.x - last.x) > 1e-6, abs(point.y - last.y) > 1e-6 { return false }
        if point != last { lines += 1 }
        last = point
      case .quad(let point, _), .curve(let point, _, _):
        curves += 1
        last = point
      case .close: break
      }
    }
    return lines > 0 && (4...32).contains(curves)
  }
}
