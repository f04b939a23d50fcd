import SwiftUI

extension UIScrollView {
  /// Zooms until a part of the delegate's view fills the scroll view, as far as the limits of the scale allow it.
  ///
  /// - Parameter rect: The part, in points of the delegate's view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    zoomScale = max(minimumZoomScale, min(maximumZoomScale, fitting))
    let place = view.convert(rect, to: self)
    func offset(_ middle: CGFloat, _ visible: CGFloat, _ frame: (start: CGFloat, end: CGFloat)) -> CGFloat {
      max(frame.start, min(frame.end - visible, middle - visible / 2))
    }
    setContentOffset(
      CGPoint(
        x: offset(place.midX, bounds.width, (view.frame.minX, view.frame.maxX)),
        y: offset(place.midY, bounds.height, (view.frame.minY, view.frame.maxY))), animated: animated)
  }
}
