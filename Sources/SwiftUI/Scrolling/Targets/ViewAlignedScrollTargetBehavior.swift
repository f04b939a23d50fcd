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
  private let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates a behavior that aligns a point of a view with the same point of the viewport.
  ///
  /// - Parameter anchor: The point of both; `nil` for the start of the view.
  public init(anchor: UnitPoint?) {
    self.init(limitBehavior: .automatic, anchor: anchor)
  }

  /// Creates a behavior that aligns a point of a view with the same point of the viewport.
  ///
  /// - Parameters:
  ///   - limitBehavior: The limit on the number of views that one gesture may pass.
  ///   - anchor: The point of both; `nil` for the start of the view.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.origin
    let (window, content, margins) = (context.containerSize, context.contentSize, context.margins)
    if context.axes.contains(.horizontal as Axis) {
      let places = context.targets.map {
        place(from: $0.minX, to: $0.maxX, in: window.width - margins.horizontal, of: content.width, anchor?.x)
      }
      target.rect.origin.x = aligned(target.rect.minX, from: start.x, places: places)
    }
    if context.axes.contains(.vertical as Axis) {
      let places = context.targets.map {
        place(from: $0.minY, to: $0.maxY, in: window.height - margins.vertical, of: content.height, anchor?.y)
      }
      target.rect.origin.y = aligned(target.rect.minY, from: start.y, places: places)
    }
  }

  /// The offset at which a view is aligned. A view near an end of the content is aligned there, as far as it can be.
  private func place(
    from start: CGFloat, to end: CGFloat, in window: CGFloat, of content: CGFloat, _ anchor: CGFloat?
  ) -> CGFloat {
    guard let anchor else { return start }
    return max(0, min(content - window, start + anchor * (end - start - window)))
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

  /// Scrolls view by view, and aligns a point of a view with the same point of the viewport.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Scrolls view by view, and aligns a point of a view with the same point of the viewport.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
