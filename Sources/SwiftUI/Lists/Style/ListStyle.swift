/// The appearance of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The metrics and colors of the style. An engine hook: an app uses the styles of SwiftUI.
  nonisolated var _appearance: _ListAppearance { get }
}

extension View {
  /// Sets the style of lists.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(
      StyleWriter(name: "listStyle", style: style, keyPath: \.listStyleAppearance, value: style._appearance))
  }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: _ListAppearance { .insetGrouped }
  }

  private enum ListAppearanceKey: EnvironmentKey {
    static var defaultValue: _ListAppearance? { nil }
  }

  /// The appearance of the lists inside the view.
  package var listStyleAppearance: _ListAppearance {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The appearance of the enclosing list; `nil` outside lists.
  package var listAppearance: _ListAppearance? {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}
