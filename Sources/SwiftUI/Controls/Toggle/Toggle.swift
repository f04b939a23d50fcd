/// A control that toggles between on and off states.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>

  /// Whether the toggle represents several values that differ.
  let isMixed: Bool

  package let label: Label

  /// Creates a toggle that displays a custom label.
  ///
  /// - Parameters:
  ///   - isOn: A binding to a property that determines whether the toggle is on or off.
  ///   - label: A view that describes the purpose of the toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Creates a toggle representing a collection of values with a custom label.
  ///
  /// - Parameters:
  ///   - sources: A collection of values used as the source for rendering the toggle's state.
  ///   - isOn: The key path of the values that determines whether the toggle is on, mixed or off.
  ///   - label: A view that describes the purpose of the toggle.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      // A mixed toggle is off, so that switching it switches all values on.
      get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
      write: { value, transaction in
        for binding in bindings { binding.transaction(transaction).wrappedValue = value }
      })
    isMixed = Set(bindings.map(\.wrappedValue)).count > 1
    self.label = label()
  }
}

extension Toggle: View {
  public var body: some View {
    StyledToggle(isOn: isOn, isMixed: isMixed, label: AnyView(label))
  }
}

extension Toggle: ComposedView {
  package var composition: Composition {
    Composition("Toggle").controlLabel(label).value("isOn", isOn)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle based on a toggle style configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}

/// Shows a toggle in the style of its environment.
private struct StyledToggle: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: AnyView

  @Environment(\.toggleStyle) private var style
  @Environment(\.actionCompletion) private var completion

  var body: some View {
    ControlContent { Self.body(style, configuration) }
      .modifier(behavior)
  }

  private var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: label), isOn: isOn, isMixed: isMixed)
  }

  private var behavior: ControlBehavior {
    let isOn = isOn
    let completion = completion
    var behavior = ControlBehavior(role: .switch)
    behavior.value = isMixed ? "mixed" : isOn.wrappedValue ? "1" : "0"
    behavior.traits = .isToggle
    behavior.actions = [
      ControlAction(.activate) {
        isOn.wrappedValue.toggle()
        completion?()
      },
      .setOn { isOn.wrappedValue = $0 },
    ]
    return behavior
  }

  private static func body<Style: ToggleStyle>(_ style: Style, _ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(ToggleStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct ToggleStyleBody<Style: ToggleStyle>: View {
  let style: StyleProperty<Style>
  let configuration: ToggleStyleConfiguration

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(OuterStyle(EnvironmentValues.ToggleStyleKey.self))
  }
}
