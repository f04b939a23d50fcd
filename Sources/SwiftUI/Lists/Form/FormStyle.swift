/// The look of a form.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View

  typealias Configuration = FormStyleConfiguration

  /// The view of a form.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What a form consists of.
public struct FormStyleConfiguration {
  /// The content of the form, of whatever type.
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let content: Content
}

/// The style of the platform: a grouped form, as on iOS.
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content)
  }
}

/// Labels and controls in two columns, without a background; it does not scroll.
///
/// Approximated: every row is laid out by itself, so that the columns do not line up.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style of the platform: a grouped form, as on iOS.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns, without a background; it does not scroll.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  enum FormStyleKey: EnvironmentKey {
    static var defaultValue: any FormStyle { AutomaticFormStyle() }
  }

  var formStyle: any FormStyle {
    get { self[style: FormStyleKey.self] }
    set { self[style: FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of forms.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.formStyle, value: style as any FormStyle))
  }
}
