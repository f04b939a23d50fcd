import SwiftUI

/// Chart content that represents a collection using rules.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct RulePlot<Content> {
  let content: Content
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension RulePlot: ChartContent where Content: ChartContent {
  public var body: some ChartContent { content }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public static func _collect(
    _ content: RulePlot, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    Content._collect(content.content, into: &marks, attributes: attributes)
  }
}

/// A mark for each element of a collection. ``RulePlot`` creates it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct VectorizedRulePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let marks: ElementMarks<Data>

  nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> Mark) {
    marks = ElementMarks(data: data, mark: mark)
  }

  @MainActor public static func _collect(_ content: VectorizedRulePlotContent, into marks: inout _ChartMarks) {
    _collect(content, into: &marks, attributes: [])
  }

  @MainActor public static func _collect(
    _ content: VectorizedRulePlotContent, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    content.marks.collect(into: &marks, attributes: attributes)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension RulePlot {
  /// Creates a mark for each element: between two values of x, at a value of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data) { element in
      RuleMark(.range(xStart.plotted(element), xEnd.plotted(element)), .value(y.plotted(element))).mark
    }
  }

  /// Creates a mark for each element: at a value of x, between two values of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data) { element in
      RuleMark(.value(x.plotted(element)), .range(yStart.plotted(element), yEnd.plotted(element))).mark
    }
  }

  /// Creates a mark for each element: between two places in points of x, at a value of y.
  nonisolated public init<Data, Y: Plottable>(
    _ data: Data,
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data) { element in
      RuleMark(.points(xStart, xEnd), .value(y.plotted(element))).mark
    }
  }

  /// Creates a mark for each element: between two values of x, at a place in points of y.
  nonisolated public init<Data, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data) { element in
      RuleMark(.range(xStart.plotted(element), xEnd.plotted(element)), y.map { .points($0, $0) } ?? .automatic).mark
    }
  }

  /// Creates a mark for each element: at a value of x, between two places in points of y.
  nonisolated public init<Data, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data) { element in
      RuleMark(.value(x.plotted(element)), .points(yStart, yEnd)).mark
    }
  }

  /// Creates a mark for each element: at a place in points of x, between two values of y.
  nonisolated public init<Data, Y: Plottable>(
    _ data: Data,
    x: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data) { element in
      RuleMark(x.map { .points($0, $0) } ?? .automatic, .range(yStart.plotted(element), yEnd.plotted(element))).mark
    }
  }

  /// Creates a mark for each element: between places in points of each element of x, at a value of y.
  nonisolated public init<Data, Y: Plottable>(
    _ data: Data,
    xStart: KeyPath<Data.Element, CGFloat>,
    xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data) { element in
      RuleMark(.points(element[keyPath: xStart], element[keyPath: xEnd]), .value(y.plotted(element))).mark
    }
  }

  /// Creates a mark for each element: between two values of x, at a place in points of each element of y.
  nonisolated public init<Data, X: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data) { element in
      RuleMark(
        .range(xStart.plotted(element), xEnd.plotted(element)), .points(element[keyPath: y], element[keyPath: y])
      ).mark
    }
  }

  /// Creates a mark for each element: at a value of x, between places in points of each element of y.
  nonisolated public init<Data, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data) { element in
      RuleMark(.value(x.plotted(element)), .points(element[keyPath: yStart], element[keyPath: yEnd])).mark
    }
  }

  /// Creates a mark for each element: at a place in points of each element of x, between two values of y.
  nonisolated public init<Data, Y: Plottable>(
    _ data: Data,
    x: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(data) { element in
      RuleMark(
        .points(element[keyPath: x], element[keyPath: x]), .range(yStart.plotted(element), yEnd.plotted(element))
      ).mark
    }
  }
}
