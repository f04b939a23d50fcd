/// A specification for the appearance and interaction of a `TabView`.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The kind of tab view. An engine hook: an app does not define styles.
  nonisolated var _kind: _TabViewKind { get }
}

extension TabViewStyle {
  public nonisolated var _kind: _TabViewKind { _TabViewKind(kind: .bar) }
}

/// The kind of tab view of a style.
public struct _TabViewKind {
  let kind: TabViewKind

  /// Whether there is a sidebar in a wide window on Apple's platforms.
  var hasSidebar = false
}

/// The two ways to show tabs.
enum TabViewKind: Equatable {
  case bar
  case pages(PageTabViewStyle.IndexDisplayMode)
}

extension EnvironmentValues {
  @Entry var tabViewKind: _TabViewKind = _TabViewKind(kind: .bar)
}

extension View {
  /// Sets the style for the tab view within the current environment.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(StyleWriter(name: "tabViewStyle", style: style, keyPath: \.tabViewKind, value: style._kind))
  }
}

/// The default tab view style: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

/// A tab view style that always shows a tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

/// A tab bar style that adapts to each platform.
///
/// On an iPad a button turns the bar into a sidebar.
///
/// - Note: Approximate: on a Mac tabs are in a bar at the bottom; a warning is recorded.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _kind: _TabViewKind { _TabViewKind(kind: .bar, hasSidebar: true) }
}

/// A tab view style that groups tabs; a bar at the bottom here.
public struct GroupedTabViewStyle: TabViewStyle {
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab view style that always shows a tab bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar style that adapts to each platform.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A tab view style that groups tabs.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
