import SwiftUI

extension View {
  /// Configures the x scale for charts within the view.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    positionScale(\.x, domain: domain, range: range, type: type)
  }

  /// Configures the x scale for charts within the view.
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    positionScale(\.x, domain: domain, range: nil, type: type)
  }

  /// Configures the x scale for charts within the view.
  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    positionScale(\.x, domain: nil, range: range, type: type)
  }

  /// Configures the x scale for charts within the view.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    positionScale(\.x, domain: nil, range: nil, type: type)
  }

  /// Configures the y scale for charts within the view.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    positionScale(\.y, domain: domain, range: range, type: type)
  }

  /// Configures the y scale for charts within the view.
  nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    positionScale(\.y, domain: domain, range: nil, type: type)
  }

  /// Configures the y scale for charts within the view.
  nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    positionScale(\.y, domain: nil, range: range, type: type)
  }

  /// Configures the y scale for charts within the view.
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    positionScale(\.y, domain: nil, range: nil, type: type)
  }

  nonisolated private func positionScale(
    _ axis: WritableKeyPath<ChartSettings, ChartAxisSettings> & Sendable, domain: (any ScaleDomain)?,
    range: (any PositionScaleRange)?, type: ScaleType?
  ) -> some View {
    chartSettings { settings in
      if let domain { settings[keyPath: axis].scale.domain = domain._makeScaleDomain() }
      if let range { settings[keyPath: axis].scale.range = range._makeScaleRange() }
      if let type { settings[keyPath: axis].scale.type = type }
    }
  }
}
