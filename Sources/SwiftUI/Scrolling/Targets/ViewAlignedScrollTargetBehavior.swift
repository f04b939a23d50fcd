import Foundation

/// Ends a scroll at the start of a view of the scroll target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit on the number of views that one gesture may pass.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let isLimited: Bool

    /// The platform's default: no limit.
    public static var automatic: LimitBehavior { LimitBehavior(isLimited: false) }

    /// One view at a time.
    public static var always: LimitBehavior { LimitBehavior(isLimited: true) }

    /// No limit.
    public static var never: LimitBehavior { LimitBehavior(isLimited: false) }

    /// A few views at a time; one in this implementation.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(isLimited: true) }

    /// One view at a time.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(isLimited: true) }
  }

  private let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal as Axis) {
      target.rect.origin.x = aligned(target.rect.minX, from: start.x, places: context.targets.map(\.minX))
    }
    if context.axes.contains(.vertical as Axis) {
      target.rect.origin.y = aligned(target.rect.minY, from: start.y, places: context.targets.map(\.minY))
    }
  }

  private func aligned(_ place: CGFloat, from start: CGFloat, places: [CGFloat]) -> CGFloat {
    let places = Set(places).sorted()
    guard let nearest = index(nearest: place, in: places) else { return place }
    guard limit.isLimited, let current = index(nearest: start, in: places) else { return places[nearest] }
    return places[max(current - 1, min(current + 1, nearest))]
  }

  private func index(nearest place: CGFloat, in places: [CGFloat]) -> Int? {
    places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolls view by view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Scrolls view by view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
