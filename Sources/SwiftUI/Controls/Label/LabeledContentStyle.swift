/// The appearance and behavior of a labeled content instance.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// A view that represents the appearance and behavior of labeled content.
  associatedtype Body: View

  /// The properties of a labeled content instance.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates a view that represents the body of labeled content.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labeled content instance.
public struct LabeledContentStyleConfiguration {
  /// A type-erased label of a labeled content instance.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// A type-erased content of a labeled content instance.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The label of the labeled content instance.
  public let label: Label

  /// The content of the labeled content instance.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: ComposedView {
  package var composition: Composition { Composition("StyleConfigurationLabel").single(content) }
}

extension LabeledContentStyleConfiguration.Content: ComposedView {
  package var composition: Composition { Composition("StyleConfigurationContent").single(content) }
}

/// The default labeled content style: the label at the leading edge, the content at the trailing edge in a secondary
/// color.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.design) private var design

  public nonisolated init() {}

  /// The color of values, which is the same in a row of a list.
  private var valueStyle: AnyShapeStyle {
    design.colors.hasFractionsInRows ? AnyShapeStyle(Color(uiColor: .secondaryLabel)) : AnyShapeStyle(.secondary)
  }

  public func makeBody(configuration: Configuration) -> some View {
    if isLabelHidden {
      configuration.content
    } else if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: design.groups.stackedLabelDistance) {
        ControlLabel(content: configuration.label.content)
        ControlContent { configuration.content }
          .foregroundStyle(valueStyle)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(JoinedTexts())
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ControlLabel(content: configuration.label.content)
        Spacer(minLength: design.groups.labelDistance)
        ControlContent { configuration.content }
          .multilineTextAlignment(.trailing)
          .foregroundStyle(valueStyle)
      }
      .modifier(JoinedTexts())
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A labeled content style that resolves its appearance automatically based on the current context.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
  }

  package var labeledContentStyle: any LabeledContentStyle {
    get { self[style: LabeledContentStyleKey.self] }
    set { self[style: LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets a style for labeled content.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, style)
  }
}
