import Foundation

/// Chart content that represents data using a single horizontal or vertical rule.
public nonisolated struct RuleMark: ChartContent {
  public typealias Body = Never

  let mark: Mark
}

extension RuleMark: MarkContent {}

extension RuleMark {
  /// Creates a horizontal rule mark between two places in points; by default across the plot.
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(.points(xStart, xEnd), .value(y.plotted))
  }

  /// Creates a horizontal rule mark between two x.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted))
  }

  /// Creates a horizontal rule mark between two x at a y in points; by default in the middle of the plot.
  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    self.init(.range(xStart.plotted, xEnd.plotted), y.map { .points($0, $0) } ?? .automatic)
  }

  /// Creates a vertical rule mark between two places in points; by default across the plot.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(.value(x.plotted), .points(yStart, yEnd))
  }

  /// Creates a vertical rule mark between two y.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a vertical rule mark between two y at an x in points; by default in the middle of the plot.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(x.map { .points($0, $0) } ?? .automatic, .range(yStart.plotted, yEnd.plotted))
  }

  nonisolated init(_ x: Mark.Place, _ y: Mark.Place) {
    var mark = Mark(.rule)
    mark.x = x
    mark.y = y
    self.mark = mark
  }
}
