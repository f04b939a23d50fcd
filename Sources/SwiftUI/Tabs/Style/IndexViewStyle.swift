/// Defines the implementation of all index view instances within a view hierarchy.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// Whether the dots have a background. An engine hook: an app does not define styles.
  nonisolated var _hasBackground: Bool { get }
}

/// An index view style that places a page index view over its content.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The background style for the page index view.
  public struct BackgroundDisplayMode: Sendable, Equatable {
    fileprivate let isVisible: Bool

    /// Background will use the default for the platform: none unless the dots are touched.
    public static let automatic = BackgroundDisplayMode(isVisible: false)

    /// Background is only shown while the index view is interacted with.
    public static let interactive = BackgroundDisplayMode(isVisible: false)

    /// Background is always displayed behind the page index view.
    public static let always = BackgroundDisplayMode(isVisible: true)

    /// Background is never displayed behind the page index view.
    public static let never = BackgroundDisplayMode(isVisible: false)
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates a page index view style.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public nonisolated var _hasBackground: Bool { backgroundDisplayMode.isVisible }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// An index view style that places a page index view over its content.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// An index view style that places a page index view over its content.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  @Entry var pageIndicatorBackground: Bool = false
}

extension View {
  /// Sets the style for the index view within the current environment.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(
      StyleWriter(
        name: "indexViewStyle", style: style, keyPath: \.pageIndicatorBackground, value: style._hasBackground))
  }
}
