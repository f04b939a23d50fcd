/// The appearance of a navigation link: a button, or a row with a chevron in a list.
///
/// A link in a list acts when its row is tapped. A link inside a button does not act: it only gives the button its
/// appearance, a technique that apps use.
struct NavigationLinkButton<Label: View>: View {
  let label: Label
  let action: @MainActor () -> Void

  @Environment(\.controlContext) private var context
  @Environment(\.buttonStyle) private var style
  @Environment(\.isInsideButton) private var isInsideButton
  @Environment(\.systemVersion) private var version

  /// Measured: the chevron ends 18.3 points inside its card, 13.7 points after a text in front of it.
  private static var chevronPaddingOfIOS26: EdgeInsets {
    EdgeInsets(top: 0, leading: 8.0 / 3, bottom: 0, trailing: 1)
  }

  var body: some View {
    if context == .listRow, isInsideButton {
      row
    } else if context == .listRow {
      StyledButton(role: nil, action: action, label: AnyView(row))
        .environment(\.buttonStyle, rowStyle)
    } else {
      StyledButton(role: nil, action: action, label: AnyView(label))
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      label
      Spacer(minLength: 8)
      DisclosureChevron()
        .padding(version == .iOS26 ? Self.chevronPaddingOfIOS26 : EdgeInsets())
    }
  }

  /// A link in a list looks like other rows, unless the app sets a style.
  private var rowStyle: any PrimitiveButtonStyle { style is DefaultButtonStyle ? PlainButtonStyle() : style }
}

/// The chevron of a row that leads to another screen.
struct DisclosureChevron: View {
  var body: some View {
    Image(source: .symbol("chevron.forward", variableValue: nil), isDecorative: true)
      .font(.system(size: 14, weight: .semibold))
      .foregroundStyle(.tertiary)
  }
}
