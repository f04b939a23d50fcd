import SwiftUI

extension ChartContent {
  /// Sets the foreground style for the chart content.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    attribute(.foreground(AnyShapeStyle(style)))
  }

  /// Represents data using different foreground styles.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    attribute(.foregroundBy(value.plotted))
  }

  /// Sets the opacity for the chart content, 0 to 1.
  nonisolated public func opacity(_ value: Double) -> some ChartContent { attribute(.opacity(value)) }

  /// Sets the corner radius of the chart content, in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    attribute(.cornerRadius(radius, style))
  }

  /// Sets the style for line marks and rule marks.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { attribute(.lineStyle(style)) }

  /// Represents data using different line styles.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    attribute(.lineStyleBy(value.plotted))
  }

  /// Plots line and area marks with the interpolation method.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    attribute(.interpolation(method))
  }

  /// Aligns this item's styles with the chart's plot area, so that a gradient spans it.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    attribute(.alignsStylesWithPlot(aligns))
  }

  /// Controls the display order of overlapping chart contents: the higher one is in front.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { attribute(.zIndex(value)) }
}
