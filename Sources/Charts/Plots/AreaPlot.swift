import SwiftUI

/// Chart content that represents a collection or a function using an area.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct AreaPlot<Content> {
  let content: Content
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension AreaPlot: ChartContent where Content: ChartContent {
  public var body: some ChartContent { content }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public static func _collect(
    _ content: AreaPlot, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    Content._collect(content.content, into: &marks, attributes: attributes)
  }
}

/// A mark for each element of a collection. ``AreaPlot`` creates it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let marks: ElementMarks<Data>

  nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> Mark) {
    marks = ElementMarks(data: data, mark: mark)
  }

  @MainActor public static func _collect(_ content: VectorizedAreaPlotContent, into marks: inout _ChartMarks) {
    _collect(content, into: &marks, attributes: [])
  }

  @MainActor public static func _collect(
    _ content: VectorizedAreaPlotContent, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    content.marks.collect(into: &marks, attributes: attributes)
  }
}

/// A function as the content of a plot.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct FunctionAreaPlotContent: ChartContent {
  public typealias Body = Never

  let mark: Mark

  nonisolated init(_ function: PlottedFunction) {
    var mark = Mark(.area)
    mark.function = function
    self.mark = mark
  }

  @MainActor public static func _collect(_ content: FunctionAreaPlotContent, into marks: inout _ChartMarks) {
    marks.add(content.mark)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension AreaPlot {
  /// Creates a mark for each element: at a value of x, at a value of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data) { element in
      AreaMark(.value(x.plotted(element)), .value(y.plotted(element)), series: nil, stacking: stacking).mark
    }
  }

  /// Creates a mark for each element: between two values of x, at a value of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data) { element in
      AreaMark(.range(xStart.plotted(element), xEnd.plotted(element)), .value(y.plotted(element)), series: nil).mark
    }
  }

  /// Creates a mark for each element: at a value of x, between two values of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data) { element in
      AreaMark(.value(x.plotted(element)), .range(yStart.plotted(element), yEnd.plotted(element)), series: nil).mark
    }
  }

  /// Creates a mark for each element: at a value of x, at a value of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data) { element in
      AreaMark(
        .value(x.plotted(element)), .value(y.plotted(element)), series: series.plotted(element), stacking: stacking
      ).mark
    }
  }

  /// Creates a mark for each element: between two values of x, at a value of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data) { element in
      AreaMark(
        .range(xStart.plotted(element), xEnd.plotted(element)), .value(y.plotted(element)),
        series: series.plotted(element)
      ).mark
    }
  }

  /// Creates a mark for each element: at a value of x, between two values of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data) { element in
      AreaMark(
        .value(x.plotted(element)), .range(yStart.plotted(element), yEnd.plotted(element)),
        series: series.plotted(element)
      ).mark
    }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates a plot of a function of x; without a domain, over the x axis.
  nonisolated public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      PlottedFunction(
        xLabel: .text(x), yLabel: .text(y), domain: domain,
        point: { ($0, function($0), 0) }, isOfX: true))
  }

  /// Creates a plot of the area between two functions of x; without a domain, over the x axis.
  nonisolated public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      PlottedFunction(
        xLabel: .text(x), yLabel: .text(yEnd), domain: domain,
        point: { argument in
          let ends = function(argument)
          return (argument, ends.yEnd, ends.yStart)
        }, isOfX: true))
  }

  /// Creates a plot of a function of x; without a domain, over the x axis.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      PlottedFunction(
        xLabel: .key(x), yLabel: .key(y), domain: domain,
        point: { ($0, function($0), 0) }, isOfX: true))
  }

  /// Creates a plot of the area between two functions of x; without a domain, over the x axis.
  nonisolated public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      PlottedFunction(
        xLabel: .key(x), yLabel: .key(yEnd), domain: domain,
        point: { argument in
          let ends = function(argument)
          return (argument, ends.yEnd, ends.yStart)
        }, isOfX: true))
  }

  /// Creates a plot of a function of x; without a domain, over the x axis.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(
      PlottedFunction(
        xLabel: .string(String(x)), yLabel: .string(String(y)), domain: domain,
        point: { ($0, function($0), 0) }, isOfX: true))
  }

  /// Creates a plot of the area between two functions of x; without a domain, over the x axis.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(
      PlottedFunction(
        xLabel: .string(String(x)), yLabel: .string(String(yEnd)), domain: domain,
        point: { argument in
          let ends = function(argument)
          return (argument, ends.yEnd, ends.yStart)
        }, isOfX: true))
  }
}
