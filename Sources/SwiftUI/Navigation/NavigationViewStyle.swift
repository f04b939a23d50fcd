/// The style of a `NavigationView`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// Whether the style has columns in a wide window. An engine hook: an app does not define styles.
  nonisolated static var _hasColumns: Bool { get }
}

extension NavigationViewStyle {
  public nonisolated static var _hasColumns: Bool { true }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
  public nonisolated static var _hasColumns: Bool { false }
}

/// The platform's style: one screen at a time on a phone.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

/// Columns in a wide window. Shown as a stack here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

/// Two columns in a wide window. Shown as a stack here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of navigation views. Every style shows a stack here.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(
      StyleWriter(
        name: "navigationViewStyle", style: style, keyPath: \.navigationViewHasColumns, value: S._hasColumns))
  }
}

extension EnvironmentValues {
  /// Whether navigation views have columns in a wide window on Apple's platforms.
  @Entry var navigationViewHasColumns: Bool = true
}
