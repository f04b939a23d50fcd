/// A view that opens the app's settings; a screen has none, and the request is recorded as a warning.
///
/// - Note: Approximate: a screen has no settings: activating it records a warning.
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View {
    Button(action: { openSettings() }, label: { label })
  }
}

extension SettingsLink: ConnectedView {
  @MainActor package var composition: Composition {
    let openSettings = openSettings
    let action: () -> Void = { openSettings() }
    return Composition("SettingsLink").part("label", label).value("action", action)
  }
}

/// The default label of a settings link.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { Text(SystemString.settings) }
}

extension DefaultSettingsLinkLabel: ComposedView {
  package var composition: Composition { Composition(transparent: body) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}
