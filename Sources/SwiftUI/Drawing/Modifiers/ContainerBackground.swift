/// The container that a background applies to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  package init(name: String) { self.name = name }

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Sets the background of the enclosing container. That of a widget has no effect in an app.
  ///
  /// - Note: Approximate: it is drawn behind the view, including the safe area, for every container other than a widget;
  ///   a warning is recorded.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    placing(container, widget: { Rectangle().fill(style) }) {
      background(style).modifier(UnsupportedModifier(shortfall: .containerBackground))
    }
  }

  /// Sets the background of the enclosing container. That of a widget has no effect in an app.
  ///
  /// - Note: Approximate: it is drawn behind the view, including the safe area, for every container other than a widget;
  ///   a warning is recorded.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = content()
    return placing(container, widget: { ZStack(alignment: alignment) { background } }) {
      self.background(alignment: alignment) { background }
        .modifier(UnsupportedModifier(shortfall: .containerBackground))
    }
  }

  @ViewBuilder
  private nonisolated func placing<Background: View, Other: View>(
    _ container: ContainerBackgroundPlacement, widget: () -> Background, other: () -> Other
  ) -> some View {
    if container == .widget {
      preference(key: WidgetBackgroundKey.self, value: WidgetBackground(content: AnyView(widget())))
    } else {
      other()
    }
  }
}

/// The background of the widget that a view belongs to.
package struct WidgetBackground {
  package let content: AnyView
}

/// The background that a widget's content declares: the first one, if there are several.
package enum WidgetBackgroundKey: PreferenceKey {
  package static var defaultValue: WidgetBackground? { nil }

  package static func reduce(value: inout WidgetBackground?, nextValue: () -> WidgetBackground?) {
    value = value ?? nextValue()
  }
}

extension Shortfall {
  fileprivate static var containerBackground: Shortfall {
    .approximate("containerBackground(_:for:)", "it is drawn behind the view, however large its container is.")
  }
}
