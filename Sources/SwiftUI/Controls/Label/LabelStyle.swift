/// A type that applies a custom appearance to all labels within a view.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// A view that represents the body of a label.
  associatedtype Body: View

  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Creates a view that represents the body of a label.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
  /// A type-erased title view of a label.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// A type-erased icon view of a label.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// A description of the labeled item.
  public let title: Title

  /// A symbolic representation of the labeled item.
  public let icon: Icon

  @MainActor
  init(title: AnyView, icon: AnyView) {
    self.title = Title(content: title)
    self.icon = Icon(content: icon)
  }
}

extension LabelStyleConfiguration.Title: ComposedView {
  package var composition: Composition { Composition("StyleConfigurationTitle").single(content) }
}

extension LabelStyleConfiguration.Icon: ComposedView {
  package var composition: Composition { Composition("StyleConfigurationIcon").single(content) }
}

extension LabelStyleConfiguration {
  /// Creates the properties of a label without title and icon, for inspecting a style.
  @MainActor
  package init() {
    self.init(title: AnyView.empty, icon: AnyView.empty)
  }
}

extension EnvironmentValues {
  enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
  }

  package var labelStyle: any LabelStyle {
    get { self[style: LabelStyleKey.self] }
    set { self[style: LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for labels within this view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}
