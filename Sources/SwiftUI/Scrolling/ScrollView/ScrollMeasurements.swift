import Foundation

/// The sizes that determine the scrollable range.
package struct ScrollMeasurements: Equatable {
  /// The size of the content, in points.
  package var contentSize: CGSize = .zero

  /// The size of the viewport, excluding the areas under bars.
  package var containerSize: CGSize = .zero

  /// The margins that scroll with the content.
  package var margins = EdgeInsets()

  /// The insets of bars under which content is visible.
  package var outsets = EdgeInsets()

  /// The maximum offset; the minimum is zero.
  package var maximumOffset: CGPoint {
    CGPoint(
      x: max(0, contentSize.width + margins.horizontal - containerSize.width),
      y: max(0, contentSize.height + margins.vertical - containerSize.height))
  }

  /// The closest offset within the content; zero along axes that do not scroll.
  package func clamped(_ offset: CGPoint, axes: Axis.Set) -> CGPoint {
    let largest = maximumOffset
    func clamp(_ value: CGFloat, _ limit: CGFloat, _ axis: Axis) -> CGFloat {
      // NaN fails every comparison and becomes zero.
      axes.contains(axis) && value > 0 ? min(value, limit) : 0
    }
    return CGPoint(x: clamp(offset.x, largest.x, .horizontal), y: clamp(offset.y, largest.y, .vertical))
  }

  /// The offset that aligns the anchor's points of the content and the viewport.
  package func offset(at anchor: UnitPoint, axes: Axis.Set) -> CGPoint {
    let largest = maximumOffset
    return clamped(CGPoint(x: largest.x * anchor.x, y: largest.y * anchor.y), axes: axes)
  }

  func isAtAnchor(_ anchor: UnitPoint?, offset: CGPoint, axes: Axis.Set) -> Bool {
    guard let anchor else { return false }
    return offset == self.offset(at: anchor, axes: axes)
  }

  /// The offset that shows `rect` of the content, including margins.
  ///
  /// - Parameter anchor: The point of both the rectangle and the viewport that are aligned; `nil` scrolls the minimum
  ///   distance.
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
  /// The sum of the insets at both ends of an axis.
  func length(along axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }

  /// The insets along some axes, with zero along the others.
  func along(_ axes: Axis.Set) -> EdgeInsets {
    let isHorizontal = axes.contains(.horizontal as Axis)
    let isVertical = axes.contains(.vertical as Axis)
    return EdgeInsets(
      top: isVertical ? top : 0, leading: isHorizontal ? leading : 0, bottom: isVertical ? bottom : 0,
      trailing: isHorizontal ? trailing : 0)
  }
}
