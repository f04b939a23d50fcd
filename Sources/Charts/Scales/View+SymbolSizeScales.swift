import SwiftUI

extension View {
  /// Configures the symbol size scale for charts within the view.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    let settings = StyleScaleSettings(domain: domain, outputs: range._makeScaleRange(), type: type) { $0 }
    return chartSettings { $0.symbolSize.merge(settings) }
  }

  /// Configures the symbol size scale for charts within the view.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View
  {
    chartSettings { $0.symbolSize.merge(StyleScaleSettings(domain: domain, type: type)) }
  }

  /// Configures the symbol size scale for charts within the view.
  nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue == CGFloat {
    let settings = StyleScaleSettings(outputs: range._makeScaleRange(), type: type) { $0 }
    return chartSettings { $0.symbolSize.merge(settings) }
  }

  /// Configures the symbol size scale for charts within the view.
  nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    chartSettings { $0.symbolSize.merge(StyleScaleSettings(type: type)) }
  }

  /// Configures the symbol size scale with a value for each of some data.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let settings = StyleScaleSettings(pairs: mapping) { $0 }
    return chartSettings { $0.symbolSize.merge(settings) }
  }

  /// Configures the symbol size scale with a closure that makes a value for each element of a domain.
  nonisolated public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    let settings = StyleScaleSettings(domain: domain.map(\.datum)) { (value: Domain.Element) in mapping(value) }
    return chartSettings { $0.symbolSize.merge(settings) }
  }

  /// Configures the symbol size scale with a closure that makes a value for each datum.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    let settings = StyleScaleSettings { (value: DataValue) in mapping(value) }
    return chartSettings { $0.symbolSize.merge(settings) }
  }
}
