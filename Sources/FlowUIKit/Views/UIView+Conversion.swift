import SwiftUI

extension UIView {
  /// Converts a point of this view to another one's coordinates, or to those of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = pointInTopmost(point)
    guard let view else { return topmost.pointOnScreen(outer) }
    if view.topmost === topmost { return view.pointFromTopmost(outer) }
    return view.pointFromTopmost(view.topmost.pointFromScreen(topmost.pointOnScreen(outer)))
  }

  /// Converts a point of another view, or of the window, to this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return pointFromTopmost(topmost.pointFromScreen(point)) }
    return view.convert(point, to: self)
  }

  /// Converts a rectangle of this view to another one's coordinates, or to those of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.mappingCorners { convert($0, to: view) } }

  /// Converts a rectangle of another view, or of the window, to this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.mappingCorners { convert($0, from: view) } }

  /// The step from the view's coordinates to those of its superview.
  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let half = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let local = CGPoint(x: point.x - bounds.minX - half.x, y: point.y - bounds.minY - half.y)
    let turned = transform.isIdentity ? local : local.applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let straight = transform.isIdentity ? moved : moved.applying(transform.inverted())
    return CGPoint(
      x: straight.x + bounds.width / 2 + bounds.minX, y: straight.y + bounds.height / 2 + bounds.minY)
  }

  private func pointInTopmost(_ point: CGPoint) -> CGPoint {
    var (view, point) = (self, point)
    while let outer = view.superview {
      point = view.pointInSuperview(point)
      view = outer
    }
    return point
  }

  private func pointFromTopmost(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromTopmost(point))
  }

  private func pointOnScreen(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    return element?.convert(local, to: nil) ?? local
  }

  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    let local = element.map { $0.convert(point, from: nil) ?? point } ?? point
    return CGPoint(x: local.x + bounds.minX, y: local.y + bounds.minY)
  }

  /// A point of the screen in the coordinates of the view, wherever it is in its hierarchy.
  func pointInView(ofScreen point: CGPoint) -> CGPoint { pointFromTopmost(topmost.pointFromScreen(point)) }
}

extension CGRect {
  fileprivate func mappingCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(map)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
