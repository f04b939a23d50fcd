/// A container for attaching a label to a value-bearing view.
public struct LabeledContent<Label, Content> {
  package let label: Label
  package let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: some View {
    StyledLabeledContent(label: AnyView(label), content: AnyView(content))
  }

  /// Creates a standard labeled element, with a view that conveys the value of the element and a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent: ComposedView where Label: View, Content: View {
  package var composition: Composition {
    Composition("LabeledContent").multiple(content).controlLabel(label)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a labeled view that generates its label from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }

  /// Creates a labeled view that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled informational view.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    label = Text(titleKey)
    content = Text(value)
  }

  /// Creates a labeled informational view.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    label = Text(title)
    content = Text(value)
  }

  /// Creates a labeled informational view from a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    label = Text(titleKey)
    content = Text(value, format: format)
  }

  /// Creates a labeled informational view from a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    label = Text(title)
    content = Text(value, format: format)
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content based on a labeled content style configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// Shows labeled content in the style of its environment.
private struct StyledLabeledContent: View {
  let label: AnyView
  let content: AnyView

  @Environment(\.labeledContentStyle) private var style

  var body: some View {
    ControlContent {
      Self.body(
        style,
        LabeledContentStyleConfiguration(
          label: LabeledContentStyleConfiguration.Label(content: label),
          content: LabeledContentStyleConfiguration.Content(content: content)))
    }
  }

  private static func body<Style: LabeledContentStyle>(
    _ style: Style, _ configuration: LabeledContentStyleConfiguration
  ) -> AnyView {
    AnyView(LabeledContentStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct LabeledContentStyleBody<Style: LabeledContentStyle>: View {
  let style: StyleProperty<Style>
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(
      OuterStyle(EnvironmentValues.LabeledContentStyleKey.self))
  }
}
