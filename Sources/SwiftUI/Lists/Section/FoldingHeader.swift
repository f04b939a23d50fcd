/// The header of a collapsible section: in a list that collapses sections, a button with a chevron that points down
/// while the section is expanded.
struct FoldingHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?

  @Environment(\.design) private var design
  @Environment(\.listAppearance) private var appearance
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    if let isExpanded, appearance?.style.foldsSections == true {
      HStack {
        content
          .semanticPart(.label)
        Spacer(minLength: design.lists.rows.chevronDistance)
        Image(source: .symbol("chevron.forward", variableValue: nil), isDecorative: true)
          .font(design.lists.rows.chevronFont)
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? (layoutDirection == .rightToLeft ? -90 : 90) : 0))
      }
      .modifier(behavior(isExpanded))
    } else {
      content
    }
  }

  private func behavior(_ isExpanded: Binding<Bool>) -> ControlBehavior {
    var behavior = ControlBehavior(role: .button)
    behavior.value = isExpanded.wrappedValue ? "Expanded" : "Collapsed"
    behavior.actions = [
      ControlAction(.activate) { withAnimation { isExpanded.wrappedValue.toggle() } }
    ]
    return behavior
  }
}
