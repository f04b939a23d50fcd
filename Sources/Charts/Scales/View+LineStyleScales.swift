import SwiftUI

extension View {
  /// Configures the line style scale for charts within the view.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    let settings = StyleScaleSettings(domain: domain, outputs: range._makeScaleRange()) { $0 }
    return chartSettings { $0.lineStyle.merge(settings) }
  }

  /// Configures the line style scale for charts within the view.
  nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSettings { $0.lineStyle.merge(StyleScaleSettings(domain: domain)) }
  }

  /// Configures the line style scale for charts within the view.
  nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    let settings = StyleScaleSettings(outputs: range._makeScaleRange()) { $0 }
    return chartSettings { $0.lineStyle.merge(settings) }
  }

  /// Configures the line style scale with a value for each of some data.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let settings = StyleScaleSettings(pairs: mapping) { $0 }
    return chartSettings { $0.lineStyle.merge(settings) }
  }

  /// Configures the line style scale with a closure that makes a value for each element of a domain.
  nonisolated public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    let settings = StyleScaleSettings(domain: domain.map(\.datum)) { (value: Domain.Element) in mapping(value) }
    return chartSettings { $0.lineStyle.merge(settings) }
  }

  /// Configures the line style scale with a closure that makes a value for each datum.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    let settings = StyleScaleSettings { (value: DataValue) in mapping(value) }
    return chartSettings { $0.lineStyle.merge(settings) }
  }
}
