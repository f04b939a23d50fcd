import Foundation

/// Chart content that represents data using points.
public nonisolated struct PointMark: ChartContent {
  public typealias Body = Never

  let mark: Mark
}

extension PointMark: MarkContent {}

extension PointMark {
  /// Creates a point mark.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(.value(x.plotted), .value(y.plotted))
  }

  /// Creates a point mark at a y in points; by default in the middle of the plot.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    self.init(.value(x.plotted), y.map { .points($0, $0) } ?? .automatic)
  }

  /// Creates a point mark at an x in points; by default in the middle of the plot.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(x.map { .points($0, $0) } ?? .automatic, .value(y.plotted))
  }

  nonisolated init(_ x: Mark.Place, _ y: Mark.Place) {
    var mark = Mark(.point)
    mark.x = x
    mark.y = y
    self.mark = mark
  }
}
