import Foundation

/// Chart content that represents data using the area of one or more regions.
public nonisolated struct AreaMark: ChartContent {
  public typealias Body = Never

  let mark: Mark
}

extension AreaMark: MarkContent {}

extension AreaMark {
  /// Creates a point of the area between zero, or the areas below, and a value.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.plotted), .value(y.plotted), series: nil, stacking: stacking)
  }

  /// Creates a part of the area between two x.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), series: nil)
  }

  /// Creates a part of the area between two y.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), series: nil)
  }

  /// Creates a point of the area of a series between zero, or the areas below, and a value.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.plotted), .value(y.plotted), series: series.plotted, stacking: stacking)
  }

  /// Creates a part of the area of a series between two x.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), series: series.plotted)
  }

  /// Creates a part of the area of a series between two y.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), series: series.plotted)
  }

  nonisolated init(
    _ x: Mark.Place, _ y: Mark.Place, series: PlottedValue?, stacking: MarkStackingMethod = .unstacked
  ) {
    var mark = Mark(.area)
    mark.x = x
    mark.y = y
    mark.series = series
    mark.stacking = stacking
    self.mark = mark
  }
}
