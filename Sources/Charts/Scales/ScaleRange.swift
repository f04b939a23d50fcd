import SwiftUI

/// The range of a scale as an app gives it. An engine hook.
public struct _ScaleRangeOutputs<VisualValue> {
  enum Storage {
    case values([VisualValue])

    /// Between two values.
    case ends(VisualValue, VisualValue)

    /// The extent of the plot without paddings at its start and its end, in points.
    case plot(start: CGFloat, end: CGFloat)

    /// Colors to mix.
    case gradient(Gradient)

    /// A gradient whose colors the environment knows.
    case style(AnyGradient)
  }

  let storage: Storage
}

/// A type that you can use to configure the range of a chart.
public protocol ScaleRange {
  associatedtype VisualValue

  /// The range. An engine hook.
  func _makeScaleRange() -> _ScaleRangeOutputs<VisualValue>
}

/// A type that configures the x-axis and y-axis values.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  public typealias VisualValue = Bound

  public func _makeScaleRange() -> _ScaleRangeOutputs<Bound> {
    _ScaleRangeOutputs(storage: .ends(lowerBound, upperBound))
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: ScaleRange {
  public typealias VisualValue = Element

  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { _ScaleRangeOutputs(storage: .values(self)) }
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ArraySlice: ScaleRange {
  public typealias VisualValue = Element

  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { _ScaleRangeOutputs(storage: .values(Array(self))) }
}

extension ArraySlice: PositionScaleRange where Element == CGFloat {}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color

  public func _makeScaleRange() -> _ScaleRangeOutputs<Color> { _ScaleRangeOutputs(storage: .gradient(self)) }
}

extension AnyGradient: ScaleRange {
  public typealias VisualValue = Color

  public func _makeScaleRange() -> _ScaleRangeOutputs<Color> { _ScaleRangeOutputs(storage: .style(self)) }
}

/// A range that is the extent of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat

  let start: CGFloat
  let end: CGFloat

  public func _makeScaleRange() -> _ScaleRangeOutputs<CGFloat> {
    _ScaleRangeOutputs(storage: .plot(start: start, end: end))
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The extent of the plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }

  /// The extent of the plot without a padding on both sides, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  /// The extent of the plot without paddings, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
