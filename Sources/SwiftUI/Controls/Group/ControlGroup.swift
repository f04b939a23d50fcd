/// A container view that displays semantically-related controls in a visually-appropriate manner for the context.
public struct ControlGroup<Content: View> {
  package let content: Content
  let label: AnyView?

  fileprivate init(content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Creates a new `ControlGroup` with the specified children.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: nil)
  }

  /// Creates a new control group with the specified content and a label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(content: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }

  /// Creates a new control group with the specified content that generates its label from a localized string key.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a new control group with the specified content that generates its label from a string.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a new control group with the specified content and a label with a symbol.
  public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// A control group with a title and an image.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }

  /// A control group with a localized title and a symbol.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a control group based on a style configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}

/// A view that represents the body of a control group with a specified label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

extension ControlGroup: View {
  public var body: some View {
    StyledControlGroup(
      configuration: ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(content: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(content: label ?? AnyView.empty)))
  }
}

extension ControlGroup: ComposedView {
  package var composition: Composition {
    let composition = Composition("ControlGroup").oneOrMore(content)
    guard let label else { return composition }
    return composition.part("label", label.storage.view)
  }
}

extension LabeledControlGroupContent: ComposedView {
  package var composition: Composition { Composition(transparent: content) }
}

/// Defines the implementation of all control groups within a view hierarchy.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// A view representing the body of a control group.
  associatedtype Body: View

  /// The properties of a `ControlGroup` instance being created.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Creates a view representing the body of a control group.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
  /// A type-erased content of a `ControlGroup`.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// A type-erased label of a `ControlGroup`.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// A view that represents the content of the `ControlGroup`.
  public let content: Content

  /// A view that provides the optional label of the `ControlGroup`.
  public let label: Label
}

/// Shows a control group in the style of its environment.
private struct StyledControlGroup: View {
  let configuration: ControlGroupStyleConfiguration

  @Environment(\.controlGroupStyle) private var style
  @Environment(\.controlContext) private var context
  @Environment(\.design) private var design

  var body: some View {
    if context == .menu, let cells = design.menus.cells {
      Section { MenuCells(content: configuration.content, design: cells) }
    } else if context == .menu {
      configuration.content
    } else {
      Self.body(style, configuration)
    }
  }

  private static func body<Style: ControlGroupStyle>(
    _ style: Style, _ configuration: ControlGroupStyleConfiguration
  ) -> AnyView {
    AnyView(ControlGroupStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct ControlGroupStyleBody<Style: ControlGroupStyle>: View {
  let style: StyleProperty<Style>
  let configuration: ControlGroupStyleConfiguration

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(OuterStyle(EnvironmentValues.ControlGroupStyleKey.self))
  }
}

extension EnvironmentValues {
  enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
  }

  package var controlGroupStyle: any ControlGroupStyle {
    get { self[style: ControlGroupStyleKey.self] }
    set { self[style: ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for control groups within this view.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style)
  }
}
