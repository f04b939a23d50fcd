import SwiftUI

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WebView {
  /// Whether a swipe shows the page before or after the current one.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    fileprivate let isEnabled: Bool

    public static let automatic = Self(isEnabled: true)
    public static let enabled = Self(isEnabled: true)
    public static let disabled = Self(isEnabled: false)
  }

  /// Whether a long press on a link shows its page.
  public struct LinkPreviewBehavior: Sendable {
    fileprivate let isEnabled: Bool

    public static let automatic = Self(isEnabled: true)
    public static let enabled = Self(isEnabled: true)
    public static let disabled = Self(isEnabled: false)
  }

  /// Whether parts of a page may take all of the screen.
  public struct ElementFullscreenBehavior: Sendable {
    fileprivate let isEnabled: Bool

    public static let automatic = Self(isEnabled: false)
    public static let enabled = Self(isEnabled: true)
    public static let disabled = Self(isEnabled: false)
  }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension View {
  /// Sets whether a swipe shows the page before or after the current one. Pages here do not follow swipes.
  public nonisolated func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View {
    transformEnvironment(\.webViewSettings) { $0.allowsBackForwardGestures = value.isEnabled }
  }

  /// Sets whether a long press on a link shows its page. Links here have no previews.
  public nonisolated func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
    transformEnvironment(\.webViewSettings) { $0.allowsLinkPreviews = value.isEnabled }
  }

  /// Sets whether people can select texts of pages.
  public nonisolated func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
    transformEnvironment(\.webViewSettings) { $0.allowsTextSelection = S.allowsSelection }
  }

  /// Sets whether parts of a page may take all of the screen. Their scripts do not run here, so none asks for it.
  public nonisolated func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View {
    transformEnvironment(\.webViewSettings) { $0.allowsElementFullscreen = value.isEnabled }
  }

  /// Sets whether pages have a background of their own.
  public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.webViewSettings) { $0.background = visibility }
  }

  /// Scrolls pages to a position: a point or an edge. When a person scrolls, the position says so.
  public nonisolated func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    transformEnvironment(\.webViewSettings) { $0.position = position }
  }

  /// Performs an action when a value derived from the scrolling of a page changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value.
  ///   - action: Receives the former value and the new one.
  public nonisolated func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    transformEnvironment(\.webViewSettings) { settings in
      settings.geometryChanged = { former, now in
        let (old, new) = (transform(former), transform(now))
        if old != new { action(old, new) }
      }
    }
  }
}
