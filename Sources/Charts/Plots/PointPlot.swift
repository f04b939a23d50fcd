import SwiftUI

/// Chart content that represents a collection using points.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct PointPlot<Content> {
  let content: Content
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PointPlot: ChartContent where Content: ChartContent {
  public var body: some ChartContent { content }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public static func _collect(
    _ content: PointPlot, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    Content._collect(content.content, into: &marks, attributes: attributes)
  }
}

/// A mark for each element of a collection. ``PointPlot`` creates it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct VectorizedPointPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let marks: ElementMarks<Data>

  nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> Mark) {
    marks = ElementMarks(data: data, mark: mark)
  }

  @MainActor public static func _collect(_ content: VectorizedPointPlotContent, into marks: inout _ChartMarks) {
    _collect(content, into: &marks, attributes: [])
  }

  @MainActor public static func _collect(
    _ content: VectorizedPointPlotContent, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    content.marks.collect(into: &marks, attributes: attributes)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PointPlot {
  /// Creates a mark for each element: at a value of x, at a value of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data) { element in
      PointMark(.value(x.plotted(element)), .value(y.plotted(element))).mark
    }
  }

  /// Creates a mark for each element: at a value of x, at a place in points of y.
  nonisolated public init<Data, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data) { element in
      PointMark(.value(x.plotted(element)), y.map { .points($0, $0) } ?? .automatic).mark
    }
  }

  /// Creates a mark for each element: at a value of x, at a place in points of each element of y.
  nonisolated public init<Data, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data) { element in
      PointMark(.value(x.plotted(element)), .points(element[keyPath: y], element[keyPath: y])).mark
    }
  }

  /// Creates a mark for each element: at a place in points of x, at a value of y.
  nonisolated public init<Data, Y: Plottable>(
    _ data: Data,
    x: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data) { element in
      PointMark(x.map { .points($0, $0) } ?? .automatic, .value(y.plotted(element))).mark
    }
  }

  /// Creates a mark for each element: at a place in points of each element of x, at a value of y.
  nonisolated public init<Data, Y: Plottable>(
    _ data: Data,
    x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(data) { element in
      PointMark(.points(element[keyPath: x], element[keyPath: x]), .value(y.plotted(element))).mark
    }
  }
}
