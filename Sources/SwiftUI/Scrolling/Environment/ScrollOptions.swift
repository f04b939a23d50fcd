/// What modifiers around scrolling views say about them, beside what has an environment value of its own.
package struct ScrollOptions: Equatable {
  package var isClipDisabled = false
  package var contentBackground: Visibility = .automatic
  package var contentMargins = EdgeInsets()
  package var indicatorMargins = EdgeInsets()

  /// The point of the content that is shown first, and kept in sight while the content grows.
  package var anchor: UnitPoint?
}

extension EnvironmentValues {
  private enum ScrollOptionsKey: EnvironmentKey {
    static var defaultValue: ScrollOptions { ScrollOptions() }
  }

  package var scrollOptions: ScrollOptions {
    get { self[ScrollOptionsKey.self] }
    set { self[ScrollOptionsKey.self] = newValue }
  }
}

extension View {
  /// Whether scrolling views cut off what reaches over their edges.
  ///
  /// - Parameter disabled: Whether they do not.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { $0.isClipDisabled = disabled })
  }

  /// Shows or hides what lists, forms and text editors put behind their content.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { $0.contentBackground = visibility })
  }

  /// Sets which part of the content a scrolling view shows first.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { $0.anchor = anchor })
  }

  /// Sets which part of the content a scrolling view shows, for one of the occasions on which it matters.
  ///
  /// - Note: Approximate: every role is treated as the initial offset; content that fits keeps to the start.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { if role != .alignment { $0.anchor = anchor } })
  }
}

/// The occasion on which a scroll anchor is used.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let rawValue: Int

  /// The first time that the content is shown.
  public static let initialOffset = ScrollAnchorRole(rawValue: 0)

  /// A change of the size of the content or of the window.
  public static let sizeChanges = ScrollAnchorRole(rawValue: 1)

  /// Content that is smaller than the window.
  public static let alignment = ScrollAnchorRole(rawValue: 2)
}
