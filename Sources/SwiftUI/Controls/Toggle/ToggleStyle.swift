/// The appearance and behavior of a toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// A view that represents the appearance and interaction of a toggle.
  associatedtype Body: View

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates a view that represents the body of a toggle.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle instance.
public struct ToggleStyleConfiguration {
  /// A type-erased label of a toggle.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// A view that describes the effect of switching the toggle between states.
  public let label: Label

  /// A binding to a state property that indicates whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether the toggle is currently in a mixed state.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: ComposedView {
  package var composition: Composition { Composition("StyleConfigurationLabel").single(content) }
}

extension ToggleStyleConfiguration {
  /// Creates the properties of a toggle without a label, for inspecting a style.
  @MainActor
  package init(_ isOn: Binding<Bool>) {
    self.init(label: Label(content: AnyView.empty), isOn: isOn, isMixed: false)
  }
}

extension EnvironmentValues {
  enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
  }

  package var toggleStyle: any ToggleStyle {
    get { self[style: ToggleStyleKey.self] }
    set { self[style: ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for toggles in a view hierarchy.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}
