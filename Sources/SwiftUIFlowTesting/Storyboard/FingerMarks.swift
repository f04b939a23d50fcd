import FlowSnapshots
import Foundation

/// Marks touches with a drawing over the picture of a step; the picture itself is unchanged.
struct FingerMarks {
  /// The path of each finger, in points.
  let touches: [[CGPoint]]
  /// The size of the screen in points.
  let size: CGSize

  /// An SVG element, or `nil` if there were no touches: a circle for a tap, a line to a circle for a drag.
  var svg: String? {
    let shapes = touches.compactMap { shape(of: $0) }
    guard !shapes.isEmpty else { return nil }
    return "<svg class=\"marks\" viewBox=\"0 0 \(text(size.width)) \(text(size.height))\" aria-hidden=\"true\">"
      + shapes.joined() + "</svg>"
  }

  private func shape(of path: [CGPoint]) -> String? {
    guard let end = path.last else { return nil }
    let circle = "<circle cx=\"\(text(end.x))\" cy=\"\(text(end.y))\" r=\"16\"/>"
    guard path.count > 1 else { return circle }
    let points = path.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
    return "<polyline points=\"\(points)\"/>" + circle
  }

  private func text(_ number: CGFloat) -> String { ShortNumber(number).description }
}
