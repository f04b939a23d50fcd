/// The style of a `NavigationView`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
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
      NavigationViewStyleModifier(
        style: style, isSupported: style is StackNavigationViewStyle || style is DefaultNavigationViewStyle))
  }
}

/// Stores the style, and records a warning if it is not drawn correctly.
private struct NavigationViewStyleModifier<Style: NavigationViewStyle>: ElementModifier, ComposedModifier {
  let style: Style
  let isSupported: Bool

  static var affectsLayout: Bool { false }

  var composition: Composition { Composition("navigationViewStyle").value("style", style) }

  func didMount(_ element: ModifiedElement) {
    guard !isSupported else { return }
    let message = "NavigationView is shown as a stack; the style \(Style.self) has no columns here."
    element.graph.report(_RuntimeIssue(message, severity: .warning, at: element))
  }
}
