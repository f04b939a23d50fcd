/// A type that applies standard interaction behavior and a custom appearance to all buttons within a view hierarchy.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// A view that represents the body of a button.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates a view that represents the body of a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// A type-erased label of a button.
  nonisolated public struct Label: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// An optional semantic role that describes the button's purpose.
  public let role: ButtonRole?

  /// A view that describes the effect of pressing the button.
  public let label: Label

  /// A Boolean that indicates whether the user is currently pressing the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: ComposedView {
  @MainActor package var composition: Composition { Composition("StyleConfigurationLabel").single(content) }
}

extension ButtonStyleConfiguration {
  /// Creates the properties of a button without role and label, for inspecting a style.
  package init(isPressed: Bool) {
    self.init(role: nil, label: Label(content: AnyView.empty), isPressed: isPressed)
  }
}

/// A type that applies custom interaction behavior and a custom appearance to all buttons within a view hierarchy.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// A view that represents the body of a button.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates a view that represents the body of a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased label of a button.
  nonisolated public struct Label: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// An optional semantic role that describes the button's purpose.
  public let role: ButtonRole?

  /// A view that describes the effect of calling the button's action.
  public let label: Label

  let action: @MainActor () -> Void
  let traits: AccessibilityTraits

  /// Whether a list row presses the button together with the others in it, unless it has a style.
  var isPressedWithRow = false

  /// Performs the button's action.
  @MainActor
  public func trigger() {
    action()
  }
}

extension PrimitiveButtonStyleConfiguration.Label: ComposedView {
  @MainActor package var composition: Composition { Composition("StyleConfigurationLabel").single(content) }
}

extension PrimitiveButtonStyleConfiguration {
  /// Creates the properties of a button without role and label, for inspecting a style.
  package init(trigger: @escaping @MainActor () -> Void) {
    self.init(role: nil, label: Label(content: AnyView.empty), action: trigger, traits: [])
  }
}

extension EnvironmentValues {
  enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
  }

  package var buttonStyle: any PrimitiveButtonStyle {
    get { self[style: ButtonStyleKey.self] }
    set { self[style: ButtonStyleKey.self] = newValue }
  }

  @Entry package var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
  /// Sets the style for buttons within this view to a button style with a custom appearance and standard interaction
  /// behavior.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AppearanceButtonStyle(style: style))
  }

  /// Sets the style for buttons within this view to a button style with a custom appearance and custom interaction
  /// behavior.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }

  /// Sets the border shape for buttons in this view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
