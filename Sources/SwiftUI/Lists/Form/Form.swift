/// A container for controls that enter data: a list whose rows have labels on the leading side and controls on the
/// trailing side.
nonisolated public struct Form<Content: View>: View {
  let content: Content

  @Environment(\.formStyle) private var style

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public nonisolated init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
    content = configuration.content
  }

  @MainActor public var body: some View {
    view(style, FormStyleConfiguration(content: .init(view: AnyView(content))))
  }

  private func view<Style: FormStyle>(_ style: Style, _ configuration: FormStyleConfiguration) -> AnyView {
    AnyView(FormStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

extension Form: ComposedView {
  @MainActor package var composition: Composition { Composition("Form").multiple(content) }
}

nonisolated private struct FormStyleBody<Style: FormStyle>: View {
  let style: StyleProperty<Style>
  let configuration: FormStyleConfiguration

  @MainActor var body: some View {
    style.style.makeBody(configuration: configuration).modifier(OuterStyle(EnvironmentValues.FormStyleKey.self))
  }
}
