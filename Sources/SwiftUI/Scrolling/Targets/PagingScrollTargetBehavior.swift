import Foundation

/// Ends a scroll at a multiple of the viewport's size, at most one page away.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, from start: CGFloat, length: CGFloat) -> CGFloat {
      guard length > 0 else { return place }
      let current = (start / length).rounded()
      return max(current - 1, min(current + 1, (place / length).rounded())) * length
    }
    let start = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal as Axis) {
      target.rect.origin.x = page(target.rect.minX, from: start.x, length: context.containerSize.width)
    }
    if context.axes.contains(.vertical as Axis) {
      target.rect.origin.y = page(target.rect.minY, from: start.y, length: context.containerSize.height)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolls page by page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
