/// A container for controls that enter data: a list whose rows have their labels on the leading side and their
/// controls on the trailing one.
public struct Form<Content: View>: View {
  let content: Content

  @Environment(\.formStyle) private var style

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
    content = configuration.content
  }

  public var body: some View {
    FormBody(style: style, configuration: FormStyleConfiguration(content: .init(view: AnyView(content))))
  }
}

/// Shows a form in a style that is known only when the form is shown.
private struct FormBody: View {
  let style: any FormStyle
  let configuration: FormStyleConfiguration

  var body: some View { view(style) }

  private func view<S: FormStyle>(_ style: S) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }
}
