import SwiftUI

extension ChartContent {
  /// Represents data using position: marks at one value of an axis are next to each other.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    attribute(.position(value.plotted, axis: axis, span: span))
  }

  /// Applies a vertical and horizontal offset to the chart content, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    attribute(.offset(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y)))
  }

  /// Applies an offset to the chart content, in points.
  nonisolated public func offset(_ value: CGSize) -> some ChartContent { offset(x: value.width, y: value.height) }

  /// Applies offsets to an x and to both ends of y, in points.
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    attribute(.offset(MarkOffset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)))
  }

  /// Applies offsets to both ends of x and to a y, in points.
  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    attribute(.offset(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)))
  }

  /// Applies offsets to both ends of x and of y, in points.
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    attribute(.offset(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)))
  }
}
