/// The body of a disclosure group: keeps the expansion state and applies the style of its environment.
struct DisclosureGroupBody: View {
  let label: AnyView
  let isExpandedOutside: Binding<Bool>?
  let content: () -> AnyView

  @State private var isExpandedInside = false
  @Environment(\.disclosureGroupStyle) private var style

  var body: some View {
    Self.body(
      style,
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(content: label),
        content: DisclosureGroupStyleConfiguration.Content(content: content),
        isExpanded: isExpandedOutside ?? $isExpandedInside))
  }

  private static func body<Style: DisclosureGroupStyle>(
    _ style: Style, _ configuration: DisclosureGroupStyleConfiguration
  ) -> AnyView {
    AnyView(DisclosureGroupStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct DisclosureGroupStyleBody<Style: DisclosureGroupStyle>: View {
  let style: StyleProperty<Style>
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(
      OuterStyle(EnvironmentValues.DisclosureGroupStyleKey.self))
  }
}

/// The row of a disclosure group: its label, and a chevron that points down while the group is expanded.
struct DisclosureRow: View {
  let configuration: DisclosureGroupStyleConfiguration

  @Environment(\.design) private var design
  @Environment(\.controlContext) private var context
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack {
      ControlContent { configuration.label }
        .semanticPart(.label)
        .controlForeground(context == .listRow ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
      Spacer(minLength: design.lists.rows.chevronDistance)
      Image(source: .symbol("chevron.forward", variableValue: nil), isDecorative: true)
        .font(design.lists.rows.chevronFont)
        .foregroundStyle(.tint)
        .rotationEffect(.degrees(configuration.isExpanded ? (layoutDirection == .rightToLeft ? -90 : 90) : 0))
    }
    .modifier(behavior)
  }

  private var behavior: ControlBehavior {
    let isExpanded = configuration.$isExpanded
    var behavior = ControlBehavior(role: .button)
    behavior.value = isExpanded.wrappedValue ? "Expanded" : "Collapsed"
    behavior.actions = [
      ControlAction(.activate) { withAnimation { isExpanded.wrappedValue.toggle() } }
    ]
    return behavior
  }
}
