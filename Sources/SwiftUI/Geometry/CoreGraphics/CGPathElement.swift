import FlowRendering
import Foundation

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// An element of a path, with its points.
public struct CGPathElement {
  public var type: CGPathElementType

  /// One point for a move or a line, two for a quadratic curve, three for a cubic curve; the last one is the end point.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls a closure for each element, in order; the pointers are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    Path(renderPath).forEach { element in
      let (type, points): (CGPathElementType, [CGPoint]) =
        switch element {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
        case .curve(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
        case .closeSubpath: (.closeSubpath, [])
        }
      // Always allocates three points, so that the pointer is also valid for an element without points.
      withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { room in
        room.initialize(repeating: .zero)
        for (index, point) in points.enumerated() { room[index] = point }
        guard let first = room.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: first), block)
      }
    }
  }
}
