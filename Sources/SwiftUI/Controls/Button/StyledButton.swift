/// Shows a button in the style of its environment.
///
/// The button's content is evaluated again if the label changes, but not if only the closure of the action changes.
package struct StyledButton: PrimitiveView {
  private let role: ButtonRole?
  private let traits: AccessibilityTraits
  private let action: @MainActor () -> Void
  private let label: AnyView
  private let isPressedWithRow: Bool

  /// - Parameters:
  ///   - role: The role of the button.
  ///   - traits: Additional accessibility traits, such as that of a link.
  ///   - action: The action to perform when the button is activated.
  ///   - label: The label.
  ///   - isPressedWithRow: Whether a list row presses the button together with the others in it, unless it has a style.
  package init(
    role: ButtonRole?, traits: AccessibilityTraits = [], action: @escaping @MainActor () -> Void,
    label: AnyView, isPressedWithRow: Bool = false
  ) {
    self.role = role
    self.traits = traits
    self.action = action
    self.label = label
    self.isPressedWithRow = isPressedWithRow
  }

  @MainActor package static func _makeNode(_ button: StyledButton, in context: _NodeContext) -> _ViewNode {
    let action = Latest(button.action)
    @MainActor func content(_ button: StyledButton) -> ButtonContent {
      action.value = button.action
      return ButtonContent(
        role: button.role, traits: button.traits, action: action, label: button.label,
        isPressedWithRow: button.isPressedWithRow)
    }
    return ContentNode(content(button), wrapper: StyledButton.self, name: "", in: context, unwrap: content)
  }

  package static var _isUnary: Bool { true }
}

/// The content of a button.
private struct ButtonContent: View {
  let role: ButtonRole?
  let traits: AccessibilityTraits
  let action: Latest<@MainActor () -> Void>
  let label: AnyView
  let isPressedWithRow: Bool

  @Environment(\.buttonStyle) private var style
  @Environment(\.actionCompletion) private var completion

  var body: some View {
    ControlContent { Self.body(style, configuration) }
      .modifier(TriggerBehavior(traits: traits, trigger: configuration.action))
  }

  private var configuration: PrimitiveButtonStyleConfiguration {
    let action = action
    let completion = completion
    return PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label),
      action: {
        action.value()
        completion?()
      },
      traits: traits, isPressedWithRow: isPressedWithRow)
  }

  private static func body<Style: PrimitiveButtonStyle>(
    _ style: Style, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    AnyView(PrimitiveButtonStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: View {
  let style: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(ButtonInterior())
  }
}

/// Sets the environment of a button's content.
private struct ButtonInterior: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) {
    OuterStyle(EnvironmentValues.ButtonStyleKey.self).modify(&environment)
    environment.isInsideButton = true
  }
}

/// Describes the body of a primitive style that contains no button as a button, for assistive technologies and tests.
private struct TriggerBehavior: ElementModifier {
  let traits: AccessibilityTraits
  let trigger: @MainActor () -> Void

  static var affectsLayout: Bool { false }

  @MainActor
  private var behavior: ControlBehavior {
    var behavior = ControlBehavior(role: .button)
    behavior.traits = traits
    behavior.actions = [ControlAction(.activate, run: trigger)]
    // The style handles touches itself.
    behavior.takesTouches = false
    return behavior
  }

  func makeStorage(for element: ModifiedElement) -> ControlInteraction? {
    ControlInteraction(behavior, element: element)
  }

  func didUpdate(from old: Self, _ element: ModifiedElement) {
    storage(of: element)?.behavior = behavior
  }

  func fact<K: ElementFact>(_ key: K.Type, of element: Element) -> K.Value? {
    ControlFact.answer(key, storage(of: element))
  }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let described = builder.describing(child)
    if described.contains(where: { $0.role == .button }) { return }
    builder.remove(last: described.count)
    behavior.describe(child, in: element, into: &builder)
  }
}

/// A button with the standard behavior: a touch presses it, and the end of the touch performs the action.
struct ButtonBody<Content: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  var isPressedWithRow = false
  @ViewBuilder let content: (ButtonStyleConfiguration, Design) -> Content

  @Environment(\.design) private var design
  @State private var isPressed = false

  var body: some View {
    ControlContent {
      content(
        ButtonStyleConfiguration(
          role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
          isPressed: isPressed), design)
    }
    .modifier(behavior)
  }

  private var behavior: ControlBehavior {
    let action = configuration.action
    let isPressed = $isPressed
    var behavior = ControlBehavior(role: .button)
    behavior.traits = configuration.traits
    behavior.actions = [ControlAction(.activate, run: action)]
    behavior.press = { isPressed.wrappedValue = $0 }
    behavior.isPressedWithRow = isPressedWithRow
    return behavior
  }
}

/// A primitive style that wraps a `ButtonStyle`.
@MainActor @preconcurrency
package protocol WrappedButtonStyle {
  /// The wrapped style.
  var appearance: any ButtonStyle { get }
}

/// The standard behavior with the appearance of a `ButtonStyle`.
nonisolated struct AppearanceButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle, WrappedButtonStyle {
  let style: Style

  @MainActor package var appearance: any ButtonStyle { style }

  init(style: Style) {
    self.style = style
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration) { button, _ in
      ButtonStyleBody(style: StyleProperty(style: style), configuration: button)
    }
  }
}

private struct ButtonStyleBody<Style: ButtonStyle>: View {
  let style: StyleProperty<Style>
  let configuration: ButtonStyleConfiguration

  var body: some View { style.style.makeBody(configuration: configuration) }
}
