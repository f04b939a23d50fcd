/// A view that shows a value within a range.
///
/// - Note: Approximate: the system's styles do not show the labels of marked values; a warning is recorded if there are
///   any.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let configuration: GaugeStyleConfiguration

  private init(
    _ fraction: Double, label: Label, currentValueLabel: CurrentValueLabel?, minimum: BoundsLabel?,
    maximum: BoundsLabel?, marked: MarkedValueLabels?
  ) {
    configuration = GaugeStyleConfiguration(
      value: fraction, label: GaugeStyleConfiguration.Label(content: AnyView(label)),
      currentValueLabel: currentValueLabel.map {
        GaugeStyleConfiguration.CurrentValueLabel(content: AnyView($0))
      },
      minimumValueLabel: minimum.map { GaugeStyleConfiguration.MinimumValueLabel(content: AnyView($0)) },
      maximumValueLabel: maximum.map { GaugeStyleConfiguration.MaximumValueLabel(content: AnyView($0)) },
      markedValueLabels: marked.map { GaugeStyleConfiguration.MarkedValueLabel(content: AnyView($0)) })
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return 0 }
    return Double((value - bounds.lowerBound) / length).clampedToUnit
  }

  /// Creates a gauge showing a value within a range and describes the gauge's purpose and current value, with labels
  /// for the bounds and for marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      Self.fraction(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), marked: markedValueLabels())
  }
}

extension Gauge: View {
  public var body: some View {
    StyledGauge(configuration: configuration)
  }
}

extension Gauge: ComposedView {
  package var composition: Composition {
    Composition("Gauge").part("label", configuration.label.content.given)
      .part("currentValueLabel", ifPresent: configuration.currentValueLabel?.content.given)
      .part("minimumValueLabel", ifPresent: configuration.minimumValueLabel?.content.given)
      .part("maximumValueLabel", ifPresent: configuration.maximumValueLabel?.content.given)
      .part("markedValueLabels", ifPresent: configuration.markedValueLabels?.content.given)
      .value("value", configuration.value)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge showing a value within a range and describes the gauge's current, minimum, and maximum values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Self.fraction(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(), marked: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge showing a value within a range, its current value and labels of marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      Self.fraction(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(), minimum: nil,
      maximum: nil, marked: markedValueLabels())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge showing a value within a range and that describes the gauge's purpose and current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.fraction(value, in: bounds), label: label(), currentValueLabel: currentValueLabel(), minimum: nil,
      maximum: nil, marked: nil)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge showing a value within a range and describes the gauge's purpose.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      Self.fraction(value, in: bounds), label: label(), currentValueLabel: nil, minimum: nil, maximum: nil, marked: nil)
  }
}

/// Shows a gauge in the style of its environment.
private struct StyledGauge: View {
  let configuration: GaugeStyleConfiguration

  @Environment(\.gaugeStyle) private var style

  var body: some View {
    ControlContent { Self.body(style, configuration) }
      .hiddenLabel(configuration.label)
      .modifier(behavior)
  }

  private var behavior: ControlBehavior {
    var behavior = ControlBehavior(role: .progressIndicator)
    behavior.value = "\(Int(bounded: (configuration.value * 100).rounded()))%"
    return behavior
  }

  private static func body<Style: GaugeStyle>(_ style: Style, _ configuration: GaugeStyleConfiguration) -> AnyView {
    AnyView(GaugeStyleBody(style: StyleProperty(style: style), configuration: configuration))
  }
}

private struct GaugeStyleBody<Style: GaugeStyle>: View {
  let style: StyleProperty<Style>
  let configuration: GaugeStyleConfiguration

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(OuterStyle(EnvironmentValues.GaugeStyleKey.self))
  }
}
