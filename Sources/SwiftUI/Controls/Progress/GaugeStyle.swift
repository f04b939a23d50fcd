/// Defines the implementation of all gauge instances within a view hierarchy.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// A view representing the body of a gauge.
  associatedtype Body: View

  /// The properties of a gauge instance.
  typealias Configuration = GaugeStyleConfiguration

  /// Creates a view representing the body of a gauge.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge instance.
public struct GaugeStyleConfiguration {
  /// A type-erased label of a gauge, describing its purpose.
  nonisolated public struct Label: View, ComposedView {
    let content: AnyView

    @MainActor public var body: some View { content }

    @MainActor package var composition: Composition { Composition("StyleConfigurationLabel").single(content) }
  }

  /// A type-erased value label of a gauge that contains the current value.
  nonisolated public struct CurrentValueLabel: View, ComposedView {
    let content: AnyView

    @MainActor public var body: some View { content }

    @MainActor package var composition: Composition {
      Composition("StyleConfigurationCurrentValueLabel").single(content)
    }
  }

  /// A type-erased value label of a gauge describing the minimum value.
  nonisolated public struct MinimumValueLabel: View, ComposedView {
    let content: AnyView

    @MainActor public var body: some View { content }

    @MainActor package var composition: Composition {
      Composition("StyleConfigurationMinimumValueLabel").single(content)
    }
  }

  /// A type-erased value label of a gauge describing the maximum value.
  nonisolated public struct MaximumValueLabel: View, ComposedView {
    let content: AnyView

    @MainActor public var body: some View { content }

    @MainActor package var composition: Composition {
      Composition("StyleConfigurationMaximumValueLabel").single(content)
    }
  }

  /// A type-erased label describing a specific value of a gauge.
  nonisolated public struct MarkedValueLabel: View, ComposedView {
    let content: AnyView

    @MainActor public var body: some View { content }

    @MainActor package var composition: Composition {
      Composition("StyleConfigurationMarkedValueLabel").single(content)
    }
  }

  /// The current value of the gauge, from 0 to 1.
  public var value: Double

  /// A view that describes the purpose of the gauge.
  public var label: Label

  /// A view that describes the current value.
  public var currentValueLabel: CurrentValueLabel?

  /// A view that describes the minimum of the range for the current value.
  public var minimumValueLabel: MinimumValueLabel?

  /// A view that describes the maximum of the range for the current value.
  public var maximumValueLabel: MaximumValueLabel?

  /// Views that describe marked values.
  public var markedValueLabels: MarkedValueLabel?
}

extension EnvironmentValues {
  enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
  }

  package var gaugeStyle: any GaugeStyle {
    get { self[style: GaugeStyleKey.self] }
    set { self[style: GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for gauges within this view.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style)
  }
}
