/// What a navigation link looks like: a button, or in a list a row with a chevron.
///
/// A link of a list acts when its row is chosen. What a button shows is not: there the link is a look, and the button
/// acts. Apps make buttons that look like links that way.
struct NavigationLinkButton<Label: View>: View {
  let label: Label
  let action: @MainActor () -> Void

  @Environment(\.controlContext) private var context
  @Environment(\.buttonStyle) private var style
  @Environment(\.isInsideButton) private var isInsideButton

  var body: some View {
    if context == .listRow, isInsideButton {
      row
    } else if context == .listRow {
      StyledButton(role: nil, action: action, label: AnyView(row))
        .modifier(EnvironmentKeyPathWriter(keyPath: \.buttonStyle, value: rowStyle))
    } else {
      StyledButton(role: nil, action: action, label: AnyView(label))
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      label
      Spacer(minLength: 8)
      DisclosureChevron()
    }
  }

  /// A link in a list looks like any other row, unless the app gives it a style.
  private var rowStyle: any PrimitiveButtonStyle { style is DefaultButtonStyle ? PlainButtonStyle() : style }
}

/// The mark of a row that leads to another screen.
struct DisclosureChevron: View {
  var body: some View {
    Image(source: .symbol("chevron.forward", variableValue: nil), isDecorative: true)
      .font(.system(size: 14, weight: .semibold))
      .foregroundStyle(.tertiary)
  }
}
