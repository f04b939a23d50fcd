import Foundation

/// The sizes that decide how far a scrolling view can be scrolled.
package struct ScrollMeasurements: Equatable {
  /// The size of what is scrolled, in points.
  package var contentSize: CGSize = .zero

  /// The size of the window, without what lies under bars.
  package var containerSize: CGSize = .zero

  /// The room around the content that scrolls with it.
  package var margins = EdgeInsets()

  /// How far the content can be seen under bars.
  package var outsets = EdgeInsets()

  /// The largest offset; the least is zero.
  package var maximumOffset: CGPoint {
    CGPoint(
      x: max(0, contentSize.width + margins.horizontal - containerSize.width),
      y: max(0, contentSize.height + margins.vertical - containerSize.height))
  }

  /// The nearest offset that shows no more than the content, and none along axes that do not scroll.
  package func clamped(_ offset: CGPoint, axes: Axis.Set) -> CGPoint {
    let largest = maximumOffset
    func clamp(_ value: CGFloat, _ limit: CGFloat, _ axis: Axis) -> CGFloat {
      // NaN compares to nothing and becomes the start.
      axes.contains(axis) && value > 0 ? min(value, limit) : 0
    }
    return CGPoint(x: clamp(offset.x, largest.x, .horizontal), y: clamp(offset.y, largest.y, .vertical))
  }

  /// The offset at which the anchor's point of the content is at the same point of the window.
  package func offset(at anchor: UnitPoint, axes: Axis.Set) -> CGPoint {
    let largest = maximumOffset
    return clamped(CGPoint(x: largest.x * anchor.x, y: largest.y * anchor.y), axes: axes)
  }

  func isAtAnchor(_ anchor: UnitPoint?, offset: CGPoint, axes: Axis.Set) -> Bool {
    guard let anchor else { return false }
    return offset == self.offset(at: anchor, axes: axes)
  }

  /// The offset that shows `rect` of the content, margins included.
  ///
  /// - Parameter anchor: The point of both the rectangle and the window that meet, or `nil` to move as little as
  ///   possible.
  package func offset(showing rect: CGRect, anchor: UnitPoint?, from current: CGPoint, axes: Axis.Set) -> CGPoint {
    func place(_ start: CGFloat, _ length: CGFloat, _ window: CGFloat, _ current: CGFloat, _ unit: CGFloat?) -> CGFloat
    {
      if let unit { return start + unit * length - unit * window }
      if start < current || length > window { return start }
      return start + length > current + window ? start + length - window : current
    }
    return clamped(
      CGPoint(
        x: place(rect.minX, rect.width, containerSize.width, current.x, anchor?.x),
        y: place(rect.minY, rect.height, containerSize.height, current.y, anchor?.y)),
      axes: axes)
  }
}

extension EdgeInsets {
  /// The insets at both ends of an axis together.
  func length(along axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }

  /// These insets at the ends of some axes, zero at the others.
  func along(_ axes: Axis.Set) -> EdgeInsets {
    var edges: Edge.Set = []
    if axes.contains(.horizontal as Axis) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical as Axis) { edges.formUnion(.vertical) }
    return restricted(to: edges)
  }
}
