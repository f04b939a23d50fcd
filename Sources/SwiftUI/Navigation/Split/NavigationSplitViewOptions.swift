/// The visibility of the leading columns in a navigation split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  /// Hide the leading two columns of a three-column navigation split view, so that just the detail area shows.
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }

  /// Show the content column and detail area of a three-column navigation split view, or the sidebar column and detail
  /// area of a two-column navigation split view.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }

  /// Show all the columns of a three-column navigation split view.
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }

  /// Use the default leading column visibility for the current device.
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
}

/// A view that represents a column in a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let index: Int

  /// The column that is first in a split view.
  public static var sidebar: NavigationSplitViewColumn { .init(index: 0) }

  /// The middle column of a three-column split view.
  public static var content: NavigationSplitViewColumn { .init(index: 1) }

  /// The column that is last in a split view.
  public static var detail: NavigationSplitViewColumn { .init(index: 2) }
}

/// A type that specifies the appearance and interaction of navigation split views within a view hierarchy.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// A navigation split style that resolves its appearance automatically based on the current context.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// A navigation split style that reduces the size of the detail content to make room when showing the leading columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

/// A navigation split style that attempts to maintain the size of the detail content; drawn as the balanced style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// A navigation split style that resolves its appearance automatically based on the current context.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A navigation split style that reduces the size of the detail content to make room for leading columns.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A navigation split style that attempts to maintain the size of the detail content.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets the style for navigation split views within this view.
  ///
  /// - Note: Approximate: every style is drawn as the balanced one; a warning is recorded for other styles.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    approximate(
      "navigationSplitViewStyle(_:)", "columns are drawn beside each other.",
      when: style is ProminentDetailNavigationSplitViewStyle)
  }

  /// Sets a fixed, preferred width for the column containing this view, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets a flexible, preferred width for the column containing this view, in points. The column has its ideal width,
  /// because it cannot be resized.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ideal)
  }
}
