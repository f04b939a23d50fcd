import Foundation

/// Chart content that represents data using bars.
public nonisolated struct BarMark: ChartContent {
  public typealias Body = Never

  let mark: Mark
}

extension BarMark: MarkContent {}

extension BarMark {
  /// Creates a bar mark: the value is the length, and the other place is its position.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.plotted), .value(y.plotted), width: width, height: height, stacking: stacking)
  }

  /// Creates a bar mark at an x, or of a length along x, between two places in points.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.plotted), .points(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a bar mark at a y, or of a length along y, between two places in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.points(xStart, xEnd), .value(y.plotted), height: height, stacking: stacking)
  }

  /// Creates a horizontal bar mark between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .value(y.plotted), height: height)
  }

  /// Creates a horizontal bar mark between two values, and two places in points.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.range(xStart.plotted, xEnd.plotted), .points(yStart, yEnd))
  }

  /// Creates a vertical bar mark between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.plotted), .range(yStart.plotted, yEnd.plotted), width: width)
  }

  /// Creates a vertical bar mark between two values, and two places in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), .range(yStart.plotted, yEnd.plotted))
  }

  nonisolated init(
    _ x: Mark.Place, _ y: Mark.Place, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .unstacked
  ) {
    var mark = Mark(.bar)
    mark.x = x
    mark.y = y
    mark.width = width
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }
}
