/// A specification for the appearance and interaction of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The view of the field.
  associatedtype _Body: View

  /// The label of the field passed to a style.
  typealias _Label = _TextFieldStyleLabel

  /// Creates a view from an unstyled field.
  @ViewBuilder
  func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field passed to a style.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  public var body: some View { content }
}

extension _TextFieldStyleLabel: ComposedView {
  package var composition: Composition { Composition(transparent: content.given) }
}

/// The default text field style, based on the text field's context: without decoration, unless the system's design has
/// a bezel.
public struct DefaultTextFieldStyle: TextFieldStyle {
  @Environment(\.design) private var design
  @Environment(\.controlContext) private var context

  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    if context == .standalone, design.fields.hasBezelByDefault {
      SquareBorderTextFieldStyle()._body(configuration: configuration)
    } else {
      configuration
    }
  }
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field style with a system-defined rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .modifier(RoundedFieldFrame())
      .background { RoundedFieldBackground() }
      .overlay { RoundedFieldBorder() }
  }
}

/// A text field style with a system-defined square border; not available on iOS, drawn like a Mac's.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .modifier(FieldBezelInsets())
      .background { FieldBezel() }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field style, based on the text field's context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style with no decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field style with a system-defined rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A text field style with a system-defined square border.
  // An app for iOS may declare a style with this name.
  @_disfavoredOverload public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension EnvironmentValues {
  @Entry package var textFieldStyle: any TextFieldStyle = DefaultTextFieldStyle()
}

extension View {
  /// Sets the style for text fields within this view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style)
  }
}
