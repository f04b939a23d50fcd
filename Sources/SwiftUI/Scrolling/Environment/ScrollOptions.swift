/// What modifiers around scrolling views say about them, beside what has an environment value of its own.
package struct ScrollOptions: Equatable {
  package var isClipDisabled = false
  package var contentBackground: Visibility = .automatic
  package var contentMargins = EdgeInsets()
  package var indicatorMargins = EdgeInsets()

  package var anchors = ScrollAnchors()
}

/// The points of content and window that meet, by occasion.
package struct ScrollAnchors: Equatable {
  /// On every occasion that has none of its own.
  fileprivate var general: UnitPoint?

  fileprivate var ofRoles: [ScrollAnchorRole: UnitPoint?] = [:]

  private func anchor(for role: ScrollAnchorRole) -> UnitPoint? { ofRoles[role] ?? general }

  /// When the content is shown first.
  package var initialOffset: UnitPoint? { anchor(for: .initialOffset) }

  /// While content or window change their size, as long as the window stands there.
  package var sizeChanges: UnitPoint? { anchor(for: .sizeChanges) }

  /// While the content is smaller than the window.
  package var alignment: UnitPoint? { anchor(for: .alignment) }
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

  /// Sets which part of the content a scrolling view shows first and while sizes change, and where it puts content that is
  /// smaller than itself.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { $0.anchors.general = anchor })
  }

  /// Sets which part of the content a scrolling view shows, for one of the occasions on which it matters.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { $0.anchors.ofRoles.updateValue(anchor, forKey: role) })
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
