/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View

  typealias Configuration = FormStyleConfiguration

  /// Creates the view of a form.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form.
public struct FormStyleConfiguration {
  /// The type-erased content of the form.
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let content: Content
}

/// The platform's style: a grouped form, as on iOS.
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

/// Labels and controls in two columns, without a background and without scrolling.
///
/// - Note: Approximate: every row is laid out separately, so that the columns do not line up; a warning is recorded.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
      .approximate("ColumnsFormStyle", "every row is laid out separately, so that the columns do not line up.")
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's style: a grouped form, as on iOS.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns, without a background and without scrolling.
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
  /// Sets the style of forms.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style as any FormStyle)
  }
}
