/// The default gauge view style in the current context: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CapacityBarGauge(configuration: configuration)
  }
}

/// A gauge style that displays a bar that fills from leading to trailing edges as the gauge's current value increases.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CapacityBarGauge(configuration: configuration)
  }
}

/// A gauge style that displays a bar that fills from leading to trailing edges as the gauge's current value
/// increases, below its label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  @Environment(\.design) private var design

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: design.values.gauges.stackedSpacing) {
      configuration.label.font(.caption)
      GaugeBar(fraction: configuration.value, kind: .filled, thickness: design.values.gauges.accessoryThickness)
      if let value = configuration.currentValueLabel { value.font(.caption2) }
    }
    .asGauge(configuration)
  }
}

/// A gauge style that displays a bar with a marker that appears at a point along the bar to indicate the gauge's
/// current value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  @Environment(\.design) private var design

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: design.values.gauges.sideSpacing) {
      if let label = configuration.minimumValueLabel { label.font(.caption2) }
      GaugeBar(fraction: configuration.value, kind: .marked, thickness: design.values.gauges.accessoryThickness)
      if let label = configuration.maximumValueLabel { label.font(.caption2) }
    }
    .asGauge(configuration)
  }
}

/// A gauge style that displays an open ring with a marker that appears at a point along the ring to indicate the gauge's
/// current value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  @Environment(\.design) private var design

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: true)
      .overlay {
        if let value = configuration.currentValueLabel { GaugeCenter { value.font(.title3) } }
      }
      .overlay(alignment: .bottom) {
        if let minimum = configuration.minimumValueLabel {
          HStack(spacing: design.values.gauges.ringLabelSpacing) {
            minimum
            if let maximum = configuration.maximumValueLabel { maximum }
          }
          .font(design.values.gauges.ringLabelFont)
        } else {
          configuration.label.font(design.values.gauges.ringLabelFont)
        }
      }
      .asGauge(configuration)
  }
}

/// A gauge style that displays a closed ring that's partially filled in to indicate the gauge's current value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: false)
      .overlay {
        if let value = configuration.currentValueLabel {
          GaugeCenter { value.font(.title3) }
        } else {
          GaugeCenter { configuration.label.font(.caption) }
        }
      }
      .asGauge(configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge view style in the current context of the view being styled.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge style that displays a bar that fills as the gauge's current value increases.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge style that displays a bar with a marker at the gauge's current value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A gauge style that displays a bar that fills as the gauge's current value increases.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge style that displays an open ring with a marker at the gauge's current value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge style that displays a closed ring that's partially filled in.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A label in the middle of a ring, which keeps its size at any text size: the label is scaled down to fit.
private struct GaugeCenter<Label: View>: View {
  @ViewBuilder let label: Label

  @Environment(\.design) private var design

  var body: some View {
    label.lineLimit(1).minimumScaleFactor(design.values.gauges.centerLeastScale)
      .padding(design.values.gauges.centerInset)
  }
}

/// A bar between the labels of its bounds, with the label above and the value below.
private struct CapacityBarGauge: View {
  let configuration: GaugeStyleConfiguration

  @Environment(\.design) private var design

  var body: some View {
    VStack(spacing: design.values.gauges.spacing) {
      configuration.label
      HStack {
        if let label = configuration.minimumValueLabel { label }
        GaugeBar(fraction: configuration.value, kind: .filled, thickness: design.values.gauges.barThickness)
        if let label = configuration.maximumValueLabel { label }
      }
      if let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(.secondary)
      }
    }
    .asGauge(configuration)
  }
}

extension View {
  /// Makes the parts of a gauge one element, and warns of those that no style of the system shows.
  fileprivate func asGauge(_ configuration: GaugeStyleConfiguration) -> some View {
    modifier(DecorativeModifier())
      .approximate(
        "Gauge(markedValueLabels:)", "labels of marked values are not shown.",
        when: configuration.markedValueLabels != nil)
  }
}
