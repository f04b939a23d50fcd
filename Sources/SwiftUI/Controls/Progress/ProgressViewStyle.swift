/// A type that applies standard interaction behavior to all progress views within a view hierarchy.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// A view representing the body of a progress view.
  associatedtype Body: View

  /// A type alias for the properties of a progress view instance.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates a view representing the body of a progress view.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view instance.
public struct ProgressViewStyleConfiguration {
  /// A type-erased label describing the task represented by the progress view.
  nonisolated public struct Label: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// A type-erased label that describes the current value of a progress view.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView

    @MainActor public var body: some View { content }
  }

  /// The completed fraction of the task represented by the progress view, from `0.0` (not yet started) to `1.0` (fully
  /// complete), or `nil` if the progress is indeterminate.
  public let fractionCompleted: Double?

  /// A view that describes the task represented by the progress view.
  public var label: Label?

  /// A view that describes the current value of a progress view.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: ComposedView {
  @MainActor package var composition: Composition { Composition("StyleConfigurationLabel").single(content) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: ComposedView {
  @MainActor package var composition: Composition { Composition("StyleConfigurationCurrentValueLabel").single(content) }
}

extension ProgressViewStyleConfiguration {
  /// Creates the properties of a progress view with empty labels, for inspecting a style.
  package init(fraction: Double?) {
    self.init(
      fractionCompleted: fraction, label: Label(content: AnyView.empty),
      currentValueLabel: CurrentValueLabel(content: AnyView.empty))
  }
}

/// Shows a progress view in the style of its environment.
struct StyledProgressView: View {
  let configuration: ProgressViewStyleConfiguration

  @Environment(\.progressViewStyle) private var style

  var body: some View {
    ControlContent { Self.body(style, configuration) }
      .modifier(behavior)
  }

  private var behavior: ControlBehavior {
    let fraction = configuration.fractionCompleted
    var behavior = ControlBehavior(role: fraction == nil ? .activityIndicator : .progressIndicator)
    behavior.value = fraction.map { "\(Int(bounded: ($0 * 100).rounded()))%" } ?? "1"
    behavior.traits = .updatesFrequently
    return behavior
  }

  private static func body<Style: ProgressViewStyle>(
    _ style: Style, _ configuration: ProgressViewStyleConfiguration
  ) -> AnyView {
    AnyView(ProgressViewStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct ProgressViewStyleBody<Style: ProgressViewStyle>: View {
  let style: StyleProperty<Style>
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(OuterStyle(EnvironmentValues.ProgressViewStyleKey.self))
  }
}

extension EnvironmentValues {
  enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  package var progressViewStyle: any ProgressViewStyle {
    get { self[style: ProgressViewStyleKey.self] }
    set { self[style: ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for progress views in this view.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
