import Foundation

/// Chart content that represents data using rectangles.
public nonisolated struct RectangleMark: ChartContent {
  public typealias Body = Never

  let mark: Mark
}

extension RectangleMark: MarkContent {}

extension RectangleMark {
  /// Creates a rectangle mark around a value of each axis.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    self.init(.value(x.plotted), .value(y.plotted), width: width, height: height)
  }

  /// Creates a rectangle mark around an x, between two places in points.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.plotted), .points(yStart, yEnd), width: width)
  }

  /// Creates a rectangle mark around a y, between two places in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.points(xStart, xEnd), .value(y.plotted), height: height)
  }

  /// Creates a rectangle mark between two x, around a y.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), height: height)
  }

  /// Creates a rectangle mark between two x, and two places in points.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .points(yStart, yEnd))
  }

  /// Creates a rectangle mark around an x, between two y.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), width: width)
  }

  /// Creates a rectangle mark between two places in points, and two y.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a rectangle mark between two x and two y.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a rectangle mark between places in points.
  nonisolated public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.points(xStart, xEnd), .points(yStart, yEnd))
  }

  nonisolated init(
    _ x: Mark.Place, _ y: Mark.Place, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    mark.x = x
    mark.y = y
    mark.width = width
    mark.height = height
    self.mark = mark
  }
}
