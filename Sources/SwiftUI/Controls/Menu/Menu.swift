/// A control for presenting a menu of actions.
///
/// A menu is initially closed. Activating it presents its items in front of all other content, until an item is
/// selected or a tap outside closes it.
public struct Menu<Label: View, Content: View> {
  package let label: Label
  package let content: Content
  let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu with a custom label.
  ///
  /// - Parameters:
  ///   - content: A group of menu items.
  ///   - label: A view describing the content of the menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with a custom primary action and custom label.
  @preconcurrency
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  public var body: some View {
    StyledMenu(
      configuration: MenuStyleConfiguration(
        label: MenuStyleConfiguration.Label(content: AnyView(label)),
        content: MenuStyleConfiguration.Content(content: AnyView(content)), primaryAction: primaryAction))
  }
}

extension Menu: ComposedView {
  package var composition: Composition {
    Composition("Menu").multiple(content).part("label", label).value("primaryAction", ifPresent: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu based on a style configuration.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu that generates its label from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a custom primary action that generates its label from a localized string key.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a custom primary action that generates its label from a string.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu that generates its label from a localized string key and system image.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu that generates its label from a string and system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu that generates its label from a localized string key and image resource.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a menu with a primary action that generates its label from a localized string key and system image.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a primary action that generates its label from a localized string key and image resource.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a primary action that generates its label from a string and image resource.
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { SwiftUI.Label(title, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a menu that generates its label from a string and image resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
}

/// Shows a menu in the style of its environment.
private struct StyledMenu: View {
  let configuration: MenuStyleConfiguration

  @Environment(\.menuStyle) private var style

  var body: some View {
    ControlContent { Self.body(style, configuration) }
  }

  private static func body<Style: MenuStyle>(_ style: Style, _ configuration: MenuStyleConfiguration) -> AnyView {
    AnyView(MenuStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct MenuStyleBody<Style: MenuStyle>: View {
  let style: StyleProperty<Style>
  let configuration: MenuStyleConfiguration

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(OuterStyle(EnvironmentValues.MenuStyleKey.self))
  }
}
