/// A stylized view, with an optional label, that visually collects a logical grouping of content.
public struct GroupBox<Label: View, Content: View> {
  package let label: Label
  package let content: Content

  /// Creates a group box with the provided label and view content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a group box with the provided label and view content.
  @_disfavoredOverload
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View {
  public var body: some View {
    StyledGroupBox(
      configuration: GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(
          content: AnyView(label), isEmpty: Label.self == EmptyView.self),
        content: GroupBoxStyleConfiguration.Content(content: AnyView(content))))
  }
}

extension GroupBox: ComposedView {
  package var composition: Composition { Composition("GroupBox").multiple(content).part("label", label) }
}

extension GroupBox where Label == EmptyView {
  /// Creates an unlabeled group box with the provided view content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with the provided view content and title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group box with the provided view content and title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box based on a style configuration.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// A type that specifies the appearance and interaction of all group boxes within a view hierarchy.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// A view that represents the body of a group box.
  associatedtype Body: View

  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates a view representing the body of a group box.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box instance.
public struct GroupBoxStyleConfiguration {
  /// A type-erased label of a group box.
  nonisolated public struct Label: View {
    let content: AnyView
    let isEmpty: Bool

    @MainActor public var body: some View { content }
  }

  /// A type-erased content of a group box.
  nonisolated public struct Content: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// A view that provides the title of the group box.
  public let label: Label

  /// A view that represents the content of the group box.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: ComposedView {
  @MainActor package var composition: Composition { Composition("StyleConfigurationLabel").single(content) }
}

extension GroupBoxStyleConfiguration.Content: ComposedView {
  @MainActor package var composition: Composition { Composition("StyleConfigurationContent").single(content) }
}

extension GroupBoxStyleConfiguration {
  /// Creates the properties of an empty group box, for inspecting a style.
  package init() {
    self.init(
      label: Label(content: AnyView.empty, isEmpty: false), content: Content(content: AnyView.empty))
  }
}

/// The default style for group box views: content on a rounded gray background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.design) private var design

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      if !configuration.label.isEmpty {
        configuration.label.font(.headline)
      }
      VStack { configuration.content }
    }
    .padding()
    .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: design.groups.boxCornerRadius))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style for group box views.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
  }

  package var groupBoxStyle: any GroupBoxStyle {
    get { self[style: GroupBoxStyleKey.self] }
    set { self[style: GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for group boxes within this view.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}

/// Shows a group box in the style of its environment.
private struct StyledGroupBox: View {
  let configuration: GroupBoxStyleConfiguration

  @Environment(\.groupBoxStyle) private var style

  var body: some View {
    ControlContent { Self.body(style, configuration) }
  }

  private static func body<Style: GroupBoxStyle>(
    _ style: Style, _ configuration: GroupBoxStyleConfiguration
  ) -> AnyView {
    AnyView(GroupBoxStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct GroupBoxStyleBody<Style: GroupBoxStyle>: View {
  let style: StyleProperty<Style>
  let configuration: GroupBoxStyleConfiguration

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(OuterStyle(EnvironmentValues.GroupBoxStyleKey.self))
  }
}
