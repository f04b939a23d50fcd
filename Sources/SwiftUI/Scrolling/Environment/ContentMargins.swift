/// The part of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let isContent: Bool
  fileprivate let isIndicators: Bool

  /// The container's default: both content and indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(isContent: true, isIndicators: true) }

  /// The content only.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(isContent: true, isIndicators: false)
  }

  /// The indicators only.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(isContent: false, isIndicators: true)
  }
}

extension View {
  /// Sets the margins around the content of scroll views, in points. In lists and forms they replace the margins of the
  /// style at those edges.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { options in
        if placement.isContent {
          options.contentMargins.replace(edges, by: insets)
          options.contentMarginEdges.formUnion(edges)
        }
        if placement.isIndicators { options.indicatorMargins.replace(edges, by: insets) }
      })
  }

  /// Sets the margins around the content of scroll views at some edges, in points; `nil` is the default of 16.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? Padding.standard), for: placement)
  }

  /// Sets the margins around the content of scroll views at all edges, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }
}

extension EdgeInsets {
  fileprivate mutating func replace(_ edges: Edge.Set, by insets: EdgeInsets) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = insets[edge] }
  }
}
