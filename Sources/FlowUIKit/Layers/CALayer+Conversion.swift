import Foundation
import SwiftUI

extension CALayer {
  /// Whether a point of the layer's coordinates is in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point: this one, or one in it; `nil` if the point is outside or the layer is hidden.
  ///
  /// - Parameter p: The point, in the coordinates of the layer around.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let point = pointFromSuperlayer(p)
    guard !isHidden, opacity > 0, !masksToBounds || contains(point) else { return nil }
    let frontmostFirst = (sublayers ?? []).sortedStably(by: \.zPosition).reversed()
    return frontmostFirst.lazy.compactMap { $0.hitTest(point) }.first ?? (contains(point) ? self : nil)
  }

  /// A point of another layer, or of the outermost one, in the coordinates of this layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let outer = l?.pointInOutermost(p) ?? p
    return pointFromOutermost(outer)
  }

  /// A point of this layer in the coordinates of another layer, or of the outermost one.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outer = pointInOutermost(p)
    return l?.pointFromOutermost(outer) ?? outer
  }

  /// A rectangle of another layer, or of the outermost one, in the coordinates of this layer: the box around it.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { Self.box(r) { convert($0, from: l) } }

  /// A rectangle of this layer in the coordinates of another layer, or of the outermost one: the box around it.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Self.box(r) { convert($0, to: l) } }

  /// The step from the layer's coordinates to those of the layer around.
  private var stepOut: CGAffineTransform {
    let anchor = view == nil ? anchorPoint : CGPoint(x: 0.5, y: 0.5)
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x, y: -bounds.minY - bounds.height * anchor.y
    )
    .concatenating(affineTransform()).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private func pointFromSuperlayer(_ point: CGPoint) -> CGPoint { point.applying(stepOut.inverted()) }

  private func pointInOutermost(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return superlayer.pointInOutermost(point.applying(stepOut))
  }

  private func pointFromOutermost(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return pointFromSuperlayer(superlayer.pointFromOutermost(point))
  }

  private static func box(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
