/// A specification for the appearance and interaction of a window.
@MainActor @preconcurrency
public protocol WindowStyle {
  /// Whether the style is the platform's. An engine hook: an app does not define styles.
  nonisolated static var _isAutomatic: Bool { get }
}

extension WindowStyle {
  public nonisolated static var _isAutomatic: Bool { false }
}

/// The default window style.
public struct DefaultWindowStyle: WindowStyle {
  public nonisolated init() {}
  public nonisolated static var _isAutomatic: Bool { true }
}

/// A window style which displays the title bar section of the window.
public struct TitleBarWindowStyle: WindowStyle {
  public nonisolated init() {}
}

/// A window style which hides both the window's title and the backing of the titlebar area.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public nonisolated init() {}
}

/// The plain window style.
public struct PlainWindowStyle: WindowStyle {
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default window style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window style which displays the title bar section of the window.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window style which hides both the window's title and the backing of the titlebar area.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// The plain window style.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// A specification for the appearance and behavior of a window's toolbar.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {
  /// Whether the style is the platform's. An engine hook: an app does not define styles.
  nonisolated static var _isAutomatic: Bool { get }
}

extension WindowToolbarStyle {
  public nonisolated static var _isAutomatic: Bool { false }
}

/// The default window toolbar style.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated init() {}
  public nonisolated static var _isAutomatic: Bool { true }
}

/// A window toolbar style which displays its toolbar below the window title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated init() {}
}

/// A window toolbar style which displays its toolbar and window title in a single row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated init(showsTitle: Bool = true) {}
}

/// A window toolbar style similar to unified, but with a more compact vertical sizing.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default window toolbar style.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A window toolbar style which displays its toolbar below the window title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A window toolbar style which displays its toolbar and window title in a single row.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// A window toolbar style which displays its toolbar, and perhaps its title, in a single row.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A window toolbar style similar to unified, but with a more compact vertical sizing.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// A window toolbar style similar to unified, but with a more compact vertical sizing.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

/// A specification for the appearance and behavior of a menu bar extra scene.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}

/// The default menu bar extra style.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated init() {}
}

/// A menu bar extra style that renders its contents as a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated init() {}
}

/// A menu bar extra style that renders its contents in a popover-like window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default menu bar extra style.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu bar extra style that renders its contents as a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A menu bar extra style that renders its contents in a popover-like window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// The resizability of a window.
public struct WindowResizability: Sendable {
  let isAutomatic: Bool

  /// The automatic window resizability.
  public static let automatic = WindowResizability(isAutomatic: true)

  /// A window resizability that's derived from the window's content.
  public static let contentSize = WindowResizability(isAutomatic: false)

  /// A window resizability that's partially derived from the window's content.
  public static let contentMinSize = WindowResizability(isAutomatic: false)
}

/// The kinds of background tasks that your app or extension can handle; none of them ever starts here.
public struct BackgroundTask<Request, Response>: Sendable {
  /// A task that updates your app's state in the background.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }

  /// A task that responds to background URL session events.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }

  /// A task that responds to background events of all URL sessions; the action gets the identifier of the session.
  public static var urlSession: BackgroundTask<String, Void> { .init() }

  /// A task that responds to background events of the URL sessions whose identifiers match.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> { .init() }
}
