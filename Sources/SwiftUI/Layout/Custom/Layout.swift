/// A type that determines the sizes and positions of a group of views.
nonisolated public protocol Layout: Animatable {
  /// Values that the layout keeps between calls.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview in `bounds` with ``LayoutSubview/place(at:anchor:proposal:)``.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// Properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, for views such as `Spacer` that depend on it.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return subviews.isEmpty ? .standard : spacing
  }

  /// The result of merging the guides of the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.alignmentKey, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The result of merging the guides of the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.alignmentKey, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Makes a view that arranges `content` with this layout.
  ///
  /// The overload is disfavored so that an initializer with a closure wins: the initializer without content of a
  /// generic container that is also a layout may call the one with content over `EmptyView`, and must not call itself.
  @_disfavoredOverload
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  public var layoutDirection: LayoutDirection

  private var subviews: ArraySlice<LayoutSubview>

  @MainActor
  package init(_ elements: [SwiftUI.Element], in parent: SwiftUI.Element) {
    layoutDirection = parent.environment.layoutDirection
    subviews = elements.map { LayoutSubview($0, in: parent) }[...]
  }

  private init(_ subviews: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.layoutDirection = layoutDirection
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection: layoutDirection)
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }[...], layoutDirection: layoutDirection)
  }
}

/// A proxy for one view in a layout.
///
/// `@unchecked Sendable`: layouts run on the main actor, where the element is read.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  package let element: SwiftUI.Element
  private let parent: SwiftUI.Element

  package var parentElement: SwiftUI.Element { parent }

  @MainActor
  package init(_ element: SwiftUI.Element, in parent: SwiftUI.Element) {
    self.element = element
    self.parent = parent
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    assumeMainActor(with: element) { $0.trait(LayoutValueTrait<K>.self) } ?? K.defaultValue
  }

  public var priority: Double { assumeMainActor { element.layoutPriority } }

  public var spacing: ViewSpacing { assumeMainActor { element.spacing } }

  /// The values that the view passes to its container.
  public var containerValues: ContainerValues { assumeMainActor { element.containerValues } }

  /// The size that the view chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    assumeMainActor { element.size(for: proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    assumeMainActor { element.dimensions(for: proposal) }
  }

  /// Places the view so that its `anchor` lies at `position`, in the coordinates of the layout's bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    assumeMainActor {
      let size = element.size(for: proposal)
      let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      parent.placeChild(element, at: origin, proposal: proposal)
    }
  }

  /// Two proxies are equal if they stand for the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}
