import Foundation

/// Chart content that represents data using a sequence of connected line segments.
public nonisolated struct LineMark: ChartContent {
  public typealias Body = Never

  let mark: Mark
}

extension LineMark: MarkContent {}

extension LineMark {
  /// Creates a point of the line of its series.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(.value(x.plotted), .value(y.plotted), series: nil)
  }

  /// Creates a point of the line of a series.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.value(x.plotted), .value(y.plotted), series: series.plotted)
  }

  nonisolated init(_ x: Mark.Place, _ y: Mark.Place, series: PlottedValue?) {
    var mark = Mark(.line)
    mark.x = x
    mark.y = y
    mark.series = series
    self.mark = mark
  }
}
