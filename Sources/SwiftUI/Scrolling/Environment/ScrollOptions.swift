/// The settings of scroll views without a separate environment value.
package struct ScrollOptions: Equatable {
  package var isClipDisabled = false
  package var contentBackground: Visibility = .automatic
  package var contentMargins = EdgeInsets()

  /// The edges whose content margins were set, which replace those of a list's style.
  package var contentMarginEdges: Edge.Set = []
  package var indicatorMargins = EdgeInsets()

  package var anchors = ScrollAnchors()
}

/// The scroll anchors by role.
package struct ScrollAnchors: Equatable {
  /// The anchor for roles that have none.
  fileprivate var general: UnitPoint?

  fileprivate var ofRoles: [ScrollAnchorRole: UnitPoint?] = [:]

  private func anchor(for role: ScrollAnchorRole) -> UnitPoint? { ofRoles[role] ?? general }

  /// The anchor for the initial offset.
  package var initialOffset: UnitPoint? { anchor(for: .initialOffset) }

  /// The anchor for size changes of the content or the viewport, as long as the offset is at the anchor.
  package var sizeChanges: UnitPoint? { anchor(for: .sizeChanges) }

  /// The anchor for content that is smaller than the viewport.
  package var alignment: UnitPoint? { anchor(for: .alignment) }
}

extension EnvironmentValues {
  @Entry package var scrollOptions: ScrollOptions = ScrollOptions()
}

extension View {
  /// Sets whether scroll views clip content that extends beyond their bounds.
  ///
  /// - Parameter disabled: Whether clipping is disabled.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { $0.isClipDisabled = disabled })
  }

  /// Shows or hides the background of lists, forms and text editors.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { $0.contentBackground = visibility })
  }

  /// Sets the part of the content that a scroll view shows first and keeps during size changes, and the alignment of
  /// content that is smaller than the scroll view.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { $0.anchors.general = anchor })
  }

  /// Sets the scroll anchor for one role.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      EnvironmentKeyPathTransform(keyPath: \.scrollOptions) { $0.anchors.ofRoles.updateValue(anchor, forKey: role) })
  }
}

/// The situation in which a scroll anchor applies.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let rawValue: Int

  /// The first time the content is shown.
  public static let initialOffset = ScrollAnchorRole(rawValue: 0)

  /// A size change of the content or the viewport.
  public static let sizeChanges = ScrollAnchorRole(rawValue: 1)

  /// Content that is smaller than the viewport.
  public static let alignment = ScrollAnchorRole(rawValue: 2)
}
