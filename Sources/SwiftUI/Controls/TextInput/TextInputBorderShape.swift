/// The shape of text fields with a border.
public struct TextInputBorderShape: Hashable, Sendable {
  private let name: String

  /// The system's choice: a capsule.
  public static let automatic = TextInputBorderShape(name: "automatic")

  /// A capsule.
  public static let capsule = TextInputBorderShape(name: "capsule")

  /// A rectangle with round corners.
  public static let roundedRectangle = TextInputBorderShape(name: "roundedRectangle")
}

/// A text field style with a border in the shape of the environment.
public struct BorderedTextFieldStyle: TextFieldStyle {
  @Environment(\.textInputBorderShape) private var shape
  @Environment(\.design) private var design

  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .modifier(RoundedFieldFrame())
      .padding(.horizontal, shape == .roundedRectangle ? 0 : design.fields.rounded.sideInset)
      .background { border.fill(Color(uiColor: .tertiarySystemFill)) }
  }

  private var border: AnyShape {
    shape == .roundedRectangle
      ? AnyShape(RoundedRectangle(cornerRadius: design.fields.rounded.cornerRadius)) : AnyShape(Capsule())
  }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
  /// A text field style with a border.
  public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}

extension EnvironmentValues {
  @Entry var textInputBorderShape: TextInputBorderShape = .automatic
}

extension View {
  /// Sets the shape of text fields with a border.
  public nonisolated func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    environment(\.textInputBorderShape, shape)
  }
}
