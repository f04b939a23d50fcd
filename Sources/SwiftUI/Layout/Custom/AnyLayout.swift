import Foundation

/// A type-erased layout. Views keep their identity and state when the type of the layout changes.
///
/// `@unchecked Sendable`: layouts are values used on the main actor.
public struct AnyLayout: Layout, @unchecked Sendable {
  private var layout: any Layout

  /// Erases the type of a layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The type-erased cache of the layout.
  public struct Cache {
    fileprivate var type: any Any.Type
    fileprivate var value: Any
  }

  public var animatableData: _AnyAnimatableData {
    get { layout.anyAnimatableData }
    set { layout.anyAnimatableData = newValue }
  }

  public func makeCache(subviews: Subviews) -> Cache { layout.makeAnyCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { layout.update(&cache, subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { layout.spacing(subviews, &cache) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.place(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  /// The axis of a stack, which some of its views depend on.
  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }
}

/// The methods of a layout with a type-erased cache.
extension Layout {
  fileprivate var anyAnimatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(animatableData) }
    set {
      // An animation from a layout of another type does not apply.
      if let data = newValue.value(as: AnimatableData.self) { animatableData = data }
    }
  }

  fileprivate func makeAnyCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: Self.self, value: makeCache(subviews: subviews))
  }

  /// Calls `body` with the cache, or with a new one if a layout of another type has created it.
  private func withCache<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout Cache) -> Result
  ) -> Result {
    let known = cache.type == Self.self ? cache.value as? Cache : nil
    var typed = known ?? makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(type: Self.self, value: typed) }
    return body(&typed)
  }

  fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    if cache.type == Self.self {
      withCache(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    } else {
      cache = makeAnyCache(subviews)
    }
  }

  fileprivate func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    withCache(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    withCache(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) {
    withCache(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
