import SwiftUI

extension ChartContent {
  /// Sets a plotting symbol type for the chart content.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    attribute(.symbol(AnyChartSymbolShape(symbol)))
  }

  /// Sets a plotting symbol type for the chart content, by data.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    attribute(.symbolBy(value.plotted))
  }

  /// Sets a view as the symbol of the chart content.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    attribute(.symbolView(AnyView(symbol())))
  }

  /// Sets the plotting symbol size, as an area in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent { attribute(.symbolArea(area)) }

  /// Sets the plotting symbol size, in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { attribute(.symbolExtent(size)) }

  /// Represents data using symbol sizes.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    attribute(.symbolSizeBy(value.plotted))
  }
}
