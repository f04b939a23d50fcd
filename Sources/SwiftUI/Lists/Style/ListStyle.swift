/// The appearance of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The metrics and colors of the style. An engine hook: an app uses the styles of SwiftUI.
  nonisolated var _kind: _ListKind { get }
}

extension View {
  /// Sets the style of lists.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(
      StyleWriter(name: "listStyle", style: style, keyPath: \.listKind, value: style._kind))
  }
}

extension EnvironmentValues {
  /// The appearance of the lists inside the view.
  @Entry package var listKind: _ListKind = .insetGrouped

  /// The appearance of the enclosing list; `nil` outside lists.
  @Entry var listAppearance: ListAppearance?
}

/// The measures and colors of a list, which its rows share: a style is large.
final class ListAppearance: Equatable, Sendable {
  let style: ListDesign.Style

  init(_ style: ListDesign.Style) {
    self.style = style
  }

  var leadingInset: CGFloat { style.replacedMargins.contains(.leading) ? 0 : style.sideInset }
  var trailingInset: CGFloat { style.replacedMargins.contains(.trailing) ? 0 : style.sideInset }

  static func == (lhs: ListAppearance, rhs: ListAppearance) -> Bool { lhs === rhs || lhs.style == rhs.style }
}
