/// A control that initiates an action.
public struct Button<Label: View> {
  package let role: ButtonRole?
  package let action: @MainActor () -> Void
  package let label: Label

  /// Creates a button that displays a custom label.
  ///
  /// - Parameters:
  ///   - action: The action to perform when the user triggers the button.
  ///   - label: A view that describes the purpose of the button's action.
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a specified role that displays a custom label.
  ///
  /// - Parameters:
  ///   - role: An optional semantic role that describes the button.
  ///   - action: The action to perform when the user triggers the button.
  ///   - label: A view that describes the purpose of the button's action.
  @preconcurrency
  public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: View {
  public var body: some View {
    StyledButton(role: role, action: action, label: AnyView(label), isPressedWithRow: true)
  }
}

extension Button: ComposedView {
  package var composition: Composition {
    Composition("Button").part("label", label).value("role", role).value("action", action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button based on a configuration for a style with a custom appearance and custom interaction behavior.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}
