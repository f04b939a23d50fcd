/// A standard label for user interface items, consisting of an icon with a title.
public struct Label<Title: View, Icon: View> {
  package let title: Title
  package let icon: Icon

  /// Creates a label with a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    StyledLabel(configuration: LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon)))
  }
}

extension Label: ComposedView {
  package var composition: Composition {
    Composition("Label").part("title", title).part("icon", icon)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with an icon image and a title generated from a localized string.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a system icon image and a title generated from a localized string.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with an icon image and a title generated from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with a system icon image and a title generated from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with an icon image resource and a title generated from a localized string.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with an icon image resource and a title generated from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label representing the configuration of a style.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// Shows a label in the style of its environment.
private struct StyledLabel: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.labelStyle) private var style

  var body: some View {
    ControlContent { Self.body(style, configuration) }
  }

  private static func body<Style: LabelStyle>(_ style: Style, _ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(LabelStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct LabelStyleBody<Style: LabelStyle>: View {
  let style: StyleProperty<Style>
  let configuration: LabelStyleConfiguration

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(OuterStyle(EnvironmentValues.LabelStyleKey.self))
  }
}
