import SwiftUI

extension View {
  /// Configures the symbol scale for charts within the view.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let settings = StyleScaleSettings(domain: domain, outputs: range._makeScaleRange()) { AnyChartSymbolShape($0) }
    return chartSettings { $0.symbol.merge(settings) }
  }

  /// Configures the symbol scale for charts within the view.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSettings { $0.symbol.merge(StyleScaleSettings(domain: domain)) }
  }

  /// Configures the symbol scale for charts within the view.
  nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    let settings = StyleScaleSettings(outputs: range._makeScaleRange()) { AnyChartSymbolShape($0) }
    return chartSettings { $0.symbol.merge(settings) }
  }

  /// Configures the symbol scale with a value for each of some data.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let settings = StyleScaleSettings(pairs: mapping) { AnyChartSymbolShape($0) }
    return chartSettings { $0.symbol.merge(settings) }
  }

  /// Configures the symbol scale with a closure that makes a value for each element of a domain.
  nonisolated public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let settings = StyleScaleSettings(domain: domain.map(\.datum)) { (value: Domain.Element) in
      AnyChartSymbolShape(mapping(value))
    }
    return chartSettings { $0.symbol.merge(settings) }
  }

  /// Configures the symbol scale with a closure that makes a value for each datum.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    let settings = StyleScaleSettings { (value: DataValue) in AnyChartSymbolShape(mapping(value)) }
    return chartSettings { $0.symbol.merge(settings) }
  }

  /// Configures the symbol scale for charts within the view.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View {
    let settings = StyleScaleSettings(domain: domain, outputs: range._makeScaleRange()) { AnyChartSymbolShape($0) }
    return chartSettings { $0.symbol.merge(settings) }
  }

  /// Configures the symbol scale for charts within the view.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    let settings = StyleScaleSettings(outputs: range._makeScaleRange()) { AnyChartSymbolShape($0) }
    return chartSettings { $0.symbol.merge(settings) }
  }

  /// Configures the symbol scale with a value for each of some data.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    let settings = StyleScaleSettings(pairs: mapping) { AnyChartSymbolShape($0) }
    return chartSettings { $0.symbol.merge(settings) }
  }
}
