import Foundation

/// A sector of a pie or donut chart, which shows how individual categories make up a meaningful total.
public nonisolated struct SectorMark: ChartContent {
  public typealias Body = Never

  let mark: Mark
}

extension SectorMark: MarkContent {}

extension SectorMark {
  /// Creates a sector mark.
  ///
  /// - Parameters:
  ///   - angle: The part of the circle, relative to the sum of all sectors; a range takes that part of it.
  ///   - innerRadius: The inner radius; a ratio is one of the chart's radius.
  ///   - outerRadius: The outer radius.
  ///   - angularInset: The distance to each neighbor, in points.
  nonisolated public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    self.init(
      Mark.Sector(
        angle: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset))
  }

  nonisolated init(_ sector: Mark.Sector) {
    var mark = Mark(.sector)
    mark.sector = sector
    self.mark = mark
  }
}
