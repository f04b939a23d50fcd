import SwiftUI

extension View {
  /// Configures the foreground style scale for charts within the view.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let settings = StyleScaleSettings(domain: domain, outputs: range._makeScaleRange(), type: type) {
      AnyShapeStyle($0)
    }
    return chartSettings { $0.foregroundStyle.merge(settings) }
  }

  /// Configures the foreground style scale for charts within the view.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    chartSettings { $0.foregroundStyle.merge(StyleScaleSettings(domain: domain, type: type)) }
  }

  /// Configures the foreground style scale for charts within the view.
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View where Range.VisualValue: ShapeStyle
  {
    let settings = StyleScaleSettings(outputs: range._makeScaleRange(), type: type) { AnyShapeStyle($0) }
    return chartSettings { $0.foregroundStyle.merge(settings) }
  }

  /// Configures the foreground style scale for charts within the view.
  nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    chartSettings { $0.foregroundStyle.merge(StyleScaleSettings(type: type)) }
  }

  /// Configures the foreground style scale with a value for each of some data.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let settings = StyleScaleSettings(pairs: mapping) { AnyShapeStyle($0) }
    return chartSettings { $0.foregroundStyle.merge(settings) }
  }

  /// Configures the foreground style scale with a closure that makes a value for each element of a domain.
  nonisolated public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let settings = StyleScaleSettings(domain: domain.map(\.datum)) { (value: Domain.Element) in
      AnyShapeStyle(mapping(value))
    }
    return chartSettings { $0.foregroundStyle.merge(settings) }
  }

  /// Configures the foreground style scale with a closure that makes a value for each datum.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    let settings = StyleScaleSettings { (value: DataValue) in AnyShapeStyle(mapping(value)) }
    return chartSettings { $0.foregroundStyle.merge(settings) }
  }
}
