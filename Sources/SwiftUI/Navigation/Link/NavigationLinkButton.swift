/// The appearance of a navigation link: a button, or a row with a chevron in a list.
///
/// A link in a list acts when its row is tapped. A link inside a button does not act: it only gives the button its
/// appearance, a technique that apps use.
struct NavigationLinkButton<Label: View>: View {
  let label: Label
  let action: @MainActor () -> Void

  @Environment(\.controlContext) private var context
  @Environment(\.isInsideButton) private var isInsideButton
  @Environment(\.design) private var design
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  var body: some View {
    if context == .listRow, isInsideButton {
      row
    } else if context == .listRow {
      StyledButton(role: nil, action: action, label: AnyView(row))
        .environment(\.isInLinkRow, true)
    } else {
      StyledButton(role: nil, action: action, label: AnyView(label))
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      label
      Spacer(minLength: design.lists.rows.chevronDistance)
      if indicator != .hidden {
        DisclosureChevron()
          .padding(design.lists.rows.chevronInsets)
      }
    }
  }
}

extension EnvironmentValues {
  /// Whether buttons are part of a link in a list, which looks like other rows unless the app sets a style.
  @Entry var isInLinkRow: Bool = false
}

/// The chevron of a row that leads to another screen.
struct DisclosureChevron: View {
  @Environment(\.design) private var design

  var body: some View {
    Image(source: .symbol("chevron.forward", variableValue: nil), isDecorative: true)
      .font(design.lists.rows.chevronFont)
      .foregroundStyle(.tertiary)
  }
}
